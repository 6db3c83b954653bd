import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentEnvelope, type UndoCorrection } from '@waqf/contracts/documents';
import { http } from '@waqf/platform-web';
import { correctionScope, cacheDocument } from './correct-fields';

/** `POST /api/waqf/{id}/documents/{documentId}/fields/undo`: undoes the last confirmation or correction of a field. */
export function useUndoCorrection(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: correctionScope(waqfId),
    mutationFn: ({ documentId, field }: UndoCorrection & { documentId: string }) =>
      http.post(`/api/waqf/${waqfId}/documents/${documentId}/fields/undo`, { field }, documentEnvelope),
    onSuccess: ({ document }) => cacheDocument(client, waqfId, document),
  });
}
