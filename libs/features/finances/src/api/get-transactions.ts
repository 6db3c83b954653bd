import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  recentTransactions,
  transactionList,
  type TransactionQueryInput,
  type TransactionSort,
} from '@waqf/contracts/finances';
import { apiQueryAt, http } from '@waqf/platform-web';

export type TransactionSearch = Omit<TransactionQueryInput, 'limit' | 'cursor' | 'sort'>;

/** Rows of a page; the specification's screen shows 50. */
const pageSize = 50;

/** What a search says, by the names of the query; what it leaves open is not there. */
export const namedOf = (search: TransactionQueryInput): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );

const queryOf = (search: TransactionQueryInput): URLSearchParams => new URLSearchParams(namedOf(search));

/**
 * `GET /api/transactions`: what matches, newest first or in the order asked for, a page at a time; the totals come with
 * the first page.
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
