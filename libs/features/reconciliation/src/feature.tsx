import type { Feature } from '@waqf/platform-web';

/** The bank's statements compared with the books, for every role that may read a waqf's accounts. */
export const reconciliation: Feature = {
  name: 'reconciliation',
  gate: 'banking.read',
  routes: [
    {
      path: '/waqf/:waqfId/reconciliation',
      title: { ar: 'مطابقة كشف المصرف', en: 'Bank reconciliation' },
      load: () => import('./screens/reconciliation.screen').then((module) => module.ReconciliationScreen),
    },
  ],
};
