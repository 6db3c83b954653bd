import { Injectable } from '@nestjs/common';
import { type Ctx, type Job, Transactions } from '../../platform/index.js';
import { RunLineRepository, linesPerBatch } from '../persistence/run-line.repository.js';
import { SendPayments } from './send-payments.js';
import { SettleRun } from './settle-run.js';

/** Sends the lines of a large run, each part in its own transaction, so that an interrupted run continues. */
@Injectable()
export class SendRemainingPayments {
  constructor(
    private readonly transactions: Transactions,
    private readonly lines: RunLineRepository,
    private readonly send: SendPayments,
    private readonly settle: SettleRun,
  ) {}

  async execute(ctx: Ctx, { data: { runId }, signal }: Job<{ waqfId: string; runId: string }>): Promise<void> {
    // What has come up since the run was paid, e.g. during a restart, holds for the lines that are left.
    const run = await this.transactions.run(ctx, async (ctx) => {
      const locked = await this.settle.lock(ctx, runId);
      if (locked) await this.send.payable(ctx, locked);
      return locked;
    });
    if (!run) throw new Error(`run ${runId} is to be paid and is gone`);
    const last = await this.lines.count(ctx, runId);
    for (let after = 0; after < last && !signal.aborted; after += linesPerBatch)
      await this.transactions.run(ctx, (ctx) => this.send.part(ctx, run, after));
    // The next execution of the job sends what is left.
    signal.throwIfAborted();
    // Lines that were withheld here may have been the last ones.
    await this.transactions.run(ctx, async (ctx) => {
      const locked = await this.settle.lock(ctx, runId);
      if (locked) await this.settle.execute(ctx, locked);
    });
  }
}
