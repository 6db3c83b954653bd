import type { SupportingDocumentKind } from '@waqf/contracts/supporting-documents';
import type { SupportingDocumentState } from './supporting-document-states.js';

/** A file by which a beneficiary shows something, and its review. */
export interface SupportingDocument {
  readonly id: string;
  readonly beneficiaryId: string;
  readonly waqfId: string;
  /** User id of whose it is. */
  readonly personId: string;
  readonly kind: SupportingDocumentKind;
  readonly fileName: string;
  /** User id: the person, or whoever stands for a minor. */
  readonly addedBy: string;
  readonly addedAt: Date;
  readonly state: SupportingDocumentState;
  /** Why it was rejected. */
  readonly reason: string | null;
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
}

/** Of one person in one waqf; more await the nazir first. */
export const mostPending = 10;

/** What facts about a document carry. */
export const documentFact = ({ id, waqfId, beneficiaryId, personId, kind }: SupportingDocument) => ({
  documentId: id,
  waqfId,
  beneficiaryId,
  personId,
  kind,
});
