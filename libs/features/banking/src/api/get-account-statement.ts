import { infiniteQueryOptions } from '@tanstack/react-query';
import { accountStatement } from '@waqf/contracts/banking';
import { http } from '@waqf/platform-web';

/** Days of Asia/Riyadh, both included; empty: without that bound. */
export interface StatementPeriod {
  from: string;
  to: string;
}

/** The most that one page may hold: a statement is read, and printed, whole. */
const pageSize = 100;

/** `GET /api/bank-account/{id}/transactions?from&to&cursor`: entries of the books with the running balance, newest first. */
export const statementPages = (accountId: string, { from, to }: StatementPeriod) => infiniteQueryOptions({
  queryKey: ['/api/bank-account', accountId, 'transactions', from, to],
  queryFn: ({ signal, pageParam }) => {
    const query = new URLSearchParams({ limit: String(pageSize) });
    if (from) query.set('from', from);
    if (to) query.set('to', to);
    if (pageParam) query.set('cursor', pageParam);
    return http.get(`/api/bank-account/${accountId}/transactions?${query}`, accountStatement, { signal });
  },
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
});
