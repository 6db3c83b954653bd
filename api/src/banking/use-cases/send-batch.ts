import { Injectable } from '@nestjs/common';
import { type Ctx, Shutdown } from '../../platform/index.js';
import { BankPort } from '../bank/bank.port.js';
import { PaymentHolds } from '../banking.registry.js';
import type { ClaimedBatch, PaymentEnd } from '../domain/payment-batch.js';
import { PaymentBatchRepository } from '../persistence/payment-batch.repository.js';
import { SettlePayments } from './settle-payments.js';

/**
 * Sends a claimed batch of payments to the bank and records how each payment ends. Before a batch that may have reached
 * the bank is sent again, the bank is asked for its reference.
 */
@Injectable()
export class SendBatch {
  constructor(
    private readonly bank: BankPort,
    private readonly batches: PaymentBatchRepository,
    private readonly settle: SettlePayments,
    private readonly holds: PaymentHolds,
    private readonly shutdown: Shutdown,
  ) {}

  /** @throws BankUnreachableError when the bank gave no definite answer */
  async execute(ctx: Ctx, batch: ClaimedBatch): Promise<void> {
    const held = batch.sentBefore ? [] : await this.heldOf(ctx, batch);
    const mayBeKnown = batch.sentBefore || held.length > 0;
    const isKnown = mayBeKnown && (await this.recordStatus(ctx, batch));
    if (!isKnown && held.length > 0) await this.settle.execute(ctx, batch, held);
    if (!isKnown && (await this.send(ctx, batch))) await this.recordStatus(ctx, batch);
  }

  /**
   * Sends the payments of a batch that have not ended. False when the bank got none: every payment is held, or it
   * refused the batch as a whole, and then every payment is refused.
   */
  private async send(ctx: Ctx, batch: ClaimedBatch): Promise<boolean> {
    const { debitIban, payments } = await this.batches.order(ctx, batch);
    if (payments.length === 0) return false;
    const answer = await this.bank.sendBatch({
      reference: batch.id,
      debitIban,
      payments: payments.map(({ id, ...payment }) => ({ ...payment, reference: id })),
    });
    if (answer.outcome === 'accepted') return true;
    const { code, reason } = answer;
    await this.settle.execute(
      ctx,
      batch,
      payments.map(({ id }) => ({ id, outcome: 'refused', code, reason })),
    );
    return false;
  }

  /**
   * The payments that must not be made, only before the first sending: what the bank may have got already can't be
   * taken back by not sending it again. After a restore the bank may know a batch that these books have not sent yet,
   * so it is asked before one is refused.
   */
  private async heldOf(ctx: Ctx, batch: ClaimedBatch): Promise<PaymentEnd[]> {
    const { payments } = await this.batches.order(ctx, batch);
    const ids = payments.map(({ id }) => id);
    const held = await this.holds.of(ctx, batch.waqfId, ids);
    return [...held].map(([id, { code, reason }]) => ({ id, outcome: 'refused', code, reason }));
  }

  /** Reads and records the state of every payment, page by page; false when the bank never got the batch. */
  private async recordStatus(ctx: Ctx, batch: ClaimedBatch): Promise<boolean> {
    let after: string | null = null;
    do {
      const page = await this.bank.batchStatus(batch.id, after);
      if (page.outcome === 'unknown') return false;
      await this.settle.execute(ctx, batch, page.ends);
      after = page.next;
    } while (after !== null && !this.shutdown.signal.aborted);
    return true;
  }
}
