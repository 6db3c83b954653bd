import { queryOptions } from '@tanstack/react-query';
import { monthsAnswer } from '@waqf/contracts/finances';
import { http } from '@waqf/platform-web';

/** `GET /api/transactions/months?waqfId`: figures of the last twelve months from the ledger, oldest first. */
export const monthsQuery = (waqfId: string) =>
  queryOptions({
    queryKey: ['/api/transactions', 'months', waqfId],
    queryFn: ({ signal }) =>
      http.get(`/api/transactions/months?${new URLSearchParams({ waqfId })}`, monthsAnswer, { signal }),
  });
