import * as z from 'zod/mini';
import type { Bilingual } from '../problem/index.js';

export const accountStatuses = ['active', 'suspended', 'closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** The statuses of an open account, as its screens and the platform name them. */
export const accountStatusLabels: Readonly<Record<AccountStatus, Bilingual>> = {
  active: { ar: 'نشط', en: 'Active' },
  suspended: { ar: 'موقوف', en: 'Suspended' },
  closed: { ar: 'مغلق', en: 'Closed' },
};

/**
 * `pending`: both balances in the books have changed, but the bank has not confirmed. `reversed`: the bank refused and
 * the money was returned. `awaiting_approval` and `rejected`: no money has moved.
 */
export const bankTransferStatus = z.enum(['completed', 'pending', 'reversed', 'awaiting_approval', 'rejected']);
export type BankTransferStatus = z.infer<typeof bankTransferStatus>;

/** Labels of the statuses, on the screens and in the Excel file. */
export const bankTransferStatusLabels: Readonly<Record<BankTransferStatus, Bilingual>> = {
  completed: { ar: 'مكتملة', en: 'Completed' },
  pending: { ar: 'معلقة لدى المصرف', en: 'Pending at the bank' },
  reversed: { ar: 'أُعيد المبلغ', en: 'Reversed' },
  awaiting_approval: { ar: 'بانتظار موافقة الواقف', en: 'Awaiting the founder’s approval' },
  rejected: { ar: 'رفضها الواقف', en: 'Rejected by the founder' },
};
