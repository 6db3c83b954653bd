import { Injectable } from '@nestjs/common';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import { type Ctx, Jobs, personOf, Transactions } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import { DistributionsRunNotFoundError, DistributionsRunStateError } from '../distributions.errors.js';
import { calculateRunQueue } from '../distributions.queues.js';
import { InlineDivider } from '../division/inline-divider.js';
import { runStates } from '../domain/run-states.js';
import { CalculationRepository } from '../persistence/calculation.repository.js';
import { WriteCalculation } from './write-calculation.js';

/** The most beneficiaries for which the caller waits for the calculation; with more, a job does it. */
const mostAtOnce = 2_000;

/** The nazir calculates a run for the first time or again; the previous result is replaced. */
@Injectable()
export class CalculateRun {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RunsAccess,
    private readonly write: WriteCalculation,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly calculations: CalculationRepository,
    private readonly jobs: Jobs,
  ) {}

  /**
   * A run with many beneficiaries is calculated by a job; the run shows the progress, or why it was refused.
   * @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError (404), DistributionsRunForbiddenError (403),
   *   DistributionsRunStateError (409), and the refusals of `ComputeRun` (422)
   */
  async execute(ctx: Ctx, { waqfId, runId }: { waqfId: string; runId: string }): Promise<void> {
    await this.access.toManage(ctx, waqfId);
    await this.transactions.run(ctx, async (ctx) => {
      const run = await this.write.lock(ctx, runId);
      if (!run || run.waqfId !== waqfId) throw new DistributionsRunNotFoundError();
      runStates.next(run.state, 'calculate', () => new DistributionsRunStateError(run.state));
      const people = await this.beneficiaries.count(ctx, [waqfId]);
      if (people <= mostAtOnce) {
        await this.write.execute(ctx, run, new InlineDivider());
        return;
      }
      if (await this.calculations.begin(ctx, runId, personOf(ctx).userId, people))
        await this.jobs.enqueue(ctx, calculateRunQueue, { waqfId, runId }, { key: runId });
    });
  }
}
