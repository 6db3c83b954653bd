import type { Answered, Bilingual } from '@waqf/contracts';
import type { BankAccount, BankTransactionStatus } from '@waqf/contracts/banking';
import type { Halalas } from '@waqf/money';
import type { TransferState } from './transfer-states.js';

/** A transfer as it is kept. */
export interface Transfer {
  /** Idempotency key, id of its ledger entry, and our reference at the bank. */
  id: string;
  waqfId: string;
  fromAccountId: string;
  toAccountId: string;
  amount: Halalas;
  /** The nazir's own words, or null. */
  description: string | null;
  state: TransferState;
  /** Whether the waqf's policy let it wait when it was asked for. */
  needsApproval: boolean;
  requestedBy: string;
  createdAt: Date;
  /** The founder's reason for rejecting it. */
  rejection: string | null;
  bankReference: string | null;
  refusal: Bilingual | null;
  settledAt: Date | null;
}

/** An account as far as a transfer needs it. */
export interface TransferAccount {
  id: string;
  waqfId: string;
  accountType: BankAccount['accountType'];
  state: BankAccount['accountStatus'];
  holderName: string;
  iban: string;
}

/** An account that a transfer holds locked. */
export interface HeldAccount extends TransferAccount {
  /** Who receives: the beneficiary, or the account itself. */
  payeeId: string;
  /** Person behind the beneficiary; null for the waqf's own account. */
  holderPersonId: string | null;
}

const mainLabel: Bilingual = { ar: 'الحساب الرئيسي', en: 'Main account' };

/** Whose account it is: a sub-account goes by its beneficiary's name. */
export const labelOf = (account: TransferAccount): Bilingual =>
  account.accountType === 'main_waqf' ? mainLabel : { ar: account.holderName, en: account.holderName };

/** The nazir's words, or what happens. */
export function descriptionOf(transfer: Pick<Transfer, 'description'>, to: TransferAccount): Bilingual {
  if (transfer.description) return { ar: transfer.description, en: transfer.description };
  const label = labelOf(to);
  return { ar: `تحويل إلى ${label.ar}`, en: `Transfer to ${label.en}` };
}

/** What a person is shown of a state. */
export function statusOf(state: TransferState): Answered<BankTransactionStatus> {
  return state === 'recorded' || state === 'sent' ? 'pending' : state;
}

/** The transfer as its first answer had it, which a repeated key gets again whatever has happened since. */
export function asFirstAnswered(transfer: Transfer): Transfer {
  const state = transfer.needsApproval ? 'awaiting_approval' : 'recorded';
  return {
    ...transfer,
    state,
    rejection: null,
    bankReference: null,
    refusal: null,
    settledAt: null,
  };
}

/** The transfer as the answer to its approval had it. */
export function asApproved(transfer: Transfer): Transfer {
  return { ...transfer, state: 'recorded', bankReference: null, refusal: null, settledAt: null };
}

/** What facts about a transfer carry. */
export const factOf = ({
  id,
  waqfId,
  amount,
  fromAccountId,
  toAccountId,
}: Pick<Transfer, 'id' | 'waqfId' | 'amount' | 'fromAccountId' | 'toAccountId'>) => ({
  transferId: id,
  waqfId,
  amountHalalas: String(amount),
  fromAccountId,
  toAccountId,
});
