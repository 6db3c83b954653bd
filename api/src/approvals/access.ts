import { Injectable } from '@nestjs/common';
import type { Membership } from '../membership/index.js';
import { type Ctx, requireCapability } from '../platform/index.js';
import { type ApprovalKind, ApprovalKinds } from './approvals.registry.js';
import { ApprovalsNotFoundError, ApprovalsOwnRequestError, ApprovalsWaitingTimeError } from './approvals.errors.js';
import type { ApprovalRequest } from './domain/approval-request.js';
import { approvalStates } from './domain/approval-states.js';
import { aloneFrom } from './domain/named-parties.js';
import { CheckRequester } from './use-cases/check-requester.js';
import { SubjectRelations } from './use-cases/shared/subject-relations.js';
import { ApprovalRepository } from './persistence/approval.repository.js';

/** Decides who may see requests and who may decide them. */
@Injectable()
export class ApprovalsAccess {
  constructor(
    private readonly relations: SubjectRelations,
    private readonly kinds: ApprovalKinds,
    private readonly approvals: ApprovalRepository,
    private readonly checkRequester: CheckRequester,
  ) {}

  /** Ids of the waqfs whose requests the person may list. @throws ForbiddenError (403) */
  async visibleWaqfIds(ctx: Ctx): Promise<string[]> {
    const me = userOf(ctx);
    if (!mayRead(ctx) && me !== null && (await this.approvals.isApprover(ctx, me))) return [];
    requireCapability(ctx, 'banking.read');
    return this.relations.visibleIds(ctx);
  }

  /**
   * Whether the person may approve or reject the request now.
   * @param membership undefined when they may not see the waqf
   */
  mayDecide(ctx: Ctx, request: Judged & Pick<ApprovalRequest, 'state'>, membership: Membership | undefined): boolean {
    const parties = this.roleIn(ctx, request, membership) === 'decider' ? ['decider'] : [];
    return approvalStates.mayNow(request.state, parties).includes('approve');
  }

  /** Whether the person made the request and may withdraw it now. */
  mayWithdraw(ctx: Ctx, { state, requestedBy }: Pick<ApprovalRequest, 'state' | 'requestedBy'>): boolean {
    return requestedBy === userOf(ctx) && approvalStates.mayNow(state, ['requester']).includes('withdraw');
  }

  /**
   * Checks that the request was made by this person.
   * @throws ApprovalsNotFoundError (404), ApprovalsUnknownKindError (422)
   */
  requireRequester(ctx: Ctx, request: ApprovalRequest | null): { request: ApprovalRequest; kind: ApprovalKind } {
    if (!request || request.requestedBy !== userOf(ctx)) throw new ApprovalsNotFoundError();
    return { request, kind: this.kinds.of(request.kind) };
  }

  /**
   * Checks that the person may decide the request, in whatever state it is, and returns it with its kind.
   * @throws ApprovalsNotFoundError (404), ApprovalsUnknownKindError (422), the kind's `forbidden` (403),
   *   ApprovalsOwnRequestError (403), ApprovalsWaitingTimeError (403)
   */
  async requireDecider(
    ctx: Ctx,
    request: ApprovalRequest | null,
  ): Promise<{ request: ApprovalRequest; kind: ApprovalKind }> {
    const membership = request ? await this.relations.of(ctx, request.waqfId) : undefined;
    if (!request || (!membership && request.approverId !== userOf(ctx))) throw new ApprovalsNotFoundError();
    const kind = this.kinds.of(request.kind);
    const part = this.roleIn(ctx, request, membership);
    if (part === 'stranger') throw kind.forbidden();
    if (part === 'requester') throw new ApprovalsOwnRequestError();
    const from = aloneFrom(request, kind.decidedBy, membership);
    if (part === 'waits' && from) throw new ApprovalsWaitingTimeError(from);
    return { request, kind };
  }

  /** Checks that the requester may still make the request. @throws ApprovalsRequesterLeftError (409) */
  async requireStillEntitled(ctx: Ctx, request: ApprovalRequest, { requestedBy }: ApprovalKind): Promise<void> {
    if (requestedBy) await this.checkRequester.require(ctx, request, requestedBy);
  }

  /** Requesters never decide their own request, unless the waqf has nobody else; then only after the waiting time. */
  private roleIn(ctx: Ctx, request: Judged, membership: Membership | undefined): ApprovalPart {
    const decidedBy = this.kinds.find(request.kind)?.decidedBy;
    if (!decidedBy) return 'stranger';
    const me = userOf(ctx);
    const isDecider = membership?.relations.some((relation) => decidedBy.includes(relation)) ?? false;
    if (!isDecider && request.approverId !== me) return 'stranger';
    if (request.requestedBy !== me) return 'decider';
    const from = aloneFrom(request, decidedBy, membership);
    if (from === null) return 'requester';
    return ctx.clock.now() >= from ? 'decider' : 'waits';
  }
}

type Judged = Pick<ApprovalRequest, 'kind' | 'requestedBy' | 'approverId' | 'selfApprovalFrom'>;
type ApprovalPart = 'decider' | 'requester' | 'waits' | 'stranger';

const userOf = ({ actor }: Ctx): string | null => (actor.kind === 'person' ? actor.userId : null);
const mayRead = ({ actor }: Ctx): boolean => actor.kind !== 'person' || actor.capabilities.has('banking.read');
