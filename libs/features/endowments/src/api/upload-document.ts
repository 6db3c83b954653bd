import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentEnvelope, type DocumentType } from '@waqf/contracts/documents';
import { http } from '@waqf/platform-web';
import { deedForm } from './deed-form';
import { refreshWaqf } from './refresh-waqf';

export interface DeedUpload {
  type: DocumentType;
  /** One file, or the images of its pages in order. */
  files: readonly File[];
  /** The share of the bytes already sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * `POST /api/waqf/{id}/documents` (multipart `document`, `type`) → 201. Only stores the file; a second upload of a type
 * is a new version. On an approved waqf it opens an amendment. Fails with 413 (size), 415 (type).
 */
export function useUploadDocument(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ type, files, onProgress }: DeedUpload) =>
      http.upload(
        `/api/waqf/${waqfId}/documents`,
        deedForm(files, type),
        documentEnvelope,
        onProgress ? { onProgress } : {},
      ),
    onSuccess: () => refreshWaqf(client, waqfId),
  });
}
