import { keepPreviousData } from '@tanstack/react-query';
import {
  recentTransactions,
  transactionList,
  type TransactionQueryInput,
  type TransactionSort,
} from '@waqf/contracts/finances';
import { apiPages, apiQueryAt, withQuery } from '@waqf/platform-web';

export type TransactionSearch = Omit<TransactionQueryInput, 'limit' | 'cursor' | 'sort'>;

/** Rows per page; the screen in the specification shows 50. */
const pageSize = 50;

/**
 * `GET /api/transactions`: matching transactions, newest first or in the requested order, a page at a time; the first
 * page includes the totals.
 */
export const transactionPages = (search: TransactionSearch, sort?: TransactionSort) => ({
  ...apiPages(
    ['/api/transactions', 'list', withQuery('', { ...search, sort })],
    (cursor) => withQuery('/api/transactions', { ...search, sort, limit: pageSize, cursor }),
    transactionList,
  ),
  placeholderData: keepPreviousData,
});

/** `GET /api/transactions/recent?limit=5`: the dashboard's list. */
export const recentTransactionsQuery = (waqfId?: string) =>
  apiQueryAt(
    ['/api/transactions', 'recent', waqfId ?? ''],
    withQuery('/api/transactions/recent', { limit: 5, waqfId }),
    recentTransactions,
  );
