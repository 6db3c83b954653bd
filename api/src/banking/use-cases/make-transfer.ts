import { Injectable } from '@nestjs/common';
import type { BankTransfer } from '@waqf/contracts/banking';
import type { Halalas } from '@waqf/money';
import { Batcher, Contexts, type Ctx, KeyedMutex, personOf } from '../../platform/index.js';
import { toBankTransaction } from '../presenter.js';
import type { TransferRequest } from './judge-transfers.js';
import { type RecordOutcome, RecordTransfers } from './record-transfers.js';
import { DispatchTransfers } from './dispatch-transfers.js';

/** A transfer that a nazir requests. `id` is the same for the same user and idempotency key. */
export interface TransferInput {
  id: string;
  fromAccountId: string;
  toAccountId: string;
  amount: Halalas;
  description: string | null;
}

/**
 * The most database transactions at a time. One large transaction costs less than two small ones, which would wait for
 * each other on the same account anyway. A second one starts when the first has run for `spareAfterMs`: it is judged
 * while the first is written and saved, and the database does not stand still between them.
 */
const lanes = 2;
const spareAfterMs = 10;

/** Makes a transfer. The answer is sent once it is durably in the books, or durably awaits the founder. */
@Injectable()
export class MakeTransfer {
  private readonly batcher: Batcher<TransferRequest, RecordOutcome>;
  /**
   * Requests with the same key run one after the other. A client without an answer repeats its key while its first
   * request may still wait; if the second were refused before the first is recorded, the client would be told that no
   * money moves although it does.
   */
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly record: RecordTransfers,
    private readonly dispatcher: DispatchTransfers,
    private readonly contexts: Contexts,
  ) {
    this.batcher = new Batcher({
      run: (requests) => this.record.execute(this.contexts.system('banking.transfer'), requests),
      lanes,
      spareAfterMs,
    });
  }

  /**
   * Must be called outside a transaction: it waits for the transaction shared by all requests made at the same time.
   * @throws the errors of `banking.errors.ts`, LedgerInsufficientBalanceError (422), UnavailableError (503) when too
   *   many wait
   */
  async execute(ctx: Ctx, input: TransferInput): Promise<BankTransfer> {
    const request = { ...input, by: { ...ctx, actor: personOf(ctx) }, receivedAt: performance.now() };
    const recorded = this.mutex.run(input.id, () => this.batcher.submit(request));
    if (this.batcher.isCrowded) this.dispatcher.yieldToUsers();
    const outcome = await recorded;
    if ('refused' in outcome) throw outcome.refused;
    if (!outcome.transfer.needsApproval) this.dispatcher.wake();
    return toBankTransaction(outcome.transfer, outcome.from, outcome.to, ctx.language);
  }
}
