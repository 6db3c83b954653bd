import type { Bilingual } from '../problem/index.js';
import type { BankTransferStatus } from './transfer-status.js';

/** Labels of the statuses, on the screens and in the Excel file. */
export const bankTransferStatusLabels: Readonly<Record<BankTransferStatus, Bilingual>> = {
  completed: { ar: 'مكتملة', en: 'Completed' },
  pending: { ar: 'معلقة لدى المصرف', en: 'Pending at the bank' },
  reversed: { ar: 'أُعيد المبلغ', en: 'Reversed' },
  awaiting_approval: { ar: 'بانتظار موافقة الواقف', en: 'Awaiting the founder’s approval' },
  rejected: { ar: 'رفضها الواقف', en: 'Rejected by the founder' },
};
