import {
  recentTransactions,
  transactionList,
  type TransactionQueryInput,
  type TransactionSort,
} from '@waqf/contracts/finances';
import { apiQueryAt, filteredPages, givenParams, withQuery } from '@waqf/platform-web';

export type TransactionSearch = Omit<TransactionQueryInput, 'limit' | 'cursor' | 'sort'>;

/** Rows per page; the screen in the specification shows 50. */
const pageSize = 50;

/**
 * `GET /api/transactions`: matching transactions, newest first or in the requested order, a page at a time; the first
 * page includes the totals.
 */
export const transactionPages = (search: TransactionSearch, sort?: TransactionSort) => {
  const { waqfId, from, to, ...filter } = search;
  return filteredPages(
    ['/api/transactions', 'list', givenParams({ waqfId, from, to })],
    { ...filter, sort },
    (cursor) => withQuery('/api/transactions', { ...search, sort, limit: pageSize, cursor }),
    transactionList,
  );
};

/** `GET /api/transactions/recent?limit=5`: the dashboard's list. */
export const recentTransactionsQuery = (waqfId?: string) =>
  apiQueryAt(
    ['/api/transactions', 'recent', waqfId ?? ''],
    withQuery('/api/transactions/recent', { limit: 5, waqfId }),
    recentTransactions,
  );
