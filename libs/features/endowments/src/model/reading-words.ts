import type { DeedDocument, DocumentStatus } from '@waqf/contracts/documents';

const order: readonly DocumentStatus[] = ['processed', 'processing', 'uploaded', 'error'];

/** How many deeds stand in each state, states without any left out, in the order in which they are shown. */
export function countsByStatus(
  documents: readonly Pick<DeedDocument, 'status'>[],
): { status: DocumentStatus; count: number }[] {
  return order
    .map((status) => ({ status, count: documents.filter((document) => document.status === status).length }))
    .filter(({ count }) => count > 0);
}
