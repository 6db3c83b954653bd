import type { Bilingual } from '@waqf/contracts';
import type { BankAccount } from '@waqf/contracts/banking';
import { formatAmountForWire, type Halalas } from '@waqf/money';
import type { AccountState } from './account-state.js';

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
  /** Users who are told how it ended. */
  partyIds: string[];
  /** Times that the bank was asked, this one included. */
  attempts: number;
}

/** Why the bank did not open an account. */
export interface Refusal {
  code: string;
  reason: Bilingual;
}

/** The account in the shape of the contract. The balance is the book's, never the bank's word. */
export function asContract(row: OpenedRow, bookBalance: Halalas): BankAccount {
  return {
    id: row.id,
    waqfId: row.waqfId,
    accountType: row.accountType,
    accountStatus: row.state,
    isMainAccount: row.accountType === 'main_waqf',
    bankName: row.bankName,
    accountNumber: row.accountNumber,
    iban: row.iban,
    balance: formatAmountForWire(bookBalance),
    currency: 'SAR',
    branchCode: row.branchCode,
    beneficiaryId: row.beneficiaryId,
    createdAt: row.openedAt.toISOString(),
  };
}
