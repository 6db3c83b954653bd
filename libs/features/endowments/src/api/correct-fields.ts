import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { documentEnvelope, type CorrectFields, type DeedDocument } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';
import { waqfQuery } from '@waqf/screen-kit';
import { refreshWaqf } from './refresh-waqf';

export interface FieldCorrection {
  documentId: string;
  /** A value equal to the one that was read confirms it. */
  fields: CorrectFields['fields'];
}

function withDocument(view: WaqfView, fresh: DeedDocument): WaqfView {
  const swap = (documents: DeedDocument[]) =>
    documents.map((document) => (document.id === fresh.id ? fresh : document));
  const amendment = view.amendment && { ...view.amendment, documents: swap(view.amendment.documents) };
  return { ...view, documents: swap(view.documents), amendment };
}

/**
 * Puts the server's answer directly into the cached view, so that the user continues without waiting; warnings and
 * details are refetched.
 */
export function cacheDocument(client: QueryClient, waqfId: string, document: DeedDocument): void {
  client.setQueryData(waqfQuery(waqfId).queryKey, (view: WaqfView | undefined) => view && withDocument(view, document));
  void refreshWaqf(client, waqfId);
}

/**
 * Confirmations, corrections and undos run one after the other, however fast the user taps, so each answer is the
 * newest.
 */
export const correctionScope = (waqfId: string): { id: string } => ({ id: `corrections-${waqfId}` });

/**
 * `PATCH /api/waqf/{id}/documents/{documentId}/fields`: confirms or corrects what was read.
 */
export function useCorrectFields(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: correctionScope(waqfId),
    mutationFn: ({ documentId, fields }: FieldCorrection) =>
      http.patch(`/api/waqf/${waqfId}/documents/${documentId}/fields`, { fields }, documentEnvelope),
    onSuccess: ({ document }) => cacheDocument(client, waqfId, document),
  });
}
