import { Injectable } from '@nestjs/common';
import type { Ctx } from '../../platform/index.js';
import { type ScheduleReader, ScheduleReaderRepository } from '../persistence/schedule-reader.repository.js';
import { type Schedule, ScheduleRepository, type ScheduleRun } from '../persistence/schedule.repository.js';

/** Reads and updates schedules together with their readers, in the caller's transaction. */
@Injectable()
export class AdvanceSchedules {
  constructor(
    private readonly schedules: ScheduleRepository,
    private readonly readers: ScheduleReaderRepository,
  ) {}

  /** Ids of the schedules whose period has ended. */
  ids(ctx: Ctx, today: string): Promise<string[]> {
    return this.schedules.due(ctx, today);
  }

  /** A due schedule, locked, with the readers who have not stopped it; undefined when it is no longer due. */
  async lock(
    ctx: Ctx,
    id: string,
    today: string,
  ): Promise<{ schedule: Schedule; readers: ScheduleReader[] } | undefined> {
    const schedule = await this.schedules.lockDue(ctx, id, today);
    if (!schedule) return undefined;
    const readers = await this.readers.of(ctx, [schedule.id]);
    return { schedule, readers: readers.filter(({ stoppedAt }) => stoppedAt === null) };
  }

  /** Records that the report was sent, and when it is next due. */
  recordRun(ctx: Ctx, id: string, run: Omit<ScheduleRun, 'at'> & { nextOn: string }): Promise<void> {
    return this.schedules.recordRun(ctx, id, run);
  }
}
