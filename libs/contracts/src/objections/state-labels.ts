import type { Bilingual } from '../problem/index.js';
import type { ObjectionState } from './states.js';

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
