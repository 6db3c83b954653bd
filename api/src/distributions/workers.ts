import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Contexts, Jobs } from '../platform/index.js';
import { calculateRunQueue, sendRunQueue } from './distributions.queues.js';
import { CalculateLargeRun } from './use-cases/calculate-large-run.js';
import { SendRemainingPayments } from './use-cases/send-remaining-payments.js';

@Injectable()
export class DistributionsWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly contexts: Contexts,
    private readonly calculateLargeRun: CalculateLargeRun,
    private readonly sendRemainingPayments: SendRemainingPayments,
  ) {}

  onModuleInit(): void {
    this.jobs.work(calculateRunQueue, (job) =>
      this.calculateLargeRun.execute(this.contexts.system('distributions.calculate'), job),
    );
    this.jobs.work(sendRunQueue, (job) =>
      this.sendRemainingPayments.execute(this.contexts.system('distributions.send'), job),
    );
  }
}
