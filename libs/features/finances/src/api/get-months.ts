import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { monthsAnswer } from '@waqf/contracts/finances';
import { http } from '@waqf/platform-web';

/**
 * `GET /api/transactions/months?waqfId`: the last twelve months and the running one, from the ledger. Without a waqf:
 * all that the person sees.
 */
export const monthsQuery = (waqfId: string | undefined) =>
  queryOptions({
    queryKey: ['/api/transactions', 'months', waqfId ?? ''],
    queryFn: ({ signal }) =>
      http.get(`/api/transactions/months${waqfId ? `?${new URLSearchParams({ waqfId })}` : ''}`, monthsAnswer, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });
