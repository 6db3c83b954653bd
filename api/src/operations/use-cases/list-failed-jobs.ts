import { Injectable } from '@nestjs/common';
import type { FailedJobList, FailureQuery } from '@waqf/contracts/operations';
import { riyadhDay, startOfDay } from '@waqf/formats';
import { cursorPart, type Ctx, FailedJobs, ListCursor, requireCapability } from '../../platform/index.js';

const usualPage = 50;
const jobCursor = new ListCursor({ failedAt: cursorPart.instant, id: cursorPart.id });

/** Lists failed jobs that wait for an administrator, newest first, with the state of the queue. */
@Injectable()
export class ListFailedJobs {
  constructor(private readonly jobs: FailedJobs) {}

  /** @throws ForbiddenError (403), InvalidCursorError (400) */
  async execute(ctx: Ctx, { limit = usualPage, cursor }: FailureQuery): Promise<FailedJobList> {
    requireCapability(ctx, 'system.admin');
    const found = await this.jobs.list(ctx, limit + 1, jobCursor.parse(cursor));
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const { waiting, oldestWaitingSince, done, failed } = await this.jobs.figures(
      ctx,
      startOfDay(riyadhDay(ctx.clock.now())),
    );
    return {
      jobs: page.map(({ createdAt, failedAt, ...job }) => ({
        ...job,
        createdAt: createdAt.toISOString(),
        failedAt: failedAt.toISOString(),
      })),
      figures: { waiting, oldestWaitingSince: oldestWaitingSince?.toISOString() ?? null, doneToday: done, failed },
      nextCursor: found.length > limit && last ? jobCursor.format(last) : null,
    };
  }
}
