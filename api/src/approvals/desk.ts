import { Injectable } from '@nestjs/common';
import type { Approval } from '@waqf/contracts/approvals';
import type { DeskTask, DeskSource } from '../desk/index.js';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { CountWaiting, type WaitingCount } from './use-cases/count-waiting.js';
import { ListApprovals } from './use-cases/list-approvals.js';

/** The most requests that are listed one by one; the others of a waqf are one row, which opens the list of them all. */
const mostRequests = 20;
const decide = { ar: 'اقرأ وقرّر', en: 'Read and decide' };
const follow = { ar: 'تابع الطلب', en: 'Track the request' };

/** Requests that the person may decide, and their own requests that others decide. */
@Injectable()
export class ApprovalsOnDesk implements DeskSource {
  constructor(
    private readonly approvals: ListApprovals,
    private readonly counts: CountWaiting,
  ) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const { approvals, nextCursor } = await this.approvals.execute(ctx, { status: 'waiting', limit: mostRequests });
    const listed = approvals
      .filter(({ waqfId, mayDecide, mayWithdraw }) => waqfs.has(waqfId) && (mayDecide || mayWithdraw))
      .map(taskOf);
    if (nextCursor === null) return listed;
    const counts = await this.counts.execute(ctx, { waqfIds: [...waqfs.keys()], approverId: null });
    return [...listed, ...leftOut(counts, listed, 'approval'), ...leftOut(counts, listed, 'asked')];
  }
}

function taskOf({ id, waqfId, describe, amount, requestedBy, mayDecide }: Approval): DeskTask {
  return {
    key: `approval-${id}`,
    kind: mayDecide ? 'approval' : 'asked',
    waqfId,
    title: mayDecide
      ? { ar: `ينتظر موافقتك: ${describe.ar}`, en: `Awaiting your approval: ${describe.en}` }
      : { ar: `ينتظر موافقة غيرك: ${describe.ar}`, en: `Awaiting somebody else’s approval: ${describe.en}` },
    text: mayDecide ? { ar: `بطلب من ${requestedBy.fullName}`, en: `Requested by ${requestedBy.fullName}` } : null,
    amount,
    due: null,
    to: `/approvals?request=${id}`,
    open: mayDecide ? decide : follow,
  };
}

const restTitles = {
  approval: { ar: 'بقية ما ينتظر موافقتك', en: 'Further requests awaiting your approval' },
  asked: { ar: 'بقية طلباتك عند غيرك', en: 'Further requests of yours awaiting somebody else' },
};

/** For each waqf, one row with the number of its requests of that kind that are not listed one by one. */
function leftOut(
  counts: readonly WaitingCount[],
  listed: readonly DeskTask[],
  kind: keyof typeof restTitles,
): DeskTask[] {
  const left = new Map<string, number>();
  for (const { waqfId, mayDecide, mayWithdraw } of counts)
    left.set(waqfId, (left.get(waqfId) ?? 0) + (kind === 'approval' ? mayDecide : mayWithdraw));
  for (const task of listed) if (task.kind === kind) left.set(task.waqfId, (left.get(task.waqfId) ?? 0) - 1);
  return [...left]
    .filter(([, count]) => count > 0)
    .map(([waqfId, count]) => ({
      key: `approvals-${kind}-${waqfId}`,
      kind,
      waqfId,
      title: { ar: `${restTitles[kind].ar}: ${count}`, en: `${restTitles[kind].en}: ${count}` },
      text: null,
      amount: null,
      due: null,
      to: '/approvals',
      open: { ar: 'افتح الموافقات', en: 'Open the approvals' },
    }));
}
