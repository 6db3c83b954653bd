import type { SupportingDocumentKind } from '@waqf/contracts/supporting-documents';
import type { SupportingDocumentState } from './supporting-document-states.js';

/** A file that a beneficiary sends as proof, and its review. */
export interface SupportingDocument {
  readonly id: string;
  readonly beneficiaryId: string;
  readonly waqfId: string;
  /** The user id of the person whom it is about. */
  readonly personId: string;
  readonly kind: SupportingDocumentKind;
  readonly fileName: string;
  /** The user id of the sender: the person, or the guardian of a minor. */
  readonly addedBy: string;
  readonly addedAt: Date;
  readonly state: SupportingDocumentState;
  /** Why it was rejected; null otherwise. */
  readonly reason: string | null;
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
}

/** How many unreviewed documents one person may have in one waqf. */
export const mostPending = 10;

/** The data of every fact about a document. */
export const documentFact = ({ id, waqfId, beneficiaryId, personId, kind }: SupportingDocument) => ({
  documentId: id,
  waqfId,
  beneficiaryId,
  personId,
  kind,
});
