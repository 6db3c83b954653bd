import { Injectable } from '@nestjs/common';
import type { ReportSchedule } from '@waqf/contracts/reporting';
import { IdentityFacade } from '../../identity/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, personOf } from '../../platform/index.js';
import { ReportingAccess } from '../access.js';
import { ScheduleReaderRepository } from '../persistence/schedule-reader.repository.js';
import { ScheduleRepository } from '../persistence/schedule.repository.js';
import { toReportSchedule } from '../presenter.js';
import { ReportingScheduleNotFoundError } from '../reporting.errors.js';

/** The scheduled reports of the waqfs that the person sees. */
@Injectable()
export class ViewSchedules {
  constructor(
    private readonly access: ReportingAccess,
    private readonly schedules: ScheduleRepository,
    private readonly readers: ScheduleReaderRepository,
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
  ) {}

  /** @param id set to read only this one. @throws ReportingPageForbiddenError (403) */
  async execute(ctx: Ctx, id: string | null = null): Promise<ReportSchedule[]> {
    const found = await this.schedules.list(ctx, await this.access.readableIds(ctx), id);
    const readers = await this.readers.of(
      ctx,
      found.map(({ schedule }) => schedule.id),
    );
    const waqfs = await this.memberships.ofAll(
      ctx,
      found.map(({ schedule }) => schedule.waqfId),
    );
    const people = await this.identity.people(ctx, [...new Set(readers.map(({ personId }) => personId))]);
    const { userId } = personOf(ctx);
    return found.flatMap(({ schedule, lastRun }) => {
      const waqf = waqfs.get(schedule.waqfId);
      const own = readers.filter(({ scheduleId }) => scheduleId === schedule.id);
      return waqf ? [toReportSchedule({ schedule, lastRun, waqf, readers: own, people, readBy: userId })] : [];
    });
  }

  /** @throws ReportingPageForbiddenError (403), ReportingScheduleNotFoundError (404) */
  async one(ctx: Ctx, id: string): Promise<ReportSchedule> {
    const [schedule] = await this.execute(ctx, id);
    if (!schedule) throw new ReportingScheduleNotFoundError();
    return schedule;
  }
}
