import { Injectable } from '@nestjs/common';
import type { Ctx } from '../../platform/index.js';
import { type ScheduleReader, ScheduleReaderRepository } from '../persistence/schedule-reader.repository.js';
import { type Schedule, ScheduleRepository, type ScheduleRun } from '../persistence/schedule.repository.js';

/** Reads and updates schedules together with their readers, in the caller's transaction. */
@Injectable()
export class DueSchedules {
  constructor(
    private readonly schedules: ScheduleRepository,
    private readonly readers: ScheduleReaderRepository,
  ) {}

  /** A schedule whose period has ended, locked, with the readers who have not stopped it. */
  async lockNext(ctx: Ctx, today: string): Promise<{ schedule: Schedule; readers: ScheduleReader[] } | undefined> {
    const schedule = await this.schedules.lockDue(ctx, today);
    if (!schedule) return undefined;
    const readers = await this.readers.of(ctx, [schedule.id]);
    return { schedule, readers: readers.filter(({ stoppedAt }) => stoppedAt === null) };
  }

  /** Records that the report was sent, and when it is next due. */
  recordRun(ctx: Ctx, id: string, run: Omit<ScheduleRun, 'at'> & { nextOn: string }): Promise<void> {
    return this.schedules.recordRun(ctx, id, run);
  }
}
