import { Injectable } from '@nestjs/common';
import { LedgerFacade, LedgerInsufficientBalanceError } from '../../ledger/index.js';
import { type Ctx, entryIdOf, Facts, Transactions } from '../../platform/index.js';
import { transferCompleted, transferReversalDelayed, transferReversed } from '../banking.facts.js';
import { retryDelayMs } from '../domain/bank-retry.js';
import { descriptionOf, factOf } from '../domain/transfer.js';
import { type ClaimedTransfer, DispatchRepository } from '../persistence/dispatch.repository.js';
import { TransferRepository } from '../persistence/transfer.repository.js';

/** A transfer that the bank has confirmed. */
export interface Completion {
  transfer: ClaimedTransfer;
  bankReference: string;
}

type Refusal = NonNullable<ClaimedTransfer['refusal']>;

/** Records how transfers ended, each only once, even if several processes learn of it. */
@Injectable()
export class SettleTransfers {
  constructor(
    private readonly transactions: Transactions,
    private readonly dispatch: DispatchRepository,
    private readonly transfers: TransferRepository,
    private readonly ledger: LedgerFacade,
    private readonly facts: Facts,
  ) {}

  /** Records these confirmed transfers in one database transaction. */
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
      await this.dispatch.countCompleted(ctx, byWaqf);
      await this.facts.recordAll(
        ctx,
        transferCompleted,
        fresh.map((transfer) => ({ by: ctx, fact: factOf(transfer) })),
      );
    });
  }

  /**
   * Returns the money of a transfer that the bank refused. When the receiving account no longer holds it, the refusal
   * is stored and the transfer stays pending: no balance becomes negative, and the return is tried again until it
   * succeeds.
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
    if (!(await this.dispatch.keepRefusal(ctx, transfer.id, refusal, retryDelayMs(transfer.attempts)))) return;
    await this.facts.record(ctx, transferReversalDelayed, refusedFact(transfer, refusal));
  }
}

const refusedFact = (transfer: ClaimedTransfer, { code, reason }: Refusal) => ({
  ...factOf(transfer),
  code,
  reason: { ar: reason.ar, en: reason.en },
});
