import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ownSupportingDocumentList,
  supportingDocumentEnvelope,
  type SupportingDocumentKind,
} from '@waqf/contracts/supporting-documents';
import { apiQuery, http } from '@waqf/platform-web';
import { inName } from './wards';

const path = '/api/beneficiary/documents';

/** `GET /api/beneficiary/documents`: the person's own, newest first, and where another one can be sent to. */
export const getOwnDocuments = () => apiQuery([inName(path)], ownSupportingDocumentList);

/** Where the file of one is read. */
export const fileOf = (documentId: string): string => inName(`${path}/${documentId}/file`);

interface Sent {
  beneficiaryId: string;
  kind: SupportingDocumentKind;
  file: File;
  /** Hears what share has gone up, 0 to 1. */
  onProgress: (share: number) => void;
}

/** `POST /api/beneficiary/documents` (multipart `document`). Fails with 409 while ten wait, 413, 415, 422. */
export function useSendDocument() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ beneficiaryId, kind, file, onProgress }: Sent) => {
      const form = new FormData();
      form.append('document', file, file.name);
      const query = new URLSearchParams({ beneficiaryId, kind });
      return http.upload(inName(`${path}?${query}`), form, supportingDocumentEnvelope, { onProgress });
    },
    onSettled: refresh,
  });
}

/** `POST …/{id}/withdraw`. Fails with 409 once it is reviewed. */
export function useWithdrawDocument() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => http.post(inName(`${path}/${id}/withdraw`), {}, supportingDocumentEnvelope),
    onSettled: refresh,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [inName(path)] });
}
