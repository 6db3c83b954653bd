import type { Feature } from '@waqf/platform-web';

/** Beneficiaries' objections to their payments, for founder and nazir. */
export const objections: Feature = {
  name: 'objections',
  gate: 'banking.read',
  routes: [
    {
      path: '/objections',
      title: { ar: 'الاعتراضات على الدفعات', en: 'Objections to payments' },
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
