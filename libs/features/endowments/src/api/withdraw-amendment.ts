import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { http } from '@waqf/platform-web';
import { refreshWaqf } from './refresh-waqf';

/**
 * `POST /api/waqf/{id}/amendments/{amendmentId}/withdraw`: discards the newer deeds; the deeds in force are unchanged.
 */
export function useWithdrawAmendment(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (amendmentId: string) =>
      http.post(`/api/waqf/${waqfId}/amendments/${amendmentId}/withdraw`, {}, z.unknown()),
    onSuccess: () => refreshWaqf(client, waqfId),
  });
}
