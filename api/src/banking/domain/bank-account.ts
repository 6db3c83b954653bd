import type { Bilingual } from '@waqf/contracts';
import type { BankAccount } from '@waqf/contracts/banking';
import type { AccountState } from './account-states.js';

/** What the bank holds once it has opened the account; one of the states that people see. */
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

/** A request on its way to the bank. */
export interface PendingRow {
  id: string;
  waqfId: string;
  accountType: BankAccount['accountType'];
  /** Of a sub-account only. */
  beneficiaryId: string | null;
  state: AccountState;
  /** Ours; the bank opens at most one account for it. */
  reference: string;
  holderName: string;
  /** Users who get the notice of how it ended. */
  partyIds: string[];
  /** Times that the bank was asked, this one included. */
  attempts: number;
}

/** Why the bank did not open an account. */
export interface Refusal {
  code: string;
  reason: Bilingual;
}
