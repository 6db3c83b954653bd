import { Injectable, Logger } from '@nestjs/common';
import { Contexts, Jobs, PeriodicTask, Shutdown, Transactions } from '../../platform/index.js';
import { ReadingsRepository } from '../persistence/readings.repository.js';
import { readDocumentQueue } from './read-document.js';

/**
 * How long a queued deed may wait, in seconds, before its job counts as lost. Queueing again is harmless, because the
 * document id is the key of the job.
 */
const lostAfterSeconds = 30;
const roundMs = 5_000;
const batch = 50;

/** Queues deeds again that a killed process left in `processing`; runs at start and every few seconds. */
@Injectable()
export class RecoverReadings {
  private readonly logger = new Logger(RecoverReadings.name);
  /** Started and stopped by the module. */
  readonly task: PeriodicTask;

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly readings: ReadingsRepository,
    private readonly jobs: Jobs,
    shutdown: Shutdown,
  ) {
    this.task = new PeriodicTask(
      () => this.execute(),
      roundMs,
      shutdown.signal,
      (error) => this.logger.warn({ err: error }, 'stranded deeds could not be looked for'),
    );
  }

  /** @returns the number of deeds that were queued again */
  async execute(): Promise<number> {
    const ctx = this.contexts.system('documents.recover');
    const stranded = await this.readings.stranded(ctx, lostAfterSeconds, batch);
    for (const documentId of stranded) {
      await this.transactions.run(ctx, (ctx) =>
        this.jobs.enqueue(ctx, readDocumentQueue, { documentId }, { key: documentId }),
      );
    }
    if (stranded.length > 0) this.logger.log(`${stranded.length} deeds queued again`);
    return stranded.length;
  }
}
