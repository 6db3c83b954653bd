import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  supportingDocumentEnvelope,
  supportingDocumentList,
  type RejectSupportingDocument,
} from '@waqf/contracts/supporting-documents';
import { apiQuery, http, withQuery } from '@waqf/platform-web';

const path = '/api/supporting-documents';

/** `GET /api/supporting-documents`, of one waqf or of all waqfs that the user manages; those to review first. */
export const supportingDocumentsQuery = (waqfId: string | undefined) =>
  apiQuery([withQuery(path, { waqfId })], supportingDocumentList);

/** The address of a document's file; each access is recorded. */
export const fileOf = (documentId: string): string => `${path}/${documentId}/file`;

/** `POST …/{id}/approve`, or `/reject` with the reason. Fails with 409 when it is already reviewed or withdrawn. */
export function useReviewDocument(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rejection: RejectSupportingDocument | null) =>
      rejection === null
        ? http.post(`${path}/${documentId}/approve`, {}, supportingDocumentEnvelope)
        : http.post(`${path}/${documentId}/reject`, rejection, supportingDocumentEnvelope),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [key] }) =>
          typeof key === 'string' && [path, '/api/desk'].some((each) => key.startsWith(each)),
      }),
  });
}
