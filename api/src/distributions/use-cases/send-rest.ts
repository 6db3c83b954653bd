import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Contexts, type Job, Jobs, Transactions } from '../../platform/index.js';
import { sendRunQueue } from '../distributions.queues.js';
import { RunRepository } from '../persistence/run.repository.js';
import { SendPayments } from './send-payments.js';

/** Sends the lines of a large run, each part in a transaction of its own; a run that was interrupted goes on. */
@Injectable()
export class SendRest implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly contexts: Contexts,
    private readonly jobs: Jobs,
    private readonly runs: RunRepository,
    private readonly send: SendPayments,
  ) {}

  onModuleInit(): void {
    this.jobs.work(sendRunQueue, (job) => this.work(job));
  }

  private async work({ data: { waqfId, runId }, signal }: Job<{ waqfId: string; runId: string }>): Promise<void> {
    const ctx = this.contexts.system('distributions.send');
    const run = await this.runs.find(ctx, waqfId, runId);
    if (!run) throw new Error(`run ${runId} is to be paid and is gone`);
    let place = 0;
    while (!signal.aborted) {
      const sent = await this.transactions.run(ctx, (ctx) => this.send.next(ctx, run, place));
      if (sent.length === 0) return;
      place = sent.reduce((last, line) => Math.max(last, line.place), place);
    }
    // What is left is sent by the job's next run.
    signal.throwIfAborted();
  }
}
