import type { DocumentType, FieldName, FieldValue } from '@waqf/contracts/documents';
import type { WaqfStatus } from '@waqf/contracts/endowments';
import { type AuditedAs, defineFact } from '../platform/index.js';
import type { ExplainedDifference } from './domain/compared-deeds.js';

/** Values of fields of the deeds; a national id is stored only as `auditedValue` returns it. */
type Values = Readonly<Partial<Record<FieldName, FieldValue>>>;

const about = (waqfId: string): Pick<AuditedAs, 'subject' | 'waqfId'> => ({
  subject: { type: 'waqf', id: waqfId },
  waqfId,
});

/** The differences that the founder accepted: the reasons as one text, and each reason beside its difference. */
const reasonsOf = (
  differences: readonly ExplainedDifference[],
  details: Readonly<Record<string, string>> = {},
): Pick<AuditedAs, 'reason' | 'details'> => ({
  reason: differences.map(({ reason }) => reason).join(' · ') || null,
  details: {
    ...details,
    differences: Object.fromEntries(differences.map(({ subject, values, reason }) => [subject, { values, reason }])),
  },
});

export const waqfCreated = defineFact<{ waqfId: string; name: string }>('endowments.waqf-created', {
  title: { ar: 'أُنشئ الوقف', en: 'The waqf was created' },
  audit: ({ waqfId, name }) => ({ ...about(waqfId), after: { name, status: 'draft' } }),
});

/** The name and the description of a draft; `before` and `after` contain only what changed. */
type NameAndDescription = { readonly name?: string; readonly description?: string };
export const waqfRenamed = defineFact<{ waqfId: string; before: NameAndDescription; after: NameAndDescription }>(
  'endowments.waqf-renamed',
  {
    title: { ar: 'عُدّل اسم الوقف أو وصفه', en: 'The name or description of the waqf was changed' },
    audit: ({ waqfId, before, after }) => ({ ...about(waqfId), before: { ...before }, after: { ...after } }),
    refreshesWaqf: true,
  },
);

/** Caused by the reading of the third deed; the fact of that reading refreshes open pages. */
export const waqfMovedToReview = defineFact<{ waqfId: string }>('endowments.waqf-moved-to-review', {
  title: { ar: 'أصبح الوقف قيد المراجعة', en: 'The waqf is under review' },
  audit: ({ waqfId }) => ({ ...about(waqfId), before: { status: 'draft' }, after: { status: 'pending' } }),
});

/** Caused by the upload that replaces a deed; the fact of that upload refreshes open pages. */
export const waqfReturnedToDraft = defineFact<{ waqfId: string }>('endowments.waqf-returned-to-draft', {
  title: { ar: 'عاد الوقف مسودة', en: 'The waqf is a draft again' },
  audit: ({ waqfId }) => ({ ...about(waqfId), before: { status: 'pending' }, after: { status: 'draft' } }),
});

/** @property before its status until then */
export const waqfDiscarded = defineFact<{ waqfId: string; before: WaqfStatus }>('endowments.waqf-discarded', {
  title: { ar: 'ألغى الواقف الوقف قبل اعتماده', en: 'The founder discarded the waqf before its approval' },
  audit: ({ waqfId, before }) => ({ ...about(waqfId), before: { status: before }, after: { status: 'discarded' } }),
  refreshesWaqf: true,
});

/** When all three deeds are read, the waqf moves to review, which is recorded as another fact. */
export const waqfRestored = defineFact<{ waqfId: string }>('endowments.waqf-restored', {
  title: { ar: 'استعاد الواقف الوقف الملغى', en: 'The founder took the discarded waqf back' },
  audit: ({ waqfId }) => ({ ...about(waqfId), before: { status: 'discarded' }, after: { status: 'draft' } }),
  refreshesWaqf: true,
});

/** The platform reminds the founder of a draft about the deeds that are not uploaded. */
export const deedsAwaited = defineFact<{ waqfId: string; missing: DocumentType[] }>('endowments.deeds-awaited', {
  title: { ar: 'ذُكّر الواقف بصكوك لم تُرفع', en: 'The founder was reminded of deeds that are not uploaded' },
  audit: ({ waqfId, missing }) => ({ ...about(waqfId), details: { missing } }),
});

