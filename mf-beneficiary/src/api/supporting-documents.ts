import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ownSupportingDocumentList,
  supportingDocumentEnvelope,
  type SupportingDocumentKind,
} from '@waqf/contracts/supporting-documents';
import { apiQuery, http, withQuery } from '@waqf/platform-web';
import { pathForWard } from './wards';

const path = '/api/beneficiary/documents';

/**
 * `GET /api/beneficiary/documents`: the user's own documents, newest first, and the waqfs to which another can be sent.
 */
export const getOwnDocuments = () => apiQuery([pathForWard(path)], ownSupportingDocumentList);

/** The address of a document's file. */
export const fileOf = (documentId: string): string => pathForWard(`${path}/${documentId}/file`);

interface Sent {
  beneficiaryId: string;
  kind: SupportingDocumentKind;
  file: File;
  /** Called with the share that is uploaded, 0 to 1. */
  onProgress: (share: number) => void;
}

/** `POST /api/beneficiary/documents` (multipart `document`). Fails with 409 while ten are waiting, 413, 415, 422. */
export function useSendDocument() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ beneficiaryId, kind, file, onProgress }: Sent) => {
      const form = new FormData();
      form.append('document', file, file.name);
      const address = pathForWard(withQuery(path, { beneficiaryId, kind }));
      return http.upload(address, form, supportingDocumentEnvelope, { onProgress });
    },
    onSettled: refresh,
  });
}

/** `POST …/{id}/withdraw`. Fails with 409 when it is already reviewed. */
export function useWithdrawDocument() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => http.post(pathForWard(`${path}/${id}/withdraw`), {}, supportingDocumentEnvelope),
    onSettled: refresh,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [pathForWard(path)] });
}
