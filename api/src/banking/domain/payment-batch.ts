import type { Bilingual } from '@waqf/contracts';
import type { Halalas } from '@waqf/money';

/** A payment out of a waqf's payable fund, to a sub-account or to the payee's account at any bank. */
export interface BatchPayment {
  /** Never used again: our reference at the bank and the id of the ledger entry. */
  readonly id: string;
  /** The sub-account that is paid; null when the payee's own account is paid. */
  readonly accountId: string | null;
  /** The IBAN of the payee's own account; null when a sub-account is paid. */
  readonly iban: string | null;
  readonly amount: Halalas;
  readonly description: string;
}

/** A batch that this process has claimed to send to the bank. */
export interface ClaimedBatch {
  readonly id: string;
  readonly waqfId: string;
  readonly fromAccountId: string;
  /** Whether the bank may already know the batch: then it is asked before the batch is sent again. */
  readonly sentBefore: boolean;
  readonly attempts: number;
}

/** The bank's result for one payment. */
export type PaymentEnd =
  | { readonly id: string; readonly outcome: 'completed'; readonly bankReference: string }
  | { readonly id: string; readonly outcome: 'refused'; readonly code: string; readonly reason: Bilingual };

/** The most payments in one batch. */
export const mostPaymentsOfBatch = 5_000;

/** Common ISO 20022 reasons (ExternalStatusReason1Code) in words that users understand. */
const reasons: Readonly<Record<string, Bilingual>> = {
  AC01: { ar: 'رقم الحساب غير صحيح', en: 'The account number is not correct' },
  AC04: { ar: 'الحساب مغلق', en: 'The account is closed' },
  AC06: { ar: 'الحساب موقوف', en: 'The account is blocked' },
  AM04: { ar: 'رصيد الحساب لا يكفي', en: 'The balance of the paying account is not sufficient' },
  BE01: { ar: 'اسم المستفيد لا يطابق صاحب الحساب', en: 'The name does not match the holder of the account' },
  MD07: { ar: 'صاحب الحساب متوفى', en: 'The holder of the account is deceased' },
};

/** The text of a reason: ours for a known code, otherwise the bank's. */
export const reasonOf = (code: string, given: Bilingual): Bilingual => reasons[code] ?? given;
