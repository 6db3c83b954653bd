import { Injectable, Logger } from '@nestjs/common';
import { type Ctx, LostJobs, Transactions } from '../../platform/index.js';
import { sendRunQueue } from '../distributions.queues.js';
import { LinePaymentRepository } from '../persistence/line-payment.repository.js';

const batch = 100;

/** Sends the payments that are left of runs whose job is lost, each line once as after any crash. */
@Injectable()
export class ResumePayments {
  private readonly logger = new Logger(ResumePayments.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly lines: LinePaymentRepository,
    private readonly lostJobs: LostJobs,
  ) {}

  /** @returns the number of runs whose payment goes on */
  async execute(ctx: Ctx): Promise<number> {
    const unsent = new Map((await this.lines.runsToSend(ctx, batch)).map((run) => [run.runId, run]));
    const lost = await this.lostJobs.of(ctx, sendRunQueue, [...unsent.keys()]);
    for (const runId of lost) {
      const run = unsent.get(runId);
      if (!run) continue;
      this.logger.warn({ run: runId }, 'the payment of a run goes on, its job was lost');
      await this.transactions.run(ctx, (ctx) => this.lostJobs.again(ctx, sendRunQueue, run, runId));
    }
    return lost.length;
  }
}
