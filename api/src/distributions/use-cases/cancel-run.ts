import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import { DistributionsRunNotFoundError, DistributionsRunStateError } from '../distributions.errors.js';
import { runCancelled } from '../distributions.facts.js';
import { runFact } from '../domain/run.js';
import { runStates } from '../domain/run-states.js';
import { RunRepository } from '../persistence/run.repository.js';

/** The nazir gives up a run that nobody was asked to approve; its period is free again. */
@Injectable()
export class CancelRun {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RunsAccess,
    private readonly runs: RunRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError (404), DistributionsRunForbiddenError (403),
   *   DistributionsRunStateError (409)
   */
  async execute(ctx: Ctx, { waqfId, runId }: { waqfId: string; runId: string }): Promise<void> {
    await this.access.toManage(ctx, waqfId);
    await this.transactions.run(ctx, async (ctx) => {
      const run = await this.runs.lock(ctx, runId);
      if (!run || run.waqfId !== waqfId) throw new DistributionsRunNotFoundError();
      const state = runStates.next(run.state, 'cancel', () => new DistributionsRunStateError(run.state));
      await this.runs.change(ctx, { ...run, state });
      await this.facts.record(ctx, runCancelled, runFact(run));
    });
  }
}
