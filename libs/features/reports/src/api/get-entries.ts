import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { transactionList, type TransactionSort } from '@waqf/contracts/finances';
import { figureEntries } from '@waqf/contracts/reporting';
import { http } from '@waqf/platform-web';
import type { EntrySearch, ReportSearch } from '../model/report-filter';
import { queryParamsOf } from './get-report';

const pageSize = 100;

/** `GET /api/transactions`: the entries behind the figures, a page at a time. */
export const entryPages = (search: EntrySearch, sort?: TransactionSort) =>
  pagesOf('transactions', transactionList, { ...search, sort });

/** `GET /api/figure-entries`: the entries that a figure adds up, a page at a time. */
export const figurePages = (search: ReportSearch & { figure: string }) =>
  pagesOf('figure-entries', figureEntries, { ...search });

/** The query key is below `/api/transactions`, so that new entries refresh these queries. */
function pagesOf<Page extends { nextCursor: string | null }>(
  list: 'transactions' | 'figure-entries',
  shape: Parameters<typeof http.get<Page>>[1],
  search: Record<string, string | undefined>,
) {
  const named = queryParamsOf(search);
  return infiniteQueryOptions({
    queryKey: ['/api/transactions', list, new URLSearchParams(named).toString()],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams(queryParamsOf({ ...named, limit: String(pageSize), cursor: pageParam }));
      return http.get(`/api/${list}?${query}`, shape, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
