import type { Bilingual } from '../problem/index.js';
import type { ApprovalState } from './approval-states.js';

/** The states of a request for approval, as its screens and the platform name them. */
export const approvalStateLabels: Readonly<Record<ApprovalState, Bilingual>> = {
  requested: { ar: 'بانتظار القرار', en: 'Awaiting a decision' },
  approved: { ar: 'موافق عليه', en: 'Approved' },
  rejected: { ar: 'مرفوض', en: 'Rejected' },
  withdrawn: { ar: 'مسحوب', en: 'Withdrawn' },
  expired: { ar: 'انتهت مهلته', en: 'Expired' },
};
