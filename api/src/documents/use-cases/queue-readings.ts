import { Injectable } from '@nestjs/common';
import { Facts, Jobs, type Ctx } from '../../platform/index.js';
import { deedStates } from '../domain/deed-states.js';
import { deedsQueued } from '../documents.facts.js';
import { readDocumentQueue } from '../documents.queues.js';
import { DocumentsRepository } from '../persistence/documents.repository.js';

/** Queues the reading of a waqf's uploaded deeds, current or proposed. */
@Injectable()
export class QueueReadings {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly jobs: Jobs,
    private readonly facts: Facts,
  ) {}

  /**
   * Runs in the caller's transaction.
   * @param inJob false when the caller reads them itself
   * @returns the number of queued deeds
   */
  async execute(ctx: Ctx, waqfId: string, inJob: boolean): Promise<number> {
    const documentIds = await this.documents.markQueued(ctx, waqfId, deedStates.transition('queue'));
    if (documentIds.length === 0) return 0;
    await this.facts.record(ctx, deedsQueued, { waqfId, documentIds });
    if (inJob)
      for (const documentId of documentIds)
        await this.jobs.enqueue(ctx, readDocumentQueue, { documentId }, { key: documentId });
    return documentIds.length;
  }
}
