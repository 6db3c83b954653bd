import type { Bilingual } from '../problem/index.js';
import type { RunState } from './runs.js';

/** The states of a run, as its screens and the platform name them. */
export const runStateLabels: Readonly<Record<RunState, Bilingual>> = {
  draft: { ar: 'مسودة', en: 'Draft' },
  calculated: { ar: 'محسوبة', en: 'Calculated' },
  submitted: { ar: 'بانتظار الموافقة', en: 'Awaiting approval' },
  approved: { ar: 'معتمدة', en: 'Approved' },
  paying: { ar: 'قيد الصرف', en: 'Being paid' },
  paid: { ar: 'مصروفة', en: 'Paid' },
  partially_failed: { ar: 'تعذّر صرف بعضها', en: 'Partly failed' },
  closed: { ar: 'مقفلة', en: 'Closed' },
  rejected: { ar: 'مرفوضة', en: 'Rejected' },
  cancelled: { ar: 'ملغاة', en: 'Cancelled' },
};
