import { documentTypes, type DeedDocument, type DocumentType } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';

/**
 * The deed of a type in force: the newest version outside amendments, or undefined when none was uploaded.
 * @param documents every version that the server sent, in any order
 */
export function deedInForce(documents: readonly DeedDocument[], type: DocumentType): DeedDocument | undefined {
  return documents
    .filter((document) => document.type === type && document.amendmentId === null)
    .reduce<DeedDocument | undefined>(
      (newest, document) => (newest && newest.version >= document.version ? newest : document),
      undefined,
    );
}

/** The deeds in force in the order property, waqf, nazir; types without an upload are left out. */
export function deedsInForce(documents: readonly DeedDocument[]): DeedDocument[] {
  return documentTypes.flatMap((type) => deedInForce(documents, type) ?? []);
}

/** Types that still have no upload. */
export function missingTypes(documents: readonly DeedDocument[]): DocumentType[] {
  return documentTypes.filter((type) => deedInForce(documents, type) === undefined);
}

/** The documents that a founder reviews now: those of the open amendment, or else the deeds in force. */
export function deedsToReview(view: Pick<WaqfView, 'documents' | 'amendment'>): DeedDocument[] {
  if (view.amendment?.status !== 'open') return deedsInForce(view.documents);
  const proposed = view.amendment.documents;
  return documentTypes.flatMap(
    (type) => proposed.filter((document) => document.type === type).sort((a, b) => b.version - a.version)[0] ?? [],
  );
}
