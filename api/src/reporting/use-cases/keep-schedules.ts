import { Injectable } from '@nestjs/common';
import type { Ctx } from '../../platform/index.js';
import { type ScheduleReader, ScheduleReaderRepository } from '../persistence/schedule-reader.repository.js';
import { type Schedule, ScheduleRepository, type ScheduleRun } from '../persistence/schedule.repository.js';

/** Schedules with their readers; in the caller's transaction. */
@Injectable()
export class KeepSchedules {
  constructor(
    private readonly schedules: ScheduleRepository,
    private readonly readers: ScheduleReaderRepository,
  ) {}

  /** One whose period has ended, locked, with those who still want it. */
  async due(ctx: Ctx, today: string): Promise<{ schedule: Schedule; readers: ScheduleReader[] } | undefined> {
    const schedule = await this.schedules.lockDue(ctx, today);
    if (!schedule) return undefined;
    const readers = await this.readers.of(ctx, [schedule.id]);
    return { schedule, readers: readers.filter(({ stoppedAt }) => stoppedAt === null) };
  }

  /** Writes down that it was sent, and when it is next. */
  ran(ctx: Ctx, id: string, run: Omit<ScheduleRun, 'at'> & { nextOn: string }): Promise<void> {
    return this.schedules.ran(ctx, id, run);
  }
}
