import type { Bilingual } from '@waqf/contracts';
import type { BankAccount, BankTransaction, BankTransactionStatus, TransferParty } from '@waqf/contracts/banking';
import type { Language } from '@waqf/contracts/identity';
import { formatAmountForWire, type Halalas } from '@waqf/money';

/**
 * Life of a transfer: `awaiting_approval` → `recorded` or `rejected`; `recorded` (both book balances have moved) →
 * `sent` (given to the bank at least once, so its reference is asked for before it is sent anew) → `completed` or
 * `reversed`.
 */
export const transferStates = ['awaiting_approval', 'rejected', 'recorded', 'sent', 'completed', 'reversed'] as const;
export type TransferState = (typeof transferStates)[number];

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
  /** Above the threshold when it was asked for. */
  needsApproval: boolean;
  requestedBy: string;
  createdAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
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
export function statusOf(state: TransferState): BankTransactionStatus {
  return state === 'recorded' || state === 'sent' ? 'pending' : state;
}

function directionOf(from: TransferAccount, to: TransferAccount): BankTransaction['direction'] {
  if (from.accountType === 'main_waqf') return 'out';
  return to.accountType === 'main_waqf' ? 'in' : 'between';
}

const partyOf = (account: TransferAccount, language: Language): TransferParty => ({
  id: account.id,
  accountType: account.accountType,
  label: labelOf(account)[language],
  iban: account.iban,
});

/** The transfer in the shape of the contract. */
export function asBankTransaction(
  transfer: Transfer,
  from: TransferAccount,
  to: TransferAccount,
  language: Language,
): BankTransaction {
  const reason =
    transfer.state === 'rejected'
      ? transfer.rejection
      : transfer.state === 'reversed'
        ? transfer.refusal?.[language]
        : null;
  return {
    id: transfer.id,
    waqfId: transfer.waqfId,
    description: descriptionOf(transfer, to)[language],
    bankReference: transfer.bankReference,
    amount: formatAmountForWire(transfer.amount),
    status: statusOf(transfer.state),
    createdAt: transfer.createdAt.toISOString(),
    from: partyOf(from, language),
    to: partyOf(to, language),
    direction: directionOf(from, to),
    settledAt: transfer.settledAt?.toISOString() ?? null,
    reason: reason ?? null,
  };
}

/** The transfer as its first answer told it, which a repeated key gets again whatever has happened since. */
export function asFirstTold(transfer: Transfer): Transfer {
  const state = transfer.needsApproval ? 'awaiting_approval' : 'recorded';
  return {
    ...transfer,
    state,
    decidedBy: null,
    decidedAt: null,
    rejection: null,
    bankReference: null,
    refusal: null,
    settledAt: null,
  };
}

/** The transfer as its approval told it. */
export function asApproved(transfer: Transfer): Transfer {
  return { ...transfer, state: 'recorded', bankReference: null, refusal: null, settledAt: null };
}
