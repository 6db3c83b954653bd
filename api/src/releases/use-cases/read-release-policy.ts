import { Injectable } from '@nestjs/common';
import type { ReleasePolicy, WaitingChange } from '@waqf/contracts/releases';
import { ApprovalsFacade } from '../../approvals/index.js';
import type { Ctx } from '../../platform/index.js';
import { ChangeRequestRepository } from '../persistence/change-request.repository.js';

/** Whether changes of what users are served need two administrators, and which changes are waiting. */
@Injectable()
export class ReadReleasePolicy {
  constructor(
    private readonly requests: ChangeRequestRepository,
    private readonly approvals: ApprovalsFacade,
  ) {}

  /** The rule, and the waiting changes by remote (`''` for the rule itself) with what this person may decide. */
  async execute(ctx: Ctx): Promise<{ policy: ReleasePolicy; waiting: ReadonlyMap<string, WaitingChange> }> {
    const open = await this.requests.open(ctx);
    const ids = open.map(({ id }) => id);
    const described = await this.approvals.described(ctx, ids);
    const waiting = new Map<string, WaitingChange>();
    for (const { id, remote, act } of open) {
      const approval = described.get(id);
      if (!approval) continue;
      const { describe, requestedAt, mayDecide, mayWithdraw } = approval;
      const requestedBy = approval.requestedBy.fullName;
      waiting.set(remote ?? '', { id, act, describe, requestedBy, requestedAt, mayDecide, mayWithdraw });
    }
    return { policy: { twoPeople: await this.requests.needsTwo(ctx), waiting: waiting.get('') ?? null }, waiting };
  }
}
