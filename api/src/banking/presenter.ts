import { Injectable } from '@nestjs/common';
import type { BankAccount, BankTransfer, TransferParty, TransferPolicy } from '@waqf/contracts/banking';
import type { Language } from '@waqf/contracts/identity';
import { formatAmountForWire, type Halalas } from '@waqf/money';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import type { OpenedRow } from './domain/bank-account.js';
import { descriptionOf, labelOf, statusOf, type Transfer, type TransferAccount } from './domain/transfer.js';
import { approvalThreshold, type OwnTransferPolicy } from './domain/transfer-rules.js';
import { TransferRepository } from './persistence/transfer.repository.js';

/** Transfers in the shape of the contract, in the user's language. The caller checks access. */
@Injectable()
export class TransferPresenter {
  constructor(private readonly transfers: TransferRepository) {}

  async describe(ctx: Ctx, transfers: readonly Transfer[]): Promise<BankTransfer[]> {
    const accounts = await this.transfers.accounts(
      ctx,
      transfers.flatMap((transfer) => [transfer.fromAccountId, transfer.toAccountId]),
    );
    return transfers.flatMap((transfer) => {
      const from = accounts.get(transfer.fromAccountId);
      const to = accounts.get(transfer.toAccountId);
      return from && to ? [toBankTransaction(transfer, from, to, ctx.language)] : [];
    });
  }
}

/** A transfer in the shape of the contract. */
export function toBankTransaction(
  transfer: Transfer,
  from: TransferAccount,
  to: TransferAccount,
  language: Language,
): BankTransfer {
  return {
    id: transfer.id,
    waqfId: transfer.waqfId,
    description: descriptionOf(transfer, to)[language],
    bankReference: transfer.bankReference,
    amount: formatAmountForWire(transfer.amount),
    status: statusOf(transfer.state),
    createdAt: transfer.createdAt.toISOString(),
    from: toParty(from, language),
    to: toParty(to, language),
    direction: directionOf(from, to),
    settledAt: transfer.settledAt?.toISOString() ?? null,
    reason: reasonOf(transfer, language),
  };
}

/** The reason of a rejection, or of the bank's refusal; null in other states. */
function reasonOf({ state, rejection, refusal }: Transfer, language: Language): string | null {
  if (state === 'rejected') return rejection;
  return state === 'reversed' ? (refusal?.[language] ?? null) : null;
}

function directionOf(from: TransferAccount, to: TransferAccount): BankTransfer['direction'] {
  if (from.accountType === 'main_waqf') return 'out';
  return to.accountType === 'main_waqf' ? 'in' : 'between';
}

const toParty = (account: TransferAccount, language: Language): TransferParty => ({
  id: account.id,
  accountType: account.accountType,
  label: labelOf(account)[language],
  iban: account.iban,
});

/** An account in the shape of the contract. The balance is the ledger's, never the bank's. */
export function toBankAccount(row: OpenedRow, bookBalance: Halalas): BankAccount {
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

/** @param own the founder's own threshold; null while the platform's applies */
export function toTransferPolicy(
  { approvalAbove: own, secondApprover }: OwnTransferPolicy,
  { relations }: Membership,
): TransferPolicy {
  return {
    approvalAbove: formatAmountForWire(own ?? approvalThreshold),
    usual: formatAmountForWire(approvalThreshold),
    isOwn: own !== null,
    secondApprover: secondApprover && { fullName: secondApprover.fullName },
    mayChange: relations.includes('waqif'),
  };
}
