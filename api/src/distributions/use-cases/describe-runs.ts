import { Injectable } from '@nestjs/common';
import { type DistributionRun, type RunAct, runActs } from '@waqf/contracts/distributions';
import { ApprovalsFacade } from '../../approvals/index.js';
import { IdentityFacade } from '../../identity/index.js';
import type { Membership } from '../../membership/index.js';
import type { Ctx } from '../../platform/index.js';
import type { Run } from '../domain/run.js';
import { mayRetry, runStates } from '../domain/run-states.js';
import { CalculationRepository } from '../persistence/calculation.repository.js';
import { type LineCount, RunLineRepository } from '../persistence/run-line.repository.js';
import { toRun } from '../presenter.js';
import { RunInputs } from './shared/run-inputs.js';

/** Runs in the shape of the contract, according to the user's relation to the waqf. */
@Injectable()
export class DescribeRuns {
  constructor(
    private readonly lines: RunLineRepository,
    private readonly identity: IdentityFacade,
    private readonly approvals: ApprovalsFacade,
    private readonly inputs: RunInputs,
    private readonly calculations: CalculationRepository,
  ) {}

  async execute(ctx: Ctx, waqf: Membership, runs: readonly Run[]): Promise<DistributionRun[]> {
    const ids = runs.flatMap(({ startedBy, submittedBy, decidedBy }) => [startedBy, submittedBy, decidedBy]);
    const people = await this.identity.people(ctx, [...new Set(ids.filter((id) => id !== null))]);
    const names = new Map([...people].map(([id, { fullName }]) => [id, fullName]));
    const counts = await this.lines.counts(
      ctx,
      runs.map(({ id }) => id),
    );
    const calculations = await this.calculations.of(
      ctx,
      runs.map(({ id }) => id),
    );
    const described: DistributionRun[] = [];
    for (const run of runs) {
      const ofRun = counts.get(run.id) ?? [];
      const outdated = await this.inputs.changed(ctx, run);
      const calculation = calculations.get(run.id) ?? null;
      const isBusy = calculation !== null && calculation.problem === null;
      const may = isBusy ? [] : await this.actsOf(ctx, waqf, run, ofRun);
      described.push(toRun(run, { names, counts: ofRun, calculation, outdated, may }));
    }
    return described;
  }

  /** What the person may do with the run now. */
  private async actsOf(ctx: Ctx, waqf: Membership, run: Run, counts: readonly LineCount[]): Promise<RunAct[]> {
    const isNazir = waqf.relations.includes('nazir');
    const decides =
      run.state === 'submitted' && run.approvalId !== null && (await this.approvals.mayDecide(ctx, run.approvalId));
    const acts = runStates.mayNow(run.state, [...(isNazir ? ['nazir'] : []), ...(decides ? ['decider'] : [])]);
    const unpaid = counts.some(({ state }) => state === 'failed' || state === 'withheld');
    const retries = isNazir && unpaid && mayRetry(run.state);
    return runActs.filter((act) => (act === 'retry' ? retries : acts.some((name) => name === act)));
  }
}
