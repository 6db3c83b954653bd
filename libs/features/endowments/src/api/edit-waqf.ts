import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waqfEnvelope, type EditWaqf } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';
import { refreshWaqf } from './refresh-waqf';

/**
 * `PATCH /api/waqf/{id}`: changes the name and description of a draft, by its owner. Fails with 409 when it is not a
 * draft any more.
 */
export function useEditWaqf(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EditWaqf) => http.patch(`/api/waqf/${waqfId}`, input, waqfEnvelope),
    onSuccess: () => refreshWaqf(client, waqfId),
  });
}
