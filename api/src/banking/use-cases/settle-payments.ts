import { Injectable } from '@nestjs/common';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { paymentsSettled } from '../banking.facts.js';
import { type ClaimedBatch, type PaymentEnd, reasonOf } from '../domain/payment-batch.js';
import { PaymentBatchRepository } from '../persistence/payment-batch.repository.js';

type Completed = Extract<PaymentEnd, { outcome: 'completed' }>;
type Refused = Extract<PaymentEnd, { outcome: 'refused' }>;

/**
 * Records how payments of a batch ended, each only once, even if several processes learn of it. The money leaves the
 * payable fund in the same transaction; the money of a refused payment never leaves it.
 */
@Injectable()
export class SettlePayments {
  constructor(
    private readonly transactions: Transactions,
    private readonly batches: PaymentBatchRepository,
    private readonly ledger: LedgerFacade,
    private readonly facts: Facts,
  ) {}

  async execute(ctx: Ctx, batch: ClaimedBatch, ends: readonly PaymentEnd[]): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      const completed = ends.filter((end): end is Completed => end.outcome === 'completed');
      const refused = ends
        .filter((end): end is Refused => end.outcome === 'refused')
        .map((end) => ({ ...end, reason: reasonOf(end.code, end.reason) }));
      const paid = await this.batches.complete(ctx, batch.id, completed);
      const refusedIds = await this.batches.refuse(ctx, batch.id, refused);
      await this.ledger.post(
        ctx,
        paid.map(({ id, accountId, amount, description }) => ({
          id,
          waqfId: batch.waqfId,
          debit: { fund: 'payable' },
          // Money on a sub-account stays in these books; money paid to another account leaves them.
          credit: accountId === null ? { fund: 'contra' } : { accountId },
          amount,
          kind: 'movement',
          description,
          occurredAt: ctx.clock.now(),
        })),
      );
      if (paid.length === 0 && refusedIds.size === 0) return;
      const references = new Map(completed.map(({ id, bankReference }) => [id, bankReference]));
      await this.facts.record(ctx, paymentsSettled, {
        waqfId: batch.waqfId,
        batchId: batch.id,
        completed: paid.map(({ id }) => ({ id, bankReference: references.get(id) ?? '' })),
        refused: refused
          .filter(({ id }) => refusedIds.has(id))
          .map(({ id, code, reason }) => ({ id, code, reason: { ar: reason.ar, en: reason.en } })),
      });
    });
  }
}
