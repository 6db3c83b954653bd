import { Injectable } from '@nestjs/common';
import { type Membership, Memberships } from '../membership/index.js';
import { type Ctx, requireCapability } from '../platform/index.js';
import { type ApprovalKind, ApprovalKinds } from './approval-kinds.js';
import { ApprovalsNotFoundError } from './approvals.errors.js';
import type { ApprovalRequest } from './domain/approval-request.js';
import { approvalStates } from './domain/approval-states.js';

/** Who may see requests and who may decide them. */
@Injectable()
export class ApprovalsAccess {
  constructor(
    private readonly memberships: Memberships,
    private readonly kinds: ApprovalKinds,
  ) {}

  /** Waqfs whose requests the person may list. @throws ForbiddenError (403) */
  async visibleWaqfIds(ctx: Ctx): Promise<string[]> {
    requireCapability(ctx, 'banking.read');
    return this.memberships.visibleWaqfIds(ctx);
  }

  /** Whether people of this membership may approve or reject the request now. */
  mayDecide({ kind, state }: Pick<ApprovalRequest, 'kind' | 'state'>, membership: Membership): boolean {
    const parties = this.isDecider(kind, membership) ? ['decider'] : [];
    return approvalStates.mayNow(state, parties).includes('approve');
  }

  /**
   * The kind of a request that the person may decide, whatever its state.
   * @throws ApprovalsNotFoundError (404), ApprovalsUnknownKindError (422), the kind's `forbidden` (403)
   */
  async requireDecider(
    ctx: Ctx,
    request: ApprovalRequest | null,
  ): Promise<{ request: ApprovalRequest; kind: ApprovalKind }> {
    const membership = request ? await this.memberships.of(ctx, request.waqfId) : undefined;
    if (!request || !membership) throw new ApprovalsNotFoundError();
    const kind = this.kinds.of(request.kind);
    if (!this.isDecider(request.kind, membership)) throw kind.forbidden();
    return { request, kind };
  }

  private isDecider(kind: string, membership: Membership): boolean {
    const decidedBy = this.kinds.find(kind)?.decidedBy ?? [];
    return membership.relations.some((relation) => decidedBy.includes(relation));
  }
}
