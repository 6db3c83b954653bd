import type { DeedDocument, DocumentStatus } from '@waqf/contracts/documents';

const order: readonly DocumentStatus[] = ['processed', 'processing', 'uploaded', 'error'];

/** The number of deeds in each state, in display order; states without deeds are left out. */
export function countsByStatus(
  documents: readonly Pick<DeedDocument, 'status'>[],
): { status: DocumentStatus; count: number }[] {
  return order
    .map((status) => ({ status, count: documents.filter((document) => document.status === status).length }))
    .filter(({ count }) => count > 0);
}
