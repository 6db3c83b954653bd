import { Injectable } from '@nestjs/common';
import type { ApprovalList, ApprovalQuery } from '@waqf/contracts/approvals';
import { Memberships } from '../../membership/index.js';
import type { Ctx } from '../../platform/index.js';
import { ApprovalsAccess } from '../access.js';
import { approvalCursor } from '../domain/approval-cursor.js';
import { ApprovalRepository } from '../persistence/approval.repository.js';
import { ApprovalsPresenter } from '../presenter.js';

const usualPage = 50;

/** Lists what awaits or awaited a decision, for founder, nazir and administrator of the waqf. */
@Injectable()
export class ListApprovals {
  constructor(
    private readonly access: ApprovalsAccess,
    private readonly approvals: ApprovalRepository,
    private readonly memberships: Memberships,
    private readonly presenter: ApprovalsPresenter,
  ) {}

  /** @throws ForbiddenError (403), InvalidCursorError (400) */
  async execute(ctx: Ctx, filter: ApprovalQuery): Promise<ApprovalList> {
    const visible = await this.access.visibleWaqfIds(ctx);
    const after = approvalCursor.parse(filter.cursor);
    const waqfIds = filter.waqfId === undefined ? visible : visible.filter((waqfId) => waqfId === filter.waqfId);
    const limit = filter.limit ?? usualPage;
    const page = await this.approvals.list(ctx, waqfIds, { status: filter.status, after, limit: limit + 1 });
    const shown = page.slice(0, limit);
    const last = page.length > limit ? shown.at(-1) : undefined;
    return {
      approvals: await this.presenter.describe(ctx, shown),
      waitingCount: await this.countOwn(ctx, visible),
      nextCursor: last ? approvalCursor.format(last) : null,
    };
  }

  /** How many of these waqfs' requests the person may decide now. */
  private async countOwn(ctx: Ctx, waqfIds: readonly string[]): Promise<number> {
    const counts = await this.approvals.countWaiting(ctx, waqfIds);
    const memberships = await this.memberships.ofAll(
      ctx,
      counts.map(({ waqfId }) => waqfId),
    );
    const own = counts.filter(({ waqfId, kind }) => {
      const membership = memberships.get(waqfId);
      return membership && this.access.mayDecide({ kind, state: 'requested' }, membership);
    });
    return own.reduce((sum, { count }) => sum + count, 0);
  }
}
