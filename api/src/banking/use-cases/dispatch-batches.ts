import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Contexts, type Ctx, PeriodicTask, Shutdown } from '../../platform/index.js';
import { BankUnreachableError } from '../bank/bank.port.js';
import { retryDelayMs } from '../domain/bank-retry.js';
import type { ClaimedBatch } from '../domain/payment-batch.js';
import { PaymentBatchRepository } from '../persistence/payment-batch.repository.js';
import { openingLeaseMs } from './open-account.js';
import { SendBatch } from './send-batch.js';

/** How often the dispatcher checks for batches without being woken, such as those of a process that died. */
const lookEveryMs = 1_000;
/** Two batches at a time, so that one can be recorded while the other waits for the bank. */
const lanes = 2;

/**
 * Finds recorded batches of payments that are due and has them sent. Batches are claimed like transfers: when a process
 * dies, its batches are due again after their lease.
 */
@Injectable()
export class DispatchBatches implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(DispatchBatches.name);
  private readonly tasks: readonly PeriodicTask[];

  constructor(
    private readonly batches: PaymentBatchRepository,
    private readonly sendBatch: SendBatch,
    private readonly contexts: Contexts,
    private readonly shutdown: Shutdown,
  ) {
    this.tasks = Array.from(
      { length: lanes },
      () =>
        new PeriodicTask(
          () => this.handleDueBatches(),
          lookEveryMs,
          shutdown.signal,
          (error) => this.logger.error(error, 'due payments could not be worked off'),
        ),
    );
  }

  onApplicationBootstrap(): void {
    for (const task of this.tasks) task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }

  /** Checks for due batches now, because one was recorded. */
  wake(): void {
    for (const task of this.tasks) task.now();
  }

  private async handleDueBatches(): Promise<void> {
    const ctx = this.contexts.system('banking.pay');
    for (let batch = await this.claim(ctx); batch; batch = await this.claim(ctx)) await this.handle(ctx, batch);
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
    setTimeout(() => this.wake(), retryDelayMs(attempts)).unref();
  }
}
