import type { Answered, Bilingual } from '@waqf/contracts';
import type { BankAccount, BankTransferStatus } from '@waqf/contracts/banking';
import type { Halalas } from '@waqf/money';
import type { TransferState } from './transfer-states.js';

/** A transfer as it is stored. */
export interface Transfer {
  /** Derived from the idempotency key; also the id of the ledger entry and our reference at the bank. */
  id: string;
  waqfId: string;
  fromAccountId: string;
  toAccountId: string;
  amount: Halalas;
  /** The nazir's own description; null when there is none. */
  description: string | null;
  state: TransferState;
  /** Whether the waqf's policy required an approval when the transfer was requested. */
  needsApproval: boolean;
  requestedBy: string;
  createdAt: Date;
  /** The reason for its rejection; null when it was not rejected. */
  rejection: string | null;
  bankReference: string | null;
  refusal: Bilingual | null;
  settledAt: Date | null;
}

/** The fields of an account that a transfer needs. */
export interface TransferAccount {
  id: string;
  waqfId: string;
  accountType: BankAccount['accountType'];
  state: BankAccount['accountStatus'];
  holderName: string;
  iban: string;
}

/** An account that is locked for a transfer. */
export interface HeldAccount extends TransferAccount {
  /** Id of the beneficiary, or of the account itself for a main account. */
  payeeId: string;
  /** User id of the beneficiary's person; null for the waqf's own account. */
  holderPersonId: string | null;
}

const mainLabel: Bilingual = { ar: 'الحساب الرئيسي', en: 'Main account' };

/** The label of an account; a sub-account is labelled with its beneficiary's name. */
export const labelOf = (account: TransferAccount): Bilingual =>
  account.accountType === 'main_waqf' ? mainLabel : { ar: account.holderName, en: account.holderName };

/** The same within a sentence. */
export const labelInSentence = (account: TransferAccount): Bilingual =>
  account.accountType === 'main_waqf' ? { ...mainLabel, en: 'the main account' } : labelOf(account);

/** The nazir's description, or a default one. */
export function descriptionOf(transfer: Pick<Transfer, 'description'>, to: TransferAccount): Bilingual {
  if (transfer.description) return { ar: transfer.description, en: transfer.description };
  const label = labelInSentence(to);
  return { ar: `تحويل إلى ${label.ar}`, en: `Transfer to ${label.en}` };
}

/** The status that users see for a state. */
export function statusOf(state: TransferState): Answered<BankTransferStatus> {
  return state === 'recorded' || state === 'sent' ? 'pending' : state;
}

/** The transfer as in its first answer; a repeated key gets the same answer, whatever has happened since. */
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

/** The transfer as in the answer to its approval. */
export function asApproved(transfer: Transfer): Transfer {
  return { ...transfer, state: 'recorded', bankReference: null, refusal: null, settledAt: null };
}

/** The fields of facts about a transfer. */
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
