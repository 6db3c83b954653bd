import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import { DistributionsRunNotFoundError, DistributionsRunStateError } from '../distributions.errors.js';
import { runCalculated } from '../distributions.facts.js';
import { calculatedFact, hashOf, type Run, shownValues } from '../domain/run.js';
import { runStates } from '../domain/run-states.js';
import { RunLineRepository } from '../persistence/run-line.repository.js';
import { RunRepository } from '../persistence/run.repository.js';
import { ComputeRun } from './compute-run.js';

/** The nazir calculates a run, or calculates it again: what was calculated before is replaced. */
@Injectable()
export class CalculateRun {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RunsAccess,
    private readonly runs: RunRepository,
    private readonly lines: RunLineRepository,
    private readonly compute: ComputeRun,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError (404), DistributionsRunForbiddenError (403),
   *   DistributionsRunStateError (409), and the refusals of `ComputeRun` (422)
   */
  async execute(ctx: Ctx, { waqfId, runId }: { waqfId: string; runId: string }): Promise<Run> {
    await this.access.toManage(ctx, waqfId);
    return this.transactions.run(ctx, async (ctx) => {
      const found = await this.runs.lock(ctx, runId);
      if (!found || found.waqfId !== waqfId) throw new DistributionsRunNotFoundError();
      const state = runStates.next(found.state, 'calculate', () => new DistributionsRunStateError(found.state));
      const { rulesVersion, figures: amounts, inputsHash, lines } = await this.compute.execute(ctx, found);
      const shownHash = hashOf(shownValues({ ...found, rulesVersion }, amounts, lines));
      const figures = { ...amounts, inputsHash, shownHash, calculatedAt: ctx.clock.now() };
      await this.lines.replace(ctx, runId, lines);
      await this.runs.calculate(ctx, runId, rulesVersion, figures);
      const run = { ...found, state, rulesVersion, figures };
      await this.facts.record(ctx, runCalculated, calculatedFact(run, lines.length));
      return run;
    });
  }
}
