import { Injectable } from '@nestjs/common';
import { reportTitles, type StoppedReport } from '@waqf/contracts/reporting';
import { Memberships } from '../../membership/index.js';
import { type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import { requireReader } from '../access.js';
import { mayEnd } from '../presenter.js';
import { type ScheduleReader, ScheduleReaderRepository } from '../persistence/schedule-reader.repository.js';
import { type Schedule, ScheduleRepository } from '../persistence/schedule.repository.js';
import { ReportingScheduleForbiddenError, ReportingScheduleNotFoundError } from '../reporting.errors.js';
import { scheduleEnded, scheduleStopped } from '../reporting.facts.js';

/** Ends a scheduled report for everybody or for one reader; does nothing when it has already ended. */
@Injectable()
export class StopSchedule {
  constructor(
    private readonly transactions: Transactions,
    private readonly memberships: Memberships,
    private readonly schedules: ScheduleRepository,
    private readonly readers: ScheduleReaderRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * Ends the report for everybody.
   * @throws ReportingPageForbiddenError, ReportingScheduleForbiddenError (403), ReportingScheduleNotFoundError (404),
   *   which also answers for a waqf that the person does not see
   */
  async end(ctx: Ctx, id: string): Promise<void> {
    requireReader(ctx);
    await this.transactions.run(ctx, async (ctx) => {
      const schedule = await this.locked(ctx, id);
      const waqf = await this.memberships.of(ctx, schedule.waqfId);
      if (!waqf) throw new ReportingScheduleNotFoundError();
      if (!mayEnd(schedule, waqf, personOf(ctx).userId)) throw new ReportingScheduleForbiddenError();
      await this.close(ctx, schedule);
    });
  }

  /**
   * Stops the report for the person who asks. @throws ReportingScheduleNotFoundError (404) when it is not sent to them
   */
  async leave(ctx: Ctx, id: string): Promise<void> {
    const { userId: personId } = personOf(ctx);
    await this.transactions.run(ctx, async (ctx) => {
      const schedule = await this.locked(ctx, id);
      const readers = await this.readers.of(ctx, [id]);
      if (!readers.some((each) => each.personId === personId)) throw new ReportingScheduleNotFoundError();
      await this.stop(ctx, schedule, { scheduleId: id, personId });
    });
  }

  /** Stops the report by the link in a mail, whoever opens it; an unknown code is answered in the same shape. */
  async byLink(ctx: Ctx, code: string): Promise<StoppedReport> {
    return this.transactions.run(ctx, async (ctx) => {
      const reader = await this.readers.byCode(ctx, code);
      const schedule = reader && (await this.schedules.lock(ctx, reader.scheduleId));
      if (!schedule) return { stopped: false, title: null };
      await this.stop(ctx, schedule, reader);
      return { stopped: true, title: reportTitles[schedule.report] };
    });
  }

  private async locked(ctx: Ctx, id: string): Promise<Schedule> {
    const schedule = await this.schedules.lock(ctx, id);
    if (!schedule) throw new ReportingScheduleNotFoundError();
    return schedule;
  }

  /** The schedule ends when its last reader stops. */
  private async stop(
    ctx: Ctx,
    schedule: Schedule,
    reader: Pick<ScheduleReader, 'scheduleId' | 'personId'>,
  ): Promise<void> {
    if (!(await this.readers.stop(ctx, reader))) return;
    const { id: scheduleId, waqfId, report } = schedule;
    await this.facts.record(ctx, scheduleStopped, { scheduleId, waqfId, report, personId: reader.personId });
    const left = await this.readers.of(ctx, [scheduleId]);
    if (left.every(({ stoppedAt }) => stoppedAt !== null)) await this.close(ctx, schedule);
  }

  private async close(ctx: Ctx, { id: scheduleId, waqfId, report }: Schedule): Promise<void> {
    if (await this.schedules.end(ctx, scheduleId))
      await this.facts.record(ctx, scheduleEnded, { scheduleId, waqfId, report });
  }
}
