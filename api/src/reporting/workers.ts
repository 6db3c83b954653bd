import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Contexts, Jobs } from '../platform/index.js';
import { makeExportQueue } from './reporting.queues.js';
import { MakeExport } from './use-cases/make-export.js';

@Injectable()
export class ReportingWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly contexts: Contexts,
    private readonly makeExport: MakeExport,
  ) {}

  onModuleInit(): void {
    this.jobs.work(makeExportQueue, (job) =>
      this.makeExport.execute(this.contexts.system('reporting.make-export'), job),
    );
  }
}
