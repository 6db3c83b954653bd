/** The states of a waqf, as its screens and files name them. */
export const waqfStatusLabels = {
  draft: { ar: 'مسودة', en: 'Draft' },
  pending: { ar: 'قيد المراجعة', en: 'Under review' },
  approved: { ar: 'نشط', en: 'Active' },
  discarded: { ar: 'ملغى', en: 'Discarded' },
} as const;
