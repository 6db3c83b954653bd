import type { Bilingual } from '../problem/index.js';
import type { PayeeIbanState } from './ibans.js';

/** The states of an account to which a beneficiary is to be paid, as its screens and the platform name them. */
export const payeeIbanStateLabels: Readonly<Record<PayeeIbanState, Bilingual>> = {
  asked: { ar: 'بانتظار تأكيد صاحبه', en: 'Awaiting its owner' },
  confirmed: { ar: 'بانتظار الموافقة', en: 'Awaiting approval' },
  approved: { ar: 'معتمد', en: 'Approved' },
  declined: { ar: 'أنكره صاحبه', en: 'Declined by its owner' },
  rejected: { ar: 'مرفوض', en: 'Rejected' },
  withdrawn: { ar: 'مسحوب', en: 'Withdrawn' },
};
