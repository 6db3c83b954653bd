import { queryOptions } from '@tanstack/react-query';
import { reconciliation } from '@waqf/contracts/reconciliation';
import { http } from '@waqf/platform-web';

export interface ReconciliationFilter {
  waqfId: string;
  /** An empty string means the main account. */
  accountId: string;
  from: string;
  to: string;
}

/** `GET /api/waqf/{id}/reconciliation?accountId&from&to`: the bank's lines compared with the books. */
export const reconciliationQuery = ({ waqfId, ...filter }: ReconciliationFilter) =>
  queryOptions({
    queryKey: ['/api/waqf', waqfId, 'reconciliation', filter.accountId, filter.from, filter.to],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
      return http.get(`/api/waqf/${waqfId}/reconciliation${query.size > 0 ? `?${query}` : ''}`, reconciliation, {
        signal,
      });
    },
  });
