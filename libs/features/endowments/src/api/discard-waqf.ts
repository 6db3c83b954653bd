import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waqfEnvelope } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';
import { refreshWaqf } from './refresh-waqf';

/** `POST /api/waqf/{id}/discard`: the founder discards a waqf that was never approved; fails with 409 afterwards. */
export const useDiscardWaqf = (waqfId: string) => useAct(waqfId, 'discard');

/** `POST /api/waqf/{id}/restore`: the founder takes a discarded waqf back. */
export const useRestoreWaqf = (waqfId: string) => useAct(waqfId, 'restore');

function useAct(waqfId: string, act: 'discard' | 'restore') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post(`/api/waqf/${waqfId}/${act}`, {}, waqfEnvelope),
    onSuccess: () => refreshWaqf(client, waqfId),
  });
}
