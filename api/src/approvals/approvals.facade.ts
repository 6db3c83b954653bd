import { Injectable } from '@nestjs/common';
import type { Ctx } from '../platform/index.js';
import { selfApprovalWaitMs } from './domain/approval-request.js';
import { ApprovalRepository } from './persistence/approval.repository.js';
import { type ApprovalAct, RequestApprovals } from './use-cases/request-approvals.js';

/** Approvals as other contexts see them. */
@Injectable()
export class ApprovalsFacade {
  constructor(
    private readonly request: RequestApprovals,
    private readonly approvals: ApprovalRepository,
  ) {}

  /**
   * Requests approvals inside the caller's transaction; those who decide get a notice after the commit. The kind's
   * `apply` runs once one of them approves.
   */
  async requestAll(ctx: Ctx, acts: readonly ApprovalAct[]): Promise<void> {
    await this.request.execute(ctx, acts);
  }

  /**
   * Names who decides beside the waqf's parties, on what waits already too, inside the caller's transaction. Without
   * anybody the founder's own requests get their waiting time anew.
   */
  async nameApprover(
    ctx: Ctx,
    of: { waqfId: string; kind: string; founderId: string; approverId: string | null },
  ): Promise<void> {
    const { founderId, approverId } = of;
    const aloneFrom = new Date(ctx.clock.now().getTime() + selfApprovalWaitMs);
    await this.approvals.nameApprover(ctx, of, { approverId, founderId, aloneFrom });
  }
}
