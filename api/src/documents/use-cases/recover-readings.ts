import { Injectable, Logger } from '@nestjs/common';
import { Contexts, Jobs, Rounds, Shutdown, Transactions } from '../../platform/index.js';
import { ReadingsRepository } from '../persistence/readings.repository.js';
import { readDocumentQueue } from './read-document.js';

/**
 * How long a queued deed may wait before its job counts as lost. Queueing again is harmless: a document is its job's
 * key.
 */
const lostAfterSeconds = 30;
const roundMs = 5_000;
const batch = 50;

/** Queues again what a killed process left in `processing`, at start and every few seconds. */
@Injectable()
export class RecoverReadings {
  private readonly logger = new Logger(RecoverReadings.name);
  /** Begun and ended by the module. */
  readonly rounds: Rounds;

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly readings: ReadingsRepository,
    private readonly jobs: Jobs,
    shutdown: Shutdown,
  ) {
    this.rounds = new Rounds(
      () => this.execute(),
      roundMs,
      shutdown.signal,
      (error) => this.logger.warn({ err: error }, 'stranded deeds could not be looked for'),
    );
  }

  /** @returns how many deeds were queued again */
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
