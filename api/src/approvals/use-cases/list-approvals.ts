import { Injectable } from '@nestjs/common';
import type { ApprovalList, ApprovalQuery } from '@waqf/contracts/approvals';
import type { Ctx } from '../../platform/index.js';
import { ApprovalsAccess } from '../access.js';
import { DecisionSources } from '../approvals.registry.js';
import { approvalCursor } from '../domain/approval-cursor.js';
import { CountWaiting } from './count-waiting.js';
import { ApprovalRepository } from '../persistence/approval.repository.js';
import { ApprovalsPresenter } from '../presenter.js';

const usualPage = 50;

/** Lists requests that await or awaited a decision, for founder, nazir and administrator of the waqf. */
@Injectable()
export class ListApprovals {
  constructor(
    private readonly access: ApprovalsAccess,
    private readonly approvals: ApprovalRepository,
    private readonly counts: CountWaiting,
    private readonly presenter: ApprovalsPresenter,
    private readonly elsewhere: DecisionSources,
  ) {}

  /** @throws ForbiddenError (403), InvalidCursorError (400) */
  async execute(ctx: Ctx, filter: ApprovalQuery): Promise<ApprovalList> {
    const visible = await this.access.visibleWaqfIds(ctx);
    const after = approvalCursor.parse(filter.cursor);
    const approverId = ctx.actor.kind === 'person' ? ctx.actor.userId : null;
    const limit = filter.limit ?? usualPage;
    const page = await this.approvals.list(
      ctx,
      { waqfIds: visible, approverId, waqfId: filter.waqfId },
      { status: filter.status, after, limit: limit + 1 },
    );
    const shown = page.slice(0, limit);
    const last = page.length > limit ? shown.at(-1) : undefined;
    const own = await this.counts.execute(ctx, { waqfIds: visible, approverId });
    const isFirstWaiting = filter.status === 'waiting' && filter.cursor === undefined;
    const waqfIds = filter.waqfId === undefined ? visible : visible.filter((id) => id === filter.waqfId);
    const open = isFirstWaiting ? await this.elsewhere.open(ctx, waqfIds) : null;
    return {
      approvals: await this.presenter.describe(ctx, shown),
      waitingCount: own.reduce((sum, { mayDecide }) => sum + mayDecide, 0),
      nextCursor: last ? approvalCursor.format(last) : null,
      ...(open ? { elsewhere: open.awaiting, askedElsewhere: open.asked } : {}),
    };
  }
}
