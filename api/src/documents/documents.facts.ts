import type { Bilingual } from '@waqf/contracts';
import type { DocumentType, FieldName, FieldValue } from '@waqf/contracts/documents';
import { type AuditedAs, defineFact } from '../platform/index.js';
import type { VersionStatus } from './domain/document.js';

/** The version of a deed that a fact is about. */
type OfDeed = { waqfId: string; documentId: string; documentType: DocumentType };

/** Values by field; a national id is masked by `auditedValue`. */
type Values = Readonly<Partial<Record<FieldName, FieldValue>>>;

const about = ({ waqfId, documentId }: OfDeed): Pick<AuditedAs, 'subject' | 'waqfId'> => ({
  subject: { type: 'document', id: documentId },
  waqfId,
});

export const deedUploaded = defineFact<OfDeed & { version: number; amendmentId: string | null }>(
  'documents.deed-uploaded',
  {
    title: { ar: 'رُفع صك', en: 'A deed was uploaded' },
    audit: (fact) => ({
      ...about(fact),
      details: { type: fact.documentType, version: fact.version, amendmentId: fact.amendmentId },
    }),
    refreshesWaqf: true,
  },
);

export const deedsQueued = defineFact<{ waqfId: string; documentIds: readonly string[] }>('documents.deeds-queued', {
  title: { ar: 'بدأت معالجة الصكوك', en: 'Processing of the deeds began' },
  audit: ({ waqfId, documentIds }) => ({ subject: { type: 'waqf', id: waqfId }, waqfId, details: { documentIds } }),
});

/** @property versionStatus status of the version when its reading ended: it may have been replaced in the meantime */
export const deedRead = defineFact<OfDeed & { versionStatus: VersionStatus }>('documents.deed-read', {
  title: { ar: 'قُرئ صك', en: 'A deed was read' },
  audit: (fact) => ({
    ...about(fact),
    before: { status: 'processing' },
    after: { status: 'processed' },
    details: { type: fact.documentType },
  }),
  refreshesWaqf: true,
});

export const deedReadingFailed = defineFact<
  OfDeed & { versionStatus: VersionStatus; code: string; message: { ar: string; en: string } }
>('documents.deed-reading-failed', {
  title: { ar: 'تعذرت قراءة صك', en: 'A deed could not be read' },
  audit: (fact) => ({
    ...about(fact),
    before: { status: 'processing' },
    after: { status: 'error' },
    details: { type: fact.documentType, code: fact.code },
  }),
  refreshesWaqf: true,
});

export const deedEnteredByHand = defineFact<OfDeed & { code: string }>('documents.deed-entered-by-hand', {
  title: { ar: 'تُدخل بيانات صك يدويًا', en: 'The data of a deed is entered by hand' },
  audit: (fact) => ({
    ...about(fact),
    before: { status: 'error' },
    after: { status: 'processed' },
    details: { type: fact.documentType, code: fact.code },
  }),
  refreshesWaqf: true,
});

/** A value that did not change is a confirmation: the field is in `fields`, but not in `before` or `after`. */
export const fieldsCorrected = defineFact<OfDeed & { fields: readonly FieldName[]; before: Values; after: Values }>(
  'documents.fields-corrected',
  {
    title: { ar: 'أُكدت بيانات صك أو صُححت', en: 'Data of a deed was confirmed or corrected' },
    audit: (fact) => ({
      ...about(fact),
      before: fact.before,
      after: fact.after,
      details: { type: fact.documentType, fields: fact.fields },
    }),
    refreshesWaqf: true,
  },
);

export const correctionUndone = defineFact<OfDeed & { field: FieldName; before: Values; after: Values }>(
  'documents.correction-undone',
  {
    title: { ar: 'أُلغي تأكيد أو تصحيح في صك', en: 'A confirmation or correction of a deed was undone' },
    audit: (fact) => ({
      ...about(fact),
      before: fact.before,
      after: fact.after,
      details: { type: fact.documentType, fields: [fact.field] },
    }),
    refreshesWaqf: true,
  },
);

/** A field's value as the audit trail may store it: only the last four digits of a national id. */
export function auditedValue(name: FieldName, value: FieldValue): FieldValue {
  return name === 'nazirId' && typeof value === 'string' ? `******${value.slice(-4)}` : value;
}

/** The text of a reading error, in the shape that a fact stores. */
export const plainWords = ({ ar, en }: Bilingual): { ar: string; en: string } => ({ ar, en });
