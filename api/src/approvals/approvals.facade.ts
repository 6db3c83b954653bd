import { Injectable } from '@nestjs/common';
import type { Approval } from '@waqf/contracts/approvals';
import type { Ctx } from '../platform/index.js';
import { type ApprovalRequest, selfApprovalWaitMs } from './domain/approval-request.js';
import { ApprovalRepository } from './persistence/approval.repository.js';
import { ApprovalsAccess } from './access.js';
import { Parties } from './use-cases/parties.js';
import { ApprovalsPresenter } from './presenter.js';
import { DecideApproval } from './use-cases/decide-approval.js';
import { type ApprovalAct, RequestApprovals } from './use-cases/request-approvals.js';

const page = 100;

/** Approvals as other contexts see them. */
@Injectable()
export class ApprovalsFacade {
  constructor(
    private readonly request: RequestApprovals,
    private readonly approvals: ApprovalRepository,
    private readonly decide: DecideApproval,
    private readonly access: ApprovalsAccess,
    private readonly parties: Parties,
    private readonly presenter: ApprovalsPresenter,
  ) {}

  /**
   * Requests approvals inside the caller's transaction; those who decide get a notice after the commit. The kind's
   * `apply` runs once one of them approves.
   */
  async requestAll(ctx: Ctx, acts: readonly ApprovalAct[]): Promise<void> {
    await this.request.execute(ctx, acts);
  }

  /**
   * Names who decides beside the waqf's parties, also on what waits already, inside the caller's transaction. Where
   * nobody is named any more, the waiting time of the founder's own requests begins anew.
   */
  async nameApprover(
    ctx: Ctx,
    of: { waqfId: string; kind: string; founderId: string; approverId: string | null },
  ): Promise<void> {
    const { founderId, approverId } = of;
    const aloneFrom = new Date(ctx.clock.now().getTime() + selfApprovalWaitMs);
    await this.approvals.nameApprover(ctx, of, { approverId, founderId, aloneFrom });
  }

  /** How many requests of a waqf wait that were made before a moment. The caller checks access. */
  countWaiting(ctx: Ctx, waqfId: string, before: Date): Promise<number> {
    return this.approvals.countOfWaqf(ctx, waqfId, before);
  }

  /** Approves as `POST /api/approvals/{id}/approve` does, for a kind with a call of its own. @throws like that call */
  async approve(ctx: Ctx, id: string): Promise<void> {
    await this.decide.approve(ctx, { id });
  }

  /** Rejects as `POST /api/approvals/{id}/reject` does. @throws like that call */
  async reject(ctx: Ctx, id: string, reason: string): Promise<void> {
    await this.decide.reject(ctx, { id, reason });
  }

  /** Requests by id, as `GET /api/approvals` shows them to this person; what they don't see is not in the map. */
  async described(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Approval>> {
    const requests = [...(await this.approvals.byIds(ctx, ids)).values()];
    return new Map((await this.presenter.describe(ctx, requests)).map((approval) => [approval.id, approval]));
  }

  /** Every request of a waqf as this person sees it, newest first. The caller checks access. */
  async *allOf(ctx: Ctx, waqfId: string): AsyncGenerator<Approval> {
    const of = { waqfIds: [waqfId], approverId: null, waqfId };
    for (let after: { requestedAt: Date; id: string } | null = null, more = true; more; ) {
      const requests: ApprovalRequest[] = await this.approvals.list(ctx, of, { after, limit: page });
      yield* await this.presenter.describe(ctx, requests);
      after = requests.at(-1) ?? null;
      more = requests.length === page;
    }
  }

  /** Whether the person may approve or reject a request of a waqf now. */
  async mayDecide(ctx: Ctx, id: string): Promise<boolean> {
    const request = (await this.approvals.byIds(ctx, [id])).get(id);
    return request ? this.access.mayDecide(ctx, request, await this.parties.of(ctx, request.waqfId)) : false;
  }
}
