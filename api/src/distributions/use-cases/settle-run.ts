import { Injectable } from '@nestjs/common';
import { sumHalalas } from '@waqf/money';
import { type Ctx, Facts } from '../../platform/index.js';
import { runSettled } from '../distributions.facts.js';
import { runFact, type Run } from '../domain/run.js';
import { RunLineRepository } from '../persistence/run-line.repository.js';
import { RunRepository } from '../persistence/run.repository.js';

/** Ends the payment of a run once no line is payable or pending at the bank. */
@Injectable()
export class SettleRun {
  constructor(
    private readonly runs: RunRepository,
    private readonly lines: RunLineRepository,
    private readonly facts: Facts,
  ) {}

  /** The run, locked until the caller's transaction ends. */
  lock(ctx: Ctx, runId: string): Promise<Run | undefined> {
    return this.runs.lock(ctx, runId);
  }

  /** Runs in the caller's transaction, in which the run must be locked. */
  async execute(ctx: Ctx, run: Run): Promise<void> {
    if (!['approved', 'paying', 'partially_failed'].includes(run.state)) return;
    const counts = (await this.lines.counts(ctx, [run.id])).get(run.id) ?? [];
    if (counts.some(({ state }) => state === 'payable' || state === 'sent')) return;
    const failed = counts.filter(({ state }) => state === 'failed').reduce((sum, { lines }) => sum + lines, 0);
    const state = failed > 0 ? 'partially_failed' : 'paid';
    if (state === run.state) return;
    await this.runs.change(ctx, { ...run, state });
    const paid = counts.filter((count) => count.state === 'paid');
    await this.facts.record(ctx, runSettled, {
      ...runFact(run),
      lines: paid.reduce((sum, { lines }) => sum + lines, 0),
      amountHalalas: String(sumHalalas(paid.map(({ amount }) => amount))),
      failed,
    });
  }
}
