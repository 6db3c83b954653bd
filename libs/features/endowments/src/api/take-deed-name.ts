import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waqfEnvelope } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';
import { refreshWaqf } from './refresh-waqf';

/**
 * `POST /api/waqf/{id}/name/from-deed`: during the review, gives the waqf the name in its deed. Fails with 409 (already
 * approved), 422 (the deed has no suitable name).
 */
export function useTakeDeedName(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post(`/api/waqf/${waqfId}/name/from-deed`, {}, waqfEnvelope),
    onSuccess: () => refreshWaqf(client, waqfId),
  });
}
