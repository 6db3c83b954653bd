import { Injectable } from '@nestjs/common';
import type { ConfirmRun } from '@waqf/contracts/distributions';
import { ApprovalsFacade } from '../../approvals/index.js';
import type { Membership } from '../../membership/index.js';
import { type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import {
  DistributionsRecalculateError,
  DistributionsRunNotFoundError,
  DistributionsRunStateError,
} from '../distributions.errors.js';
import { runSubmitted } from '../distributions.facts.js';
import { calculatedFact, type Run } from '../domain/run.js';
import { runApprovalKind, runDescription } from '../domain/run-approval-words.js';
import { runStates } from '../domain/run-states.js';
import { RunRepository } from '../persistence/run.repository.js';
import { FindRunDeciders } from './find-run-deciders.js';

/** The nazir asks a second person to approve a calculated run. */
@Injectable()
export class SubmitRun {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RunsAccess,
    private readonly runs: RunRepository,
    private readonly deciders: FindRunDeciders,
    private readonly approvals: ApprovalsFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError (404), DistributionsRunForbiddenError (403),
   *   DistributionsRunStateError, DistributionsRecalculateError (409)
   */
  async execute(ctx: Ctx, input: ConfirmRun & { waqfId: string; runId: string }): Promise<Run> {
    const waqf = await this.access.toManage(ctx, input.waqfId);
    return this.transactions.run(ctx, async (ctx) => {
      const found = await this.runs.lock(ctx, input.runId);
      if (!found || found.waqfId !== input.waqfId) throw new DistributionsRunNotFoundError();
      const state = runStates.next(found.state, 'submit', () => new DistributionsRunStateError(found.state));
      if (input.hash && input.hash !== found.figures?.shownHash) throw new DistributionsRecalculateError();
      const { lines, ...terms } = await this.deciders.termsOf(ctx, waqf, found);
      const by = personOf(ctx).userId;
      const run: Run = { ...found, state, approvalId: newId(), submittedBy: by, submittedAt: ctx.clock.now() };
      await this.runs.change(ctx, run);
      await this.request(ctx, waqf, run, { ...terms, requestedBy: by });
      const fact = { ...calculatedFact(run, lines), approvalId: run.approvalId ?? '' };
      await this.facts.record(ctx, runSubmitted, fact);
      return run;
    });
  }

  private async request(
    ctx: Ctx,
    { waqfId }: Membership,
    run: Run,
    terms: Omit<Awaited<ReturnType<FindRunDeciders['termsOf']>>, 'lines'> & { requestedBy: string },
  ): Promise<void> {
    await this.approvals.requestAll(ctx, [
      {
        by: ctx,
        request: {
          ...terms,
          id: run.approvalId ?? '',
          kind: runApprovalKind,
          subjectId: run.id,
          waqfId,
          amount: run.figures?.allocated ?? null,
          describe: runDescription(run),
          content: run.figures?.shownHash ?? '',
          requestedAt: ctx.clock.now(),
        },
      },
    ]);
  }
}
