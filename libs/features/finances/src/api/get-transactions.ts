import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  recentTransactions,
  transactionList,
  type TransactionQueryInput,
  type TransactionSort,
} from '@waqf/contracts/finances';
import { apiQueryAt, http } from '@waqf/platform-web';

export type TransactionSearch = Omit<TransactionQueryInput, 'limit' | 'cursor' | 'sort'>;

/** Rows per page; the screen in the specification shows 50. */
const pageSize = 50;

/** The search as query parameters; those without a value are left out. */
export const queryParamsOf = (search: TransactionQueryInput): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );

const queryOf = (search: TransactionQueryInput): URLSearchParams => new URLSearchParams(queryParamsOf(search));

/**
 * `GET /api/transactions`: matching transactions, newest first or in the requested order, a page at a time; the first
 * page includes the totals.
 */
export const transactionPages = (search: TransactionSearch, sort?: TransactionSort) =>
  infiniteQueryOptions({
    queryKey: ['/api/transactions', 'list', queryOf({ ...search, sort }).toString()],
    queryFn: ({ signal, pageParam }) =>
      http.get(
        `/api/transactions?${queryOf({ ...search, sort, limit: String(pageSize), cursor: pageParam })}`,
        transactionList,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

/** `GET /api/transactions/recent?limit=5`: the dashboard's list. */
export const recentTransactionsQuery = (waqfId?: string) =>
  apiQueryAt(
    ['/api/transactions', 'recent', waqfId ?? ''],
    `/api/transactions/recent?${queryOf({ limit: '5', waqfId })}`,
    recentTransactions,
  );
