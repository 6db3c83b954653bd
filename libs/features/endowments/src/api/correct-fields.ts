import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { documentEnvelope, type CorrectFields, type DeedDocument } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';
import { refreshWaqf } from './refresh-waqf';
import { waqfQuery } from './get-waqf';

export interface FieldCorrection {
  documentId: string;
  /** A value equal to what was read confirms it. */
  fields: CorrectFields['fields'];
}

function withDocument(view: WaqfView, fresh: DeedDocument): WaqfView {
  const swap = (documents: DeedDocument[]) =>
    documents.map((document) => (document.id === fresh.id ? fresh : document));
  const amendment = view.amendment && { ...view.amendment, documents: swap(view.amendment.documents) };
  return { ...view, documents: swap(view.documents), amendment };
}

/**
 * The server's answer goes straight into the view, so that the person moves on without waiting; warnings and details
 * follow.
 */
export function keepDocument(client: QueryClient, waqfId: string, document: DeedDocument): void {
  client.setQueryData(waqfQuery(waqfId).queryKey, (view: WaqfView | undefined) => view && withDocument(view, document));
  void refreshWaqf(client, waqfId);
}

/**
 * Confirmations, corrections and their undoing go one after the other, however fast a person taps: each answer is the
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
    onSuccess: ({ document }) => keepDocument(client, waqfId, document),
  });
}
