import { Injectable } from '@nestjs/common';
import type { ConfirmRun } from '@waqf/contracts/distributions';
import { ApprovalsFacade } from '../../approvals/index.js';
import type { Ctx } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import {
  DistributionsRecalculateError,
  DistributionsRunNotFoundError,
  DistributionsRunStateError,
} from '../distributions.errors.js';
import type { Run } from '../domain/run.js';
import { RunRepository } from '../persistence/run.repository.js';

interface Decision {
  readonly waqfId: string;
  readonly runId: string;
}

/** A second person approves or rejects a submitted run through its request for approval. */
@Injectable()
export class DecideRun {
  constructor(
    private readonly access: RunsAccess,
    private readonly runs: RunRepository,
    private readonly approvals: ApprovalsFacade,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError (404), DistributionsRunForbiddenError,
   *   ApprovalsOwnRequestError (403), DistributionsRunStateError, DistributionsRecalculateError (409),
   *   DistributionsAboveYieldError (422)
   */
  async approve(ctx: Ctx, { hash, ...decision }: Decision & ConfirmRun): Promise<void> {
    const { run, approvalId } = await this.submitted(ctx, decision);
    if (hash && hash !== run.figures?.shownHash) throw new DistributionsRecalculateError();
    await this.approvals.approve(ctx, approvalId);
  }

  /** Rejects the run; no money is moved. @throws as `approve` */
  async reject(ctx: Ctx, { reason, ...decision }: Decision & { reason: string }): Promise<void> {
    const { approvalId } = await this.submitted(ctx, decision);
    await this.approvals.reject(ctx, approvalId, reason);
  }

  private async submitted(ctx: Ctx, { waqfId, runId }: Decision): Promise<{ run: Run; approvalId: string }> {
    await this.access.toSee(ctx, waqfId);
    const run = await this.runs.find(ctx, waqfId, runId);
    if (!run) throw new DistributionsRunNotFoundError();
    if (run.approvalId === null) throw new DistributionsRunStateError(run.state);
    return { run, approvalId: run.approvalId };
  }
}
