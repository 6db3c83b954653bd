import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { transactionList, type TransactionSort } from '@waqf/contracts/finances';
import { http } from '@waqf/platform-web';
import type { EntrySearch } from '../model/report-filter';
import { namedOf } from './get-report';

const pageSize = 100;

/** `GET /api/transactions`: the entries behind the figures, a page at a time. */
export const entryPages = (search: EntrySearch, sort?: TransactionSort) => {
  const named = namedOf({ ...search, sort });
  return infiniteQueryOptions({
    queryKey: ['/api/transactions', 'entries', new URLSearchParams(named).toString()],
    queryFn: ({ signal, pageParam }) =>
      http.get(
        `/api/transactions?${new URLSearchParams(namedOf({ ...named, limit: String(pageSize), cursor: pageParam }))}`,
        transactionList,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
};
