import { reconciliation } from '@waqf/contracts/reconciliation';
import { apiQueryAt, withQuery } from '@waqf/platform-web';

export interface ReconciliationFilter {
  waqfId: string;
  /** An empty string means the main account. */
  accountId: string;
  from: string;
  to: string;
}

/** `GET /api/waqf/{id}/reconciliation?accountId&from&to`: the bank's lines compared with the books. */
export const reconciliationQuery = ({ waqfId, ...filter }: ReconciliationFilter) =>
  apiQueryAt(
    ['/api/waqf', waqfId, 'reconciliation', filter.accountId, filter.from, filter.to],
    withQuery(`/api/waqf/${waqfId}/reconciliation`, filter),
    reconciliation,
  );
