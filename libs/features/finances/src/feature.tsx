import type { Feature } from '@waqf/platform-web';

const title = { ar: 'المعاملات المالية', en: 'Transactions' };

/** Income and expenses of the waqfs, for those who keep their books. */
export const finances: Feature = {
  name: 'finances',
  routes: [
    {
      path: '/transactions',
      title,
      load: () => import('./screens/transactions.screen').then((module) => module.TransactionsScreen),
    },
  ],
};

/** The same address in the other roles' houses: it says whose it is, in the words of the specification. */
export const financesOfOthers: Feature = {
  name: 'finances-of-others',
  routes: [
    {
      path: '/transactions',
      title,
      load: () => import('./screens/no-transactions.screen').then((module) => module.NoTransactionsScreen),
    },
  ],
};
