import type { Bilingual } from '../problem/index.js';

/** What a beneficiary proves with the document (وثيقة ثبوتية). */
export const supportingDocumentKinds = [
  'identity',
  'family',
  'birth',
  'kinship',
  'bank',
  'circumstances',
  'other',
] as const;
export type SupportingDocumentKind = (typeof supportingDocumentKinds)[number];

export const supportingDocumentStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type SupportingDocumentState = (typeof supportingDocumentStates)[number];

/** Labels of what a document proves. */
export const supportingDocumentKindLabels: Readonly<Record<SupportingDocumentKind, Bilingual>> = {
  identity: { ar: 'هوية وطنية أو إقامة', en: 'National ID or residence permit' },
  family: { ar: 'سجل الأسرة', en: 'Family record' },
  birth: { ar: 'شهادة ميلاد', en: 'Birth certificate' },
  kinship: { ar: 'إثبات قرابة أو حصر ورثة', en: 'Proof of kinship or heirs' },
  bank: { ar: 'شهادة آيبان من المصرف', en: 'IBAN certificate of the bank' },
  circumstances: { ar: 'إثبات حالة: دراسة أو عجز أو حاجة', en: 'Proof of study, disability or need' },
  other: { ar: 'وثيقة أخرى', en: 'Another document' },
};

export const supportingDocumentStateLabels: Readonly<Record<SupportingDocumentState, Bilingual>> = {
  pending: { ar: 'قيد المراجعة', en: 'Awaiting review' },
  approved: { ar: 'معتمدة', en: 'Approved' },
  rejected: { ar: 'مرفوضة', en: 'Rejected' },
  withdrawn: { ar: 'مسحوبة', en: 'Withdrawn' },
};
