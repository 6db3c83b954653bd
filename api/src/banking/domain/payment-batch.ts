import type { Bilingual } from '@waqf/contracts';
import type { Halalas } from '@waqf/money';

/** A payment out of a waqf's payable fund, to a sub-account or to an account that the payee has elsewhere. */
export interface BatchPayment {
  /** Unique for ever: our reference at the bank, and the id of its ledger entry. */
  readonly id: string;
  /** The sub-account; null where it goes elsewhere. */
  readonly accountId: string | null;
  /** The payee's own; null where it goes to a sub-account. */
  readonly iban: string | null;
  readonly amount: Halalas;
  readonly description: string;
}

/** A batch on its way to the bank, claimed by this process. */
export interface ClaimedBatch {
  readonly id: string;
  readonly waqfId: string;
  readonly fromAccountId: string;
  /** Whether the bank may know of it already: then it is asked before the payment is sent again. */
  readonly sentBefore: boolean;
  readonly attempts: number;
}

/** What the bank said of one payment. */
export type PaymentEnd =
  | { readonly id: string; readonly outcome: 'completed'; readonly bankReference: string }
  | { readonly id: string; readonly outcome: 'refused'; readonly code: string; readonly reason: Bilingual };

/** Payments that the bank gets in one batch. */
export const mostPaymentsOfBatch = 5_000;

/** ISO 20022 reasons (ExternalStatusReason1Code) that people meet, in their words. */
const reasons: Readonly<Record<string, Bilingual>> = {
  AC01: { ar: 'رقم الحساب غير صحيح', en: 'The account number is not correct' },
  AC04: { ar: 'الحساب مغلق', en: 'The account is closed' },
  AC06: { ar: 'الحساب موقوف', en: 'The account is blocked' },
  AM04: { ar: 'رصيد الحساب لا يكفي', en: 'The balance of the paying account is not sufficient' },
  BE01: { ar: 'اسم المستفيد لا يطابق صاحب الحساب', en: 'The name does not match the holder of the account' },
  MD07: { ar: 'صاحب الحساب متوفى', en: 'The holder of the account is deceased' },
};

/** Words of a reason: ours for a code that we know, else the bank's. */
export const reasonOf = (code: string, given: Bilingual): Bilingual => reasons[code] ?? given;
