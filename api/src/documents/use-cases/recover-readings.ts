import { Injectable, Logger } from '@nestjs/common';
import { Contexts, Jobs, Shutdown, Transactions } from '../../platform/index.js';
import { ReadingsRepository } from '../persistence/readings.repository.js';
import { readDocumentQueue } from './read-document.js';

/** How long a queued deed may wait before its job counts as lost. Asking again is harmless: jobs are keyed by document. */
const patienceSeconds = 30;
const roundMs = 5_000;
const batch = 50;

/** Queues again what a killed process left in `processing`, at start and every few seconds. */
@Injectable()
export class RecoverReadings {
  private readonly logger = new Logger(RecoverReadings.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly readings: ReadingsRepository,
    private readonly jobs: Jobs,
    private readonly shutdown: Shutdown,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.round = this.round.then(() => this.attempt());
    }, roundMs);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** @returns how many deeds were queued again */
  async execute(): Promise<number> {
    const ctx = this.contexts.system('documents.recover');
    const stranded = await this.readings.stranded(ctx, patienceSeconds, batch);
    for (const documentId of stranded) {
      await this.transactions.run(ctx, (ctx) => this.jobs.enqueue(ctx, readDocumentQueue, { documentId }, { key: documentId }));
    }
    return stranded.length;
  }

  private async attempt(): Promise<void> {
    if (this.shutdown.signal.aborted) return;
    try {
      const count = await this.execute();
      if (count > 0) this.logger.log(`${count} deeds queued again`);
    } catch (error) {
      this.logger.warn({ err: error }, 'stranded deeds could not be looked for');
    }
  }
}
