import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CreateReportSchedule } from '@waqf/contracts/reporting';
import { riyadhDay } from '@waqf/formats';
import { type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { scheduledPeriod } from '../domain/scheduled-period.js';
import { ScheduleReaderRepository } from '../persistence/schedule-reader.repository.js';
import { ScheduleRepository } from '../persistence/schedule.repository.js';
import { ReportingScheduleExistsError } from '../reporting.errors.js';
import { scheduleCreated } from '../reporting.facts.js';
import { FindReportReaders } from './find-report-readers.js';

/** Schedules a report of a waqf that is sent to named people after each month, quarter or year. */
@Injectable()
export class CreateSchedule {
  constructor(
    private readonly transactions: Transactions,
    private readonly readers: FindReportReaders,
    private readonly schedules: ScheduleRepository,
    private readonly scheduleReaders: ScheduleReaderRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @param origin the public address of the platform, for the verification code in the files
   * @returns the id of the schedule
   * @throws ReportingPageForbiddenError (403), MembershipWaqfNotFoundError (404), ReportingReaderError (422),
   *   ReportingScheduleExistsError (409)
   */
  async execute(ctx: Ctx, wanted: CreateReportSchedule, origin: string): Promise<string> {
    const { report, format, frequency, calendar } = wanted;
    const waqfId = wanted.waqfId.toLowerCase();
    const readers = await this.readers.chosen(ctx, waqfId, wanted.readers);
    const { userId: createdBy, fullName: createdByName } = personOf(ctx);
    const { nextOn } = scheduledPeriod({ frequency, calendar }, riyadhDay(ctx.clock.now()));
    const id = newId();
    await this.transactions.run(ctx, async (ctx) => {
      const schedule = { id, waqfId, report, format, frequency, calendar, createdBy, createdByName, origin, nextOn };
      if (!(await this.schedules.add(ctx, schedule))) throw new ReportingScheduleExistsError();
      await this.scheduleReaders.add(
        ctx,
        id,
        readers.map(({ person, role }) => ({
          personId: person.id,
          role,
          stopCode: randomBytes(24).toString('base64url'),
        })),
      );
      const about = { scheduleId: id, waqfId, report, format, frequency, calendar };
      await this.facts.record(ctx, scheduleCreated, { ...about, readers: readers.map(({ person }) => person.id) });
    });
    return id;
  }
}
