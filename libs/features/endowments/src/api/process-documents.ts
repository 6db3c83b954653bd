import { useMutation, useQueryClient } from '@tanstack/react-query';
import { processAccepted } from '@waqf/contracts/documents';
import { http } from '@waqf/platform-web';
import { refreshWaqf } from './refresh-waqf';

/** `POST /api/waqf/{id}/process` → 202: queues the uploaded deeds; a background job reads them. */
export function useProcessDocuments(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post(`/api/waqf/${waqfId}/process`, {}, processAccepted),
    onSuccess: () => refreshWaqf(client, waqfId),
  });
}
