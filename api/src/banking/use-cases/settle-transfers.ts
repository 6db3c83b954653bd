import { Injectable } from '@nestjs/common';
import { LedgerFacade, LedgerInsufficientBalanceError } from '../../ledger/index.js';
import { type Ctx, entryIdOf, Facts, Transactions } from '../../platform/index.js';
import { transferCompleted, transferReversalDelayed, transferReversed } from '../banking.facts.js';
import { delayBeforeAsking } from '../domain/bank-retry.js';
import { descriptionOf, factOf } from '../domain/transfer.js';
import { type ClaimedTransfer, DispatchRepository } from '../persistence/dispatch.repository.js';
import { TransferRepository } from '../persistence/transfer.repository.js';

/** The bank has confirmed this one. */
export interface Completion {
  transfer: ClaimedTransfer;
  bankReference: string;
}

type Refusal = NonNullable<ClaimedTransfer['refusal']>;

/** Records how transfers ended, each end once, whoever else learns of it. */
@Injectable()
export class SettleTransfers {
  constructor(
    private readonly transactions: Transactions,
    private readonly dispatch: DispatchRepository,
    private readonly transfers: TransferRepository,
    private readonly ledger: LedgerFacade,
    private readonly facts: Facts,
  ) {}

  /** All that the bank confirmed meanwhile, in one database transaction. */
  async complete(ctx: Ctx, completions: readonly Completion[]): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      const completed = await this.dispatch.complete(
        ctx,
        completions.map(({ transfer, bankReference }) => ({ id: transfer.id, bankReference })),
      );
      const fresh = completions.filter(({ transfer }) => completed.has(transfer.id)).map(({ transfer }) => transfer);
      if (fresh.length === 0) return;
      const byWaqf = new Map<string, number>();
      for (const { waqfId } of fresh) byWaqf.set(waqfId, (byWaqf.get(waqfId) ?? 0) + 1);
      await this.dispatch.tally(ctx, byWaqf);
      await this.facts.recordAll(
        ctx,
        transferCompleted,
        fresh.map((transfer) => ({ by: ctx, fact: factOf(transfer) })),
      );
    });
  }

  /**
   * Returns the money that the bank refused to move. When the receiving account does not hold it any more the refusal
   * is kept and the transfer stays pending: no balance goes below zero, and the return is tried again until it can be
   * made.
   */
  async reverse(ctx: Ctx, transfer: ClaimedTransfer, refusal: Refusal): Promise<void> {
    try {
      await this.transactions.run(ctx, (ctx) => this.returnMoney(ctx, transfer, refusal));
    } catch (error) {
      if (!(error instanceof LedgerInsufficientBalanceError)) throw error;
      await this.transactions.run(ctx, (ctx) => this.keepRefusal(ctx, transfer, refusal));
    }
  }

  private async returnMoney(ctx: Ctx, transfer: ClaimedTransfer, refusal: Refusal): Promise<void> {
    if (!(await this.dispatch.reverse(ctx, transfer.id, refusal))) return;
    const to = (await this.transfers.accounts(ctx, [transfer.toAccountId])).get(transfer.toAccountId);
    if (!to) throw new Error('a transfer of no account');
    await this.ledger.reverse(ctx, {
      entryId: transfer.id,
      id: entryIdOf(ctx, 'banking.reverse', transfer.id),
      description: `إعادة: ${descriptionOf(transfer, to).ar}`,
      occurredAt: ctx.clock.now(),
    });
    await this.facts.record(ctx, transferReversed, refusedFact(transfer, refusal));
  }

  private async keepRefusal(ctx: Ctx, transfer: ClaimedTransfer, refusal: Refusal): Promise<void> {
    if (!(await this.dispatch.keepRefusal(ctx, transfer.id, refusal, delayBeforeAsking(transfer.attempts)))) return;
    await this.facts.record(ctx, transferReversalDelayed, refusedFact(transfer, refusal));
  }
}

const refusedFact = (transfer: ClaimedTransfer, { code, reason }: Refusal) => ({
  ...factOf(transfer),
  code,
  reason: { ar: reason.ar, en: reason.en },
});
