import { type AuditedAs, defineFact, type Json } from '../platform/index.js';

interface DocumentFact {
  readonly [key: string]: Json | undefined;
  readonly documentId: string;
  readonly waqfId: string;
  readonly beneficiaryId: string;
  /** The user id of the person whom the document is about. */
  readonly personId: string;
  readonly kind: string;
}

const about = ({ documentId, waqfId, beneficiaryId, personId, kind }: DocumentFact): AuditedAs => ({
  subject: { type: 'supporting-document', id: documentId },
  waqfId,
  details: { beneficiaryId, personId, kind },
});

/** `sha256` is the hash of the file's bytes. */
export const documentAdded = defineFact<DocumentFact & { sha256: string }>('supporting-documents.document-added', {
  title: { ar: 'أرسل مستفيد وثيقة', en: 'A beneficiary sent a document' },
  audit: ({ sha256, ...fact }) => {
    const audited = about(fact);
    return { ...audited, after: { state: 'pending' }, details: { ...audited.details, sha256 } };
  },
  refreshesWaqf: true,
});

export const documentApproved = defineFact<DocumentFact>('supporting-documents.document-approved', {
  title: { ar: 'اعتمد الناظر وثيقة مستفيد', en: 'The nazir approved a document of a beneficiary' },
  audit: (fact) => ({ ...about(fact), before: { state: 'pending' }, after: { state: 'approved' } }),
  refreshesWaqf: true,
});

export const documentRejected = defineFact<DocumentFact & { reason: string }>(
  'supporting-documents.document-rejected',
  {
    title: { ar: 'رفض الناظر وثيقة مستفيد', en: 'The nazir rejected a document of a beneficiary' },
    audit: (fact) => ({
      ...about(fact),
      before: { state: 'pending' },
      after: { state: 'rejected' },
      reason: fact.reason,
    }),
    refreshesWaqf: true,
  },
);

export const documentWithdrawn = defineFact<DocumentFact>('supporting-documents.document-withdrawn', {
  title: { ar: 'سحب مستفيد وثيقته', en: 'A beneficiary withdrew a document' },
  audit: (fact) => ({ ...about(fact), before: { state: 'pending' }, after: { state: 'withdrawn' } }),
  refreshesWaqf: true,
});

/** The nazir opened a document; no fact is recorded when people open their own. */
export const documentOpened = defineFact<DocumentFact>('supporting-documents.document-opened', {
  title: { ar: 'فتح الناظر وثيقة مستفيد', en: 'The nazir opened a document of a beneficiary' },
  audit: about,
});
