import { Injectable } from '@nestjs/common';
import { riyadhDay, type DaySpan } from '@waqf/formats';
import { IdentityFacade } from '../../identity/index.js';
import { Contexts, type Ctx, DomainError, Facts, PeriodicUseCase, Transactions } from '../../platform/index.js';
import { scheduledPeriod } from '../domain/scheduled-period.js';
import { type ScheduleReader } from '../persistence/schedule-reader.repository.js';
import { type Schedule } from '../persistence/schedule.repository.js';
import { scheduleRan } from '../reporting.facts.js';
import { AdvanceSchedules } from './advance-schedules.js';
import { RequestExport } from './request-export.js';

/**
 * Requests the reports whose period has ended, for each reader in that reader's name: people who may no longer read the
 * waqf get nothing. Each period is sent once; if several passed while the platform was down, only the last one is.
 */
@Injectable()
export class RunSchedules extends PeriodicUseCase {
  /** Often enough that a process that restarts often still runs them. */
  protected readonly everyMs = 60_000;
  protected readonly failure = 'scheduled reports could not be asked for';

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly schedules: AdvanceSchedules,
    private readonly identity: IdentityFacade,
    private readonly requestExport: RequestExport,
    private readonly facts: Facts,
  ) {
    super();
  }

  /**
   * One that fails unexpectedly is left for the next round, and the others are still sent.
   * @returns the number of schedules that ran
   */
  async execute(): Promise<number> {
    const system = this.contexts.system('reporting.run-schedules');
    const today = riyadhDay(system.clock.now());
    let ran = 0;
    for (const id of await this.transactions.run(system, (ctx) => this.schedules.ids(ctx, today))) {
      try {
        if (await this.transactions.run(system, (ctx) => this.run(ctx, id, today))) ran += 1;
      } catch (error) {
        this.logger.error({ err: error, schedule: id }, 'a scheduled report could not be asked for');
      }
    }
    return ran;
  }

  private async run(ctx: Ctx, id: string, today: string): Promise<boolean> {
    const due = await this.schedules.lock(ctx, id, today);
    if (!due) return false;
    const { schedule, readers } = due;
    const { period, nextOn } = scheduledPeriod(schedule, today);
    let sent = 0;
    for (const reader of readers) if (await this.ask(ctx, schedule, reader, period)) sent += 1;
    const run = { ...period, sent, skipped: readers.length - sent };
    await this.schedules.recordRun(ctx, id, { ...run, nextOn });
    const { waqfId, report } = schedule;
    await this.facts.record(ctx, scheduleRan, { scheduleId: id, waqfId, report, ...run });
    return true;
  }

  /** False when the reader may not read the report now. */
  private async ask(ctx: Ctx, schedule: Schedule, reader: ScheduleReader, period: DaySpan): Promise<boolean> {
    const acting = await this.identity.onBehalfOf(ctx, reader.personId, reader.role);
    if (acting?.actor.kind !== 'person') return false;
    const { report, format, waqfId, origin, id } = schedule;
    const { language } = acting.actor;
    try {
      const wanted = { report, format, language, filters: { waqfId, ...period } };
      await this.requestExport.request({ ...acting, language }, wanted, origin, id);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}
