import type { Feature } from '@waqf/platform-web';

/** Accounts of a waqf, transfers between them and statements, for every role that may read them. */
export const banking: Feature = {
  name: 'banking',
  gate: 'banking.read',
  routes: [
    {
      path: '/waqf/:waqfId/banking',
      title: { ar: 'الحسابات البنكية', en: 'Bank accounts' },
      load: () => import('./screens/banking.screen').then((module) => module.BankingScreen),
    },
    {
      path: '/waqf/:waqfId/statement',
      title: { ar: 'كشف حساب', en: 'Account statement' },
      load: () => import('./screens/statement.screen').then((module) => module.StatementScreen),
    },
  ],
};
