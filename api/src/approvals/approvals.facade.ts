import { Injectable } from '@nestjs/common';
import type { Approval } from '@waqf/contracts/approvals';
import type { Ctx } from '../platform/index.js';
import { type ApprovalRequest, selfApprovalWaitMs } from './domain/approval-request.js';
import { ApprovalRepository } from './persistence/approval.repository.js';
import { ApprovalsAccess } from './access.js';
import { SubjectRelations } from './use-cases/shared/subject-relations.js';
import { ApprovalsPresenter } from './presenter.js';
import { DecideApproval } from './use-cases/decide-approval.js';
import { type ApprovalAct, RequestApprovals } from './use-cases/request-approvals.js';
import { CheckRequester } from './use-cases/check-requester.js';

const page = 100;

/** Approvals for use by other contexts. */
@Injectable()
export class ApprovalsFacade {
  constructor(
    private readonly request: RequestApprovals,
    private readonly approvals: ApprovalRepository,
    private readonly decide: DecideApproval,
    private readonly access: ApprovalsAccess,
    private readonly relations: SubjectRelations,
    private readonly presenter: ApprovalsPresenter,
    private readonly checkRequester: CheckRequester,
  ) {}

  /**
   * Requests approvals inside the caller's transaction; the deciders are notified after the commit. The kind's `apply`
   * runs once one of them approves.
   */
  async requestAll(ctx: Ctx, acts: readonly ApprovalAct[]): Promise<void> {
    await this.request.execute(ctx, acts);
  }

  /**
   * For proposals that another context lets people decide on: whether the proposer may still make them.
   * @throws ApprovalsRequesterLeftError (409)
   */
  requireStillEntitled(...proposed: Parameters<CheckRequester['require']>): Promise<void> {
    return this.checkRequester.require(...proposed);
  }

  /**
   * Sets who decides in addition to the waqf's parties, also for waiting requests of every kind, inside the caller's
   * transaction: the person who was named before decides nothing any more. When nobody is named, the waiting time
   * starts again for the requests of the person who is alone in the waqf.
   * @param of.aloneId the founder who is also the nazir; null when the waqf has two people
   */
  async nameApprover(
    ctx: Ctx,
    { waqfId, ...named }: { waqfId: string; aloneId: string | null; approverId: string | null },
  ): Promise<void> {
    const selfApprovalFrom = new Date(ctx.clock.now().getTime() + selfApprovalWaitMs);
    await this.approvals.nameApprover(ctx, waqfId, { ...named, selfApprovalFrom });
  }

  /** Number of waiting requests of a waqf that were made before a moment. The caller checks access. */
  countWaiting(ctx: Ctx, waqfId: string, before: Date): Promise<number> {
    return this.approvals.countOfWaqf(ctx, waqfId, before);
  }

  /** Approves like `POST /api/approvals/{id}/approve`, for a kind with its own route. @throws like that route */
  async approve(ctx: Ctx, id: string): Promise<void> {
    await this.decide.approve(ctx, { id });
  }

  /** Rejects like `POST /api/approvals/{id}/reject`. @throws like that route */
  async reject(ctx: Ctx, id: string, reason: string): Promise<void> {
    await this.decide.reject(ctx, { id, reason });
  }

  /** Withdraws a request of this person, who need not see the waqf. @throws like `POST /api/approvals/{id}/withdraw` */
  async withdraw(ctx: Ctx, id: string): Promise<void> {
    await this.decide.takeBack(ctx, { id });
  }

  /**
   * Requests by id, as `GET /api/approvals` shows them to this person; those that they may not see are not in the map.
   */
  async described(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Approval>> {
    const requests = [...(await this.approvals.byIds(ctx, ids)).values()];
    return new Map((await this.presenter.describe(ctx, requests)).map((approval) => [approval.id, approval]));
  }

  /** All requests of a waqf as this person sees them, newest first. The caller checks access. */
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
    return request ? this.access.mayDecide(ctx, request, await this.relations.of(ctx, request.waqfId)) : false;
  }
}
