import { Injectable } from '@nestjs/common';
import { Contexts, Jobs, PeriodicUseCase, Transactions } from '../../platform/index.js';
import { ReadingsRepository } from '../persistence/readings.repository.js';
import { readDocumentQueue } from '../documents.queues.js';

/**
 * How long a queued deed may wait, in seconds, before its job counts as lost. Queueing again is harmless, because the
 * document id is the key of the job.
 */
const lostAfterSeconds = 30;
const batch = 50;

/** Queues deeds again that a killed process left in `processing`. */
@Injectable()
export class RecoverReadings extends PeriodicUseCase {
  protected readonly everyMs = 5_000;
  protected readonly failure = 'stranded deeds could not be looked for';

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly readings: ReadingsRepository,
    private readonly jobs: Jobs,
  ) {
    super();
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
