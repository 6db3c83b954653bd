import type { Feature, NavItem } from '@waqf/platform-web';
import { Icon } from '@waqf/ui/core';
import { objectionsState } from './messages/page-state';

const title = { ar: 'الاعتراضات على الدفعات', en: 'Objections to payments' };

/** The entry of the menu, the same for every role that has this feature. */
export const objectionsLink: NavItem = {
  to: '/objections',
  label: { ar: 'الاعتراضات', en: 'Objections' },
  icon: <Icon.Scale />,
  below: true,
  heading: title,
};

/** Beneficiaries' objections to their payments, for founder and nazir. */
export const objections: Feature = {
  name: 'objections',
  gate: 'banking.read',
  routes: [
    {
      path: '/objections',
      title,
      state: objectionsState,
      load: () =>
        import(/* webpackChunkName: "objections" */ './screens/objections.screen').then(
          (module) => module.ObjectionsScreen,
        ),
    },
    {
      path: '/objections/:objectionId',
      title: { ar: 'اعتراض على دفعة', en: 'Objection to a payment' },
      load: () =>
        import(/* webpackChunkName: "objections" */ './screens/objection.screen').then(
          (module) => module.ObjectionScreen,
        ),
    },
  ],
};
