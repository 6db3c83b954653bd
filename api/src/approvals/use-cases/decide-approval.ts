import { Injectable } from '@nestjs/common';
import type { Approval } from '@waqf/contracts/approvals';
import { StepUps } from '../../identity/index.js';
import { type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import { ApprovalsAccess } from '../access.js';
import { ApprovalsAlreadyDecidedError, ApprovalsNotFoundError } from '../approvals.errors.js';
import { approvalGranted, approvalRejected, approvalWithdrawn } from '../approvals.facts.js';
import { type ApprovalRequest, factOf } from '../domain/approval-request.js';
import { approvalStates } from '../domain/approval-states.js';
import { ApprovalRepository } from '../persistence/approval.repository.js';
import { ApprovalsPresenter } from '../presenter.js';

const alreadyDecided = (): Error => new ApprovalsAlreadyDecidedError();

/**
 * Approves, rejects or withdraws a request. Repeating the same decision by the same person returns the first result,
 * whatever has happened since, so that a repeated request has one effect with or without an idempotency key.
 */
@Injectable()
export class DecideApproval {
  constructor(
    private readonly transactions: Transactions,
    private readonly approvals: ApprovalRepository,
    private readonly access: ApprovalsAccess,
    private readonly facts: Facts,
    private readonly presenter: ApprovalsPresenter,
    private readonly stepUps: StepUps,
  ) {}

  /**
   * Does what was requested, if it is still possible.
   * @throws ApprovalsNotFoundError (404), ApprovalsUnknownKindError (422), the kind's `forbidden` (403),
   *   ApprovalsOwnRequestError, ApprovalsWaitingTimeError (403), ApprovalsAlreadyDecidedError (409),
   *   IdentityStepUpError (403) without a fresh confirmation, ApprovalsRequesterLeftError (409), and the errors of the
   *   kind's `apply`: the request then continues to wait
   */
  async approve(ctx: Ctx, input: { id: string }): Promise<Approval> {
    const person = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const { request, kind } = await this.access.requireDecider(ctx, await this.approvals.lock(ctx, input.id));
      if (request.state === 'approved' && request.decidedBy === person.userId) return this.describe(ctx, request);
      const state = approvalStates.next(request.state, 'approve', alreadyDecided);
      const decision = { state, by: person.userId, at: ctx.clock.now(), reason: null };
      await this.stepUps.require(ctx, { kind: 'approval', id: request.id });
      await this.access.requireStillEntitled(ctx, request, kind);
      await kind.apply(ctx, request);
      await this.approvals.decide(ctx, request.id, decision);
      await this.facts.record(ctx, approvalGranted, factOf(request));
      return this.describe(ctx, { ...request, state, decidedBy: decision.by, decidedAt: decision.at });
    });
  }

  /**
   * Rejects a request; its act is not done.
   * @throws like `approve`; 409 also when it was rejected with another reason
   */
  async reject(ctx: Ctx, input: { id: string; reason: string }): Promise<Approval> {
    const person = personOf(ctx);
    const { reason } = input;
    return this.transactions.run(ctx, async (ctx) => {
      const { request, kind } = await this.access.requireDecider(ctx, await this.approvals.lock(ctx, input.id));
      const isRepeated = request.state === 'rejected' && request.reason === reason;
      if (isRepeated && request.decidedBy === person.userId) return this.describe(ctx, request);
      const state = approvalStates.next(request.state, 'reject', alreadyDecided);
      const decision = { state, by: person.userId, at: ctx.clock.now(), reason };
      await kind.reject(ctx, request, reason);
      await this.approvals.decide(ctx, request.id, decision);
      await this.facts.record(ctx, approvalRejected, { ...factOf(request), reason });
      return this.describe(ctx, { ...request, state, decidedBy: decision.by, decidedAt: decision.at, reason });
    });
  }

  /** The requester withdraws the request. @throws ApprovalsNotFoundError (404), ApprovalsAlreadyDecidedError (409) */
  async withdraw(ctx: Ctx, input: { id: string }): Promise<Approval> {
    return this.transactions.run(ctx, async (ctx) => this.describe(ctx, await this.takeBack(ctx, input)));
  }

  /** Like `withdraw`, also for a requester who does not see the waqf, such as a beneficiary: nothing is described. */
  async takeBack(ctx: Ctx, input: { id: string }): Promise<ApprovalRequest> {
    const person = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const { request, kind } = this.access.requireRequester(ctx, await this.approvals.lock(ctx, input.id));
      if (request.state === 'withdrawn') return request;
      const state = approvalStates.next(request.state, 'withdraw', alreadyDecided);
      const decision = { state, by: person.userId, at: ctx.clock.now(), reason: null };
      await kind.withdraw(ctx, request);
      await this.approvals.decide(ctx, request.id, decision);
      await this.facts.record(ctx, approvalWithdrawn, factOf(request));
      return { ...request, state, decidedBy: decision.by, decidedAt: decision.at };
    });
  }

  private async describe(ctx: Ctx, request: ApprovalRequest): Promise<Approval> {
    const [approval] = await this.presenter.describe(ctx, [request], 'decision');
    if (!approval) throw new ApprovalsNotFoundError();
    return approval;
  }
}
