import type { Bilingual } from '@waqf/contracts';
import type { BankAccount } from '@waqf/contracts/banking';
import type { AccountState } from './account-states.js';

/** An account that the bank has opened; its state is one of those that users see. */
export interface OpenedRow {
  id: string;
  waqfId: string;
  accountType: BankAccount['accountType'];
  beneficiaryId: string | null;
  state: BankAccount['accountStatus'];
  bankName: string;
  accountNumber: string;
  iban: string;
  branchCode: string | null;
  openedAt: Date;
}

/** A request for an account that is being sent to the bank. */
export interface PendingRow {
  id: string;
  waqfId: string;
  accountType: BankAccount['accountType'];
  /** Set for a sub-account only. */
  beneficiaryId: string | null;
  state: AccountState;
  /** Our reference; the bank opens at most one account for it. */
  reference: string;
  holderName: string;
  /** How many times the bank was asked, including this time. */
  attempts: number;
}

/** Why the bank did not open an account. */
export interface Refusal {
  code: string;
  reason: Bilingual;
}
