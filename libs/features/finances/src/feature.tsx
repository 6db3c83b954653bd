import { financesCatalogue } from '@waqf/contracts/messages';
import type { Feature } from '@waqf/platform-web';

const title = { ar: 'المعاملات المالية', en: 'Transactions' };

/** Income and expenses of the waqfs, for those who manage their books. */
export const finances: Feature = {
  name: 'finances',
  gate: 'transactions.manage',
  routes: [
    {
      path: '/transactions',
      title,
      denied: {
        title: financesCatalogue.forbidden,
        text: {
          ar: 'يدير الناظر معاملات أوقافه، وترى أوقافك وأرصدتها في صفحاتها.',
          en: 'The nazir manages the transactions of a waqf; its page shows you its balances.',
        },
      },
      load: () => import('./screens/transactions.screen').then((module) => module.TransactionsScreen),
    },
  ],
};
