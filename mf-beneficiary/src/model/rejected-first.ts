import type { SupportingDocument } from '@waqf/contracts/supporting-documents';

type Sent = Pick<SupportingDocument, 'beneficiaryId' | 'kind' | 'status' | 'uploadDate'>;

/** True for a rejected document after which none of its kind was sent to that nazir: the user must still send one. */
function wantsAnother(document: Sent, all: readonly Sent[]): boolean {
  return (
    document.status === 'rejected' &&
    !all.some(
      ({ beneficiaryId, kind, status, uploadDate }) =>
        beneficiaryId === document.beneficiaryId &&
        kind === document.kind &&
        status !== 'withdrawn' &&
        uploadDate > document.uploadDate,
    )
  );
}

/** Documents that were rejected and not replaced come first; the others keep their order. */
export function rejectedFirst<Document extends Sent>(
  all: readonly Document[],
): { first: Document[]; rest: Document[] } {
  return {
    first: all.filter((document) => wantsAnother(document, all)),
    rest: all.filter((document) => !wantsAnother(document, all)),
  };
}
