import { Injectable } from '@nestjs/common';
import { LedgerFacade, type Posting, refusalError } from '../../ledger/index.js';
import type { Ctx, DomainError } from '../../platform/index.js';
import { BankingOnlyYieldError, transferError } from '../banking.errors.js';
import { ledgerSide } from '../domain/transfer-rules.js';
import { descriptionOf, type TransferAccount } from '../domain/transfer.js';
import type { NewTransfer } from '../persistence/transfer.repository.js';

/** A transfer with its accounts. */
export interface Payment {
  transfer: NewTransfer;
  from: TransferAccount;
  to: TransferAccount;
}

/** `known`: the ledger already has an entry with this id, so nothing was entered. */
export type PostingResult = 'posted' | 'known' | { refused: DomainError };

/**
 * Enters transfers into the ledger. Only this class has the rule of the yield: a main account pays out of its yield
 * only, and a refusal says whether the total of what it holds would have been enough.
 */
@Injectable()
export class PostTransfers {
  constructor(private readonly ledger: LedgerFacade) {}

  /** Enters all transfers that are covered; each is judged separately. Results by the transfer's id. */
  async execute(ctx: Ctx, payments: readonly Payment[]): Promise<Map<string, PostingResult>> {
    const results = new Map<string, PostingResult>();
    if (payments.length === 0) return results;
    const outcomes = await this.ledger.tryPost(ctx, payments.map(postingOf));
    const uncovered: Payment[] = [];
    payments.forEach((payment, index) => {
      const outcome = outcomes[index];
      if (outcome?.status !== 'refused') {
        results.set(payment.transfer.id, outcome?.status === 'posted' ? 'posted' : 'known');
        return;
      }
      if (outcome.reason === 'insufficient-balance') uncovered.push(payment);
      results.set(payment.transfer.id, { refused: refusalError(outcome.reason) });
    });
    for (const [id, refused] of await this.explain(ctx, uncovered)) results.set(id, { refused });
    return results;
  }

  /** Enters nothing. The errors for payments that their accounts do not cover, by the transfer's id. */
  async uncovered(ctx: Ctx, payments: readonly Payment[]): Promise<Map<string, DomainError>> {
    if (payments.length === 0) return new Map();
    const available = await this.available(ctx, payments);
    return this.explain(
      ctx,
      payments.filter(({ transfer, from }) => transfer.amount > (available.get(from.id) ?? 0n)),
    );
  }

  /** What each paying account may pay out now: the yield for a main account, the whole balance for a sub-account. */
  private async available(ctx: Ctx, payments: readonly Payment[]): Promise<Map<string, bigint>> {
    const [mains, subs] = [payments.filter(isFromMain), payments.filter((payment) => !isFromMain(payment))];
    const funds = await this.ledger.balancesOf(
      ctx,
      mains.map(({ transfer }) => transfer.waqfId),
    );
    const held = await this.ledger.balanceOfAccounts(
      ctx,
      subs.map(({ from }) => from.id),
    );
    return new Map<string, bigint>([
      ...mains.map(({ transfer, from }) => [from.id, funds.get(transfer.waqfId)?.ghalla ?? 0n] as const),
      ...held,
    ]);
  }

  /** Errors for uncovered transfers; a main account may hold enough in funds that are not transferable. */
  private async explain(ctx: Ctx, uncovered: readonly Payment[]): Promise<Map<string, DomainError>> {
    if (uncovered.length === 0) return new Map();
    const mains = uncovered.filter(isFromMain);
    const funds = await this.ledger.balancesOf(
      ctx,
      mains.map(({ transfer }) => transfer.waqfId),
    );
    const errors = uncovered.map(({ transfer }) => [transfer.id, transferError('insufficient-balance')] as const);
    const onlyYield = mains.flatMap(({ transfer }) => {
      const balances = funds.get(transfer.waqfId);
      const whole = balances ? balances.corpus + balances.ghalla + balances.reserve + balances.payable : 0n;
      return whole >= transfer.amount ? [[transfer.id, new BankingOnlyYieldError()] as const] : [];
    });
    return new Map<string, DomainError>([...errors, ...onlyYield]);
  }
}

const isFromMain = ({ from }: Payment): boolean => from.accountType === 'main_waqf';

/** The ledger entry of a transfer; it has the transfer's id. */
function postingOf({ transfer, from, to }: Payment): Posting {
  return {
    id: transfer.id,
    waqfId: transfer.waqfId,
    debit: ledgerSide(from),
    credit: ledgerSide(to),
    amount: transfer.amount,
    kind: 'movement',
    description: descriptionOf(transfer, to).ar,
    occurredAt: transfer.createdAt,
  };
}
