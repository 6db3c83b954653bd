import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Contexts, Jobs } from '../platform/index.js';
import { promoteCanaryQueue } from './releases.queues.js';
import { ProcessDuePromotion } from './use-cases/process-due-promotion.js';

@Injectable()
export class ReleasesWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly contexts: Contexts,
    private readonly processDuePromotion: ProcessDuePromotion,
  ) {}

  onModuleInit(): void {
    this.jobs.work(promoteCanaryQueue, ({ data }) =>
      this.processDuePromotion.execute(this.contexts.system('releases.promote'), data),
    );
  }
}
