import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentEnvelope } from '@waqf/contracts/documents';
import { http } from '@waqf/platform-web';
import { correctionScope, cacheDocument } from './correct-fields';

/** `POST /api/waqf/{id}/documents/{documentId}/fields/by-hand`: allows the fields of an unreadable deed to be typed. */
export function useEnterByHand(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: correctionScope(waqfId),
    mutationFn: (documentId: string) =>
      http.post(`/api/waqf/${waqfId}/documents/${documentId}/fields/by-hand`, {}, documentEnvelope),
    onSuccess: ({ document }) => cacheDocument(client, waqfId, document),
  });
}
