import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Contexts, Jobs, Shutdown } from '../platform/index.js';
import { readDocumentQueue } from './documents.queues.js';
import { ReadDocument } from './use-cases/read-document.js';

/** The number of readers at a time in one process; each is a separate child process. */
const readersAtOnce = 2;

@Injectable()
export class DocumentsWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly contexts: Contexts,
    private readonly shutdown: Shutdown,
    private readonly readDocument: ReadDocument,
  ) {}

  onModuleInit(): void {
    this.jobs.work(
      readDocumentQueue,
      ({ data, signal }) => {
        // Ends as soon as a shutdown begins, while the claim can still be released in the database.
        const until = AbortSignal.any([signal, this.shutdown.signal]);
        return this.readDocument.execute(this.contexts.system('documents.read'), data.documentId, until);
      },
      { concurrency: readersAtOnce },
    );
  }
}
