import { Injectable } from '@nestjs/common';
import type { BankTransaction } from '@waqf/contracts/banking';
import type { Halalas } from '@waqf/money';
import { Batcher, Contexts, type Ctx, KeyTurns, personOf } from '../../platform/index.js';
import { toBankTransaction } from '../presenter.js';
import { type RecordOutcome, RecordTransfers, type TransferRequest } from './record-transfers.js';
import { TransferDispatcher } from './transfer-dispatcher.js';

/** What a nazir requests. `id` is the same for the same person and idempotency key. */
export interface TransferInput {
  id: string;
  fromAccountId: string;
  toAccountId: string;
  amount: Halalas;
  description: string | null;
}

/**
 * Database transactions at a time. One large one costs less than two small ones, which on one account would wait for
 * each other anyway; the second takes over when the first is held up, in milliseconds.
 */
const lanes = 2;
const spareAfterMs = 40;

/** Takes a transfer: acknowledged once it is durably in the books, or once it durably awaits the founder. */
@Injectable()
export class MakeTransfer {
  private readonly batcher: Batcher<TransferRequest, RecordOutcome>;
  /**
   * A client without an answer repeats its key while its first request may still wait. If the second were refused
   * before the first is recorded, the client would hear a refusal of money that moves.
   */
  private readonly turns = new KeyTurns();

  constructor(
    private readonly record: RecordTransfers,
    private readonly dispatcher: TransferDispatcher,
    private readonly contexts: Contexts,
  ) {
    this.batcher = new Batcher({
      run: (requests) => this.record.execute(this.contexts.system('banking.transfer'), requests),
      lanes,
      spareAfterMs,
    });
  }

  /**
   * Must be called outside of a transaction: it waits for the transaction of all requests of the same moment.
   * @throws the errors of `banking.errors.ts`, LedgerInsufficientBalanceError (422), UnavailableError (503) when too
   *   many wait
   */
  async execute(ctx: Ctx, input: TransferInput): Promise<BankTransaction> {
    const request = { ...input, by: { ...ctx, actor: personOf(ctx) }, receivedAt: performance.now() };
    const recorded = this.turns.run(input.id, () => this.batcher.submit(request));
    if (this.batcher.isCrowded) this.dispatcher.giveWay();
    const outcome = await recorded;
    if ('refused' in outcome) throw outcome.refused;
    if (!outcome.transfer.needsApproval) this.dispatcher.wake();
    return toBankTransaction(outcome.transfer, outcome.from, outcome.to, ctx.language);
  }
}
