import type { Bilingual } from '../problem/index.js';

/**
 * `granted`: what was missing is added as a separate line of the next run; `upheld`: the amount stays as it is;
 * `escalated`: somebody else reviews it and either grants it (`revised`) or keeps the amount (`confirmed`).
 */
export const objectionStates = ['open', 'granted', 'upheld', 'withdrawn', 'escalated', 'revised', 'confirmed'] as const;
export type ObjectionState = (typeof objectionStates)[number];

/** The states of an objection, as its screens and the platform name them. */
export const objectionStateLabels: Readonly<Record<ObjectionState, Bilingual>> = {
  open: { ar: 'بانتظار الجواب', en: 'Awaiting the answer' },
  granted: { ar: 'قُبل', en: 'Granted' },
  upheld: { ar: 'بقي المبلغ كما هو', en: 'The amount stands' },
  withdrawn: { ar: 'سحبه صاحبه', en: 'Withdrawn' },
  escalated: { ar: 'صُعّد وينتظر القرار', en: 'Escalated' },
  revised: { ar: 'قُبل بعد التصعيد', en: 'Granted on review' },
  confirmed: { ar: 'بقي المبلغ بعد التصعيد', en: 'The amount stands after review' },
};
