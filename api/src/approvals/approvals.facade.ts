import { Injectable } from '@nestjs/common';
import type { Ctx } from '../platform/index.js';
import { type ApprovalAct, RequestApprovals } from './use-cases/request-approvals.js';

/** Approvals as other contexts see them. */
@Injectable()
export class ApprovalsFacade {
  constructor(private readonly request: RequestApprovals) {}

  /**
   * Requests approvals inside the caller's transaction; those who decide get a notice after the commit. The kind's
   * `apply` runs once one of them approves.
   */
  async requestAll(ctx: Ctx, acts: readonly ApprovalAct[]): Promise<void> {
    await this.request.execute(ctx, acts);
  }
}
