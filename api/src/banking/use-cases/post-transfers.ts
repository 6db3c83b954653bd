import { Injectable } from '@nestjs/common';
import { LedgerFacade, type Posting, refusalError } from '../../ledger/index.js';
import type { Ctx, DomainError } from '../../platform/index.js';
import { BankingOnlyYieldError, transferError } from '../banking.errors.js';
import { ledgerSide } from '../domain/transfer-rules.js';
import { descriptionOf, type TransferAccount } from '../domain/transfer.js';
import type { NewTransfer } from '../persistence/transfer.repository.js';
import { AccountFunds, type HeldFunds, isMainAccount } from './shared/account-funds.js';

/** A transfer with its accounts. */
export interface Payment {
  transfer: NewTransfer;
  from: TransferAccount;
  to: TransferAccount;
}

/** `known`: the ledger already has an entry with this id, so nothing was entered. */
export type PostingResult = 'posted' | 'known' | { refused: DomainError };

/**
 * Enters transfers into the ledger. A main account pays out of its yield only (`AccountFunds`), and a refusal says
 * whether the total of what it holds would have been enough.
 */
@Injectable()
export class PostTransfers {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly funds: AccountFunds,
  ) {}

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
    const held = await this.heldBy(ctx, payments);
    return this.explain(
      ctx,
      payments.filter(({ transfer, from }) => transfer.amount > (held.get(from.id)?.available ?? 0n)),
    );
  }

  /** Errors for uncovered transfers; a main account may hold enough in funds that are not transferable. */
  private async explain(ctx: Ctx, uncovered: readonly Payment[]): Promise<Map<string, DomainError>> {
    if (uncovered.length === 0) return new Map();
    const mains = uncovered.filter(({ from }) => isMainAccount(from));
    const held = await this.heldBy(ctx, mains);
    const errors = uncovered.map(({ transfer }) => [transfer.id, transferError('insufficient-balance')] as const);
    const onlyYield = mains.flatMap(({ transfer, from }) => {
      const whole = held.get(from.id)?.balance ?? 0n;
      return whole >= transfer.amount ? [[transfer.id, new BankingOnlyYieldError()] as const] : [];
    });
    return new Map<string, DomainError>([...errors, ...onlyYield]);
  }

  private heldBy(ctx: Ctx, payments: readonly Payment[]): Promise<Map<string, HeldFunds>> {
    return this.funds.of(
      ctx,
      payments.map(({ from }) => from),
    );
  }
}

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
