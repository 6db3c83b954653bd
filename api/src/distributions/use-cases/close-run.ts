import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import { DistributionsRunNotFoundError, DistributionsRunStateError } from '../distributions.errors.js';
import { runCancelled, runClosed } from '../distributions.facts.js';
import { runFact } from '../domain/run.js';
import { runStates } from '../domain/run-states.js';
import { RunRepository } from '../persistence/run.repository.js';

/** The nazir ends a run: closes a paid run, or cancels one that was not submitted for approval. */
@Injectable()
export class CloseRun {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RunsAccess,
    private readonly runs: RunRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * Closes a run. Failed and withheld lines are still owed and can be paid later.
   * @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError (404), DistributionsRunForbiddenError (403),
   *   DistributionsRunStateError (409)
   */
  close(ctx: Ctx, of: { waqfId: string; runId: string }): Promise<void> {
    return this.end(ctx, of, 'close');
  }

  /** Cancels a run; its period can be used by another run. @throws as `close` */
  cancel(ctx: Ctx, of: { waqfId: string; runId: string }): Promise<void> {
    return this.end(ctx, of, 'cancel');
  }

  private async end(ctx: Ctx, of: { waqfId: string; runId: string }, name: 'close' | 'cancel'): Promise<void> {
    await this.access.toManage(ctx, of.waqfId);
    await this.transactions.run(ctx, async (ctx) => {
      const run = await this.runs.lock(ctx, of.runId);
      if (!run || run.waqfId !== of.waqfId) throw new DistributionsRunNotFoundError();
      const state = runStates.next(run.state, name, () => new DistributionsRunStateError(run.state));
      await this.runs.change(ctx, { ...run, state, closedAt: name === 'close' ? ctx.clock.now() : null });
      await this.facts.record(ctx, name === 'close' ? runClosed : runCancelled, runFact(run));
    });
  }
}
