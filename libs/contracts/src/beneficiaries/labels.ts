import type { Bilingual } from '../problem/index.js';
import type { PaymentFrequency, PreferredMethod } from './preferences.js';

/** The columns of the file that beneficiaries are imported from, in the order of the template. */
export const importColumns = [
  'nationalId',
  'fullName',
  'relationship',
  'allocatedPercentage',
  'class',
  'gender',
  'weight',
  'tier',
  'entitledFrom',
  'bornOn',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Headings of those columns; a file may use either language. */
export const importColumnLabels: Readonly<Record<ImportColumn, Bilingual>> = {
  nationalId: { ar: 'رقم الهوية', en: 'National ID' },
  fullName: { ar: 'الاسم الكامل', en: 'Full name' },
  relationship: { ar: 'صلة القرابة', en: 'Relationship' },
  allocatedPercentage: { ar: 'النسبة %', en: 'Share %' },
  class: { ar: 'الفئة', en: 'Class' },
  gender: { ar: 'الجنس', en: 'Gender' },
  weight: { ar: 'الوزن', en: 'Weight' },
  tier: { ar: 'الطبقة', en: 'Tier' },
  entitledFrom: { ar: 'يستحق من', en: 'Entitled from' },
  bornOn: { ar: 'تاريخ الميلاد', en: 'Born on' },
};

/** How a beneficiary is paid. */
export const preferredMethodLabels: Readonly<Record<PreferredMethod, Bilingual>> = {
  bank_transfer: { ar: 'تحويل إلى حسابك', en: 'Transfer to your account' },
  check: { ar: 'شيك يسلمه الناظر', en: 'Check from the nazir' },
  cash: { ar: 'نقدًا من الناظر', en: 'Cash from the nazir' },
};

/** How often a beneficiary is paid. */
export const paymentFrequencyLabels: Readonly<Record<PaymentFrequency, Bilingual>> = {
  monthly: { ar: 'مع كل توزيع', en: 'With every distribution' },
  quarterly: { ar: 'كل ربع سنة', en: 'Every quarter' },
  yearly: { ar: 'كل سنة', en: 'Every year' },
};
