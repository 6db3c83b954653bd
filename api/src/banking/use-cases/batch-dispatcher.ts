import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Contexts, type Ctx, Facts, PeriodicTask, Shutdown } from '../../platform/index.js';
import { BankUnreachableError } from '../bank/bank.port.js';
import { retryDelayMs } from '../domain/bank-retry.js';
import type { ClaimedBatch } from '../domain/payment-batch.js';
import { paymentBatchRecorded } from '../banking.facts.js';
import { PaymentBatchRepository } from '../persistence/payment-batch.repository.js';
import { openingLeaseMs } from './open-account.js';
import { SendBatch } from './send-batch.js';

/** How often the dispatcher checks for batches that became due unnoticed, because their process died. */
const lookEveryMs = 1_000;

/**
 * Finds recorded batches of payments that are due and has them sent. Batches are claimed like transfers: when a process
 * dies, its batches are due again after their lease.
 */
@Injectable()
export class BatchDispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(BatchDispatcher.name);
  private readonly task: PeriodicTask;

  constructor(
    private readonly batches: PaymentBatchRepository,
    private readonly sendBatch: SendBatch,
    private readonly contexts: Contexts,
    private readonly facts: Facts,
    private readonly shutdown: Shutdown,
  ) {
    this.task = new PeriodicTask(
      () => this.handleDueBatches(),
      lookEveryMs,
      shutdown.signal,
      (error) => this.logger.error(error, 'due payments could not be worked off'),
    );
  }

  onApplicationBootstrap(): void {
    // Called in every process, also for batches that another process recorded.
    this.facts.tail(paymentBatchRecorded, () => this.task.now());
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  /** Handles all due batches, two at a time, so that one can be recorded while the other waits for the bank. */
  async handleDueBatches(): Promise<void> {
    const ctx = this.contexts.system('banking.pay');
    const first = await this.claim(ctx);
    if (!first) return;
    const others = this.claim(ctx).then((second) => this.handleBatches(ctx, second));
    await Promise.all([this.handleBatches(ctx, first), others]);
  }

  private async handleBatches(ctx: Ctx, first: ClaimedBatch | undefined): Promise<void> {
    for (let batch = first; batch; batch = await this.claim(ctx)) await this.handle(ctx, batch);
  }

  private async claim(ctx: Ctx): Promise<ClaimedBatch | undefined> {
    return this.shutdown.signal.aborted ? undefined : this.batches.claim(ctx, openingLeaseMs);
  }

  private async handle(ctx: Ctx, batch: ClaimedBatch): Promise<void> {
    try {
      await this.sendBatch.execute(ctx, batch);
    } catch (error) {
      if (!(error instanceof BankUnreachableError)) throw error;
      this.logger.warn({ err: error, batch: batch.id, attempts: batch.attempts }, 'no definite answer from the bank');
      if (error.neverSent && !batch.sentBefore) {
        await this.batches.putBack(ctx, batch.id, retryDelayMs(batch.attempts));
        return this.lookAgain(batch);
      }
    }
    if (await this.batches.settle(ctx, batch.id)) return;
    await this.batches.retryLater(ctx, batch.id, retryDelayMs(batch.attempts));
    this.lookAgain(batch);
  }

  /** Checks when the batch is due again. */
  private lookAgain({ attempts }: ClaimedBatch): void {
    setTimeout(() => this.task.now(), retryDelayMs(attempts)).unref();
  }
}
