import type { SupportingDocument } from '@waqf/contracts/supporting-documents';

type Sent = Pick<SupportingDocument, 'beneficiaryId' | 'kind' | 'status' | 'uploadDate'>;

/** Rejected, and nothing of its kind was sent to that nazir since: the person still has something to do. */
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

/** What was rejected and not replaced comes first; the rest keeps its order. */
export function rejectedFirst<Document extends Sent>(
  all: readonly Document[],
): { first: Document[]; rest: Document[] } {
  return {
    first: all.filter((document) => wantsAnother(document, all)),
    rest: all.filter((document) => !wantsAnother(document, all)),
  };
}