export const waqfApproved = defineFact<{ waqfId: string; nazirId: string; differences: ExplainedDifference[] }>(
  'endowments.waqf-approved',
  {
    title: { ar: 'اعتُمد الوقف', en: 'The waqf was approved' },
    audit: ({ waqfId, nazirId, differences }) => ({
      ...about(waqfId),
      before: { status: 'pending' },
      after: { status: 'approved', nazirUserId: nazirId },
      ...reasonsOf(differences),
    }),
    refreshesWaqf: true,
  },
);

/** Caused by the first upload after approval; the fact of that upload refreshes open pages. */
export const amendmentOpened = defineFact<{ waqfId: string; amendmentId: string }>('endowments.amendment-opened', {
  title: { ar: 'فُتح طلب تعديل', en: 'An amendment was opened' },
  audit: ({ waqfId, amendmentId }) => ({ ...about(waqfId), details: { amendmentId } }),
});

export const amendmentApproved = defineFact<{
  waqfId: string;
  amendmentId: string;
  before: Values;
  after: Values;
  /** The user ids of the former and the new nazir. */
  formerNazirId: string | null;
  nazirId: string | null;
  differences: ExplainedDifference[];
}>('endowments.amendment-approved', {
  title: { ar: 'اعتُمد تعديل الوقف', en: 'An amendment was approved' },
  audit: ({ waqfId, amendmentId, before, after, formerNazirId, nazirId, differences }) => ({
    ...about(waqfId),
    before: { ...before, nazirUserId: formerNazirId },
    after: { ...after, nazirUserId: nazirId },
    ...reasonsOf(differences, { amendmentId }),
  }),
  refreshesWaqf: true,
});

export const amendmentWithdrawn = defineFact<{ waqfId: string; amendmentId: string }>(
  'endowments.amendment-withdrawn',
  {
    title: { ar: 'سُحب طلب التعديل', en: 'An amendment was withdrawn' },
    audit: ({ waqfId, amendmentId }) => ({ ...about(waqfId), details: { amendmentId } }),
    refreshesWaqf: true,
  },
);

export const trusteeshipAccepted = defineFact<{ waqfId: string; nazirId: string }>('endowments.trusteeship-accepted', {
  title: { ar: 'قبل الناظر النظارة', en: 'The nazir accepted the trusteeship' },
  audit: ({ waqfId, nazirId }) => ({ ...about(waqfId), details: { nazirUserId: nazirId } }),
  refreshesWaqf: true,
});

export const trusteeshipDeclined = defineFact<{ waqfId: string; nazirId: string; reason: string }>(
  'endowments.trusteeship-declined',
  {
    title: { ar: 'اعتذر الناظر عن النظارة', en: 'The nazir declined the trusteeship' },
    audit: ({ waqfId, nazirId, reason }) => ({
      ...about(waqfId),
      before: { nazirUserId: nazirId },
      after: { nazirUserId: null },
      reason,
    }),
    refreshesWaqf: true,
  },
);

/** A waqf, or a change of it, was reported to the authority. */
export const filingRecorded = defineFact<{
  waqfId: string;
  subjectId: string;
  kind: 'registration' | 'change';
  filedOn: string;
  number: string;
}>('endowments.filing-recorded', {
  title: { ar: 'سُجل القيد لدى الجهة المختصة', en: 'A filing with the authority was recorded' },
  audit: ({ waqfId, subjectId, kind, filedOn, number }) => ({
    ...about(waqfId),
    after: { kind, filedOn, number },
    details: { subjectId },
  }),
  refreshesWaqf: true,
});

/** The value of the assets and the document that proves it; legal deadlines may depend on the value. */
export const assetValueRecorded = defineFact<{
  waqfId: string;
  /** The value in force until then, in riyals; null when there was none. */
  before: string | null;
  after: { assetValue: string; valuedOn: string; valueSource: 'valuation' | 'deed'; valueReference: string };
}>('endowments.asset-value-recorded', {
  title: { ar: 'سُجلت قيمة أصول الوقف', en: 'The value of the assets was recorded' },
  audit: ({ waqfId, before, after }) => ({ ...about(waqfId), before: { assetValue: before }, after }),
  refreshesWaqf: true,
});
