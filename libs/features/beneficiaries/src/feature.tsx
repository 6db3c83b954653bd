import { beneficiariesCatalogue } from '@waqf/contracts/messages';
import type { Feature } from '@waqf/platform-web';
import { beneficiariesState } from './messages/page-state';

const denied = {
  title: beneficiariesCatalogue.forbidden,
  text: {
    ar: 'يدير الناظر مستفيدي أوقافه، وترى مستفيدي وقفك في صفحته.',
    en: 'The nazir manages the beneficiaries of a waqf; its page shows them to you.',
  },
};

/** The people who receive from the yield of the waqfs, for those who manage them. */
export const beneficiaries: Feature = {
  name: 'beneficiaries',
  gate: 'beneficiaries.manage',
  routes: [
    {
      path: '/beneficiaries',
      title: { ar: 'المستفيدون', en: 'Beneficiaries' },
      state: beneficiariesState,
      denied,
      load: () => import('./screens/beneficiaries.screen').then((module) => module.BeneficiariesScreen),
    },
    {
      path: '/beneficiaries/import',
      title: { ar: 'استيراد المستفيدين', en: 'Import beneficiaries' },
      denied,
      load: () => import('./screens/import.screen').then((module) => module.ImportScreen),
    },
  ],
};
