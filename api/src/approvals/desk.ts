import { Injectable } from '@nestjs/common';
import type { DeskTask, DeskSource } from '../desk/index.js';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { ListApprovals } from './use-cases/list-approvals.js';

const mostRequests = 50;
const decide = { ar: 'اقرأ وقرّر', en: 'Read and decide' };
const follow = { ar: 'تابع الطلب', en: 'Track the request' };

/** Requests that the person may decide, and their own requests that others decide. */
@Injectable()
export class ApprovalsOnDesk implements DeskSource {
  constructor(private readonly approvals: ListApprovals) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const { approvals } = await this.approvals.execute(ctx, { status: 'waiting', limit: mostRequests });
    return approvals
      .filter(({ waqfId, mayDecide, mayWithdraw }) => waqfs.has(waqfId) && (mayDecide || mayWithdraw))
      .map(({ id, waqfId, describe, amount, requestedBy, mayDecide }) => ({
        key: `approval-${id}`,
        kind: mayDecide ? ('approval' as const) : ('asked' as const),
        waqfId,
        title: mayDecide
          ? { ar: `ينتظر موافقتك: ${describe.ar}`, en: `Awaiting your approval: ${describe.en}` }
          : { ar: `ينتظر موافقة غيرك: ${describe.ar}`, en: `Awaiting somebody else’s approval: ${describe.en}` },
        text: mayDecide ? { ar: `بطلب من ${requestedBy.fullName}`, en: `Requested by ${requestedBy.fullName}` } : null,
        amount,
        due: null,
        to: `/approvals?request=${id}`,
        open: mayDecide ? decide : follow,
      }));
  }
}
