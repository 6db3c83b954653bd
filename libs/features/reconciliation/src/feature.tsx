import type { Feature } from '@waqf/platform-web';

/** What the bank says beside what the books say, for every role that may read a waqf's accounts. */
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
