interface Label {
  readonly ar: string;
  readonly en: string;
}

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

/** Headings of those columns; either language is understood. */
export const importColumnLabels: Readonly<Record<ImportColumn, Label>> = {
  nationalId: { ar: 'رقم الهوية', en: 'National id' },
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
