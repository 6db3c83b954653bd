import { useMutation, useQueryClient } from '@tanstack/react-query';
import { filingEnvelope, type RecordFiling } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

/**
 * `POST /api/waqf/{id}/filings`: records that the authority was notified. Fails with 409 when it is already recorded.
 */
export function useRecordFiling(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RecordFiling) => http.post(`/api/waqf/${waqfId}/filings`, input, filingEnvelope),
    onSettled: () => refreshMoney(client),
  });
}
