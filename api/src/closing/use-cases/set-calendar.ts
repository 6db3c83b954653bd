import { Injectable } from '@nestjs/common';
import type { SetFiscalCalendar } from '@waqf/contracts/closing';
import { nameOfMonth } from '@waqf/formats';
import { ChangedMeanwhileError, type Ctx, Facts, Transactions } from '../../platform/index.js';
import { ClosingAccess } from '../access.js';
import { ClosingCalendarFixedError } from '../closing.errors.js';
import { calendarChosen } from '../closing.facts.js';
import { ClosingRepository } from '../persistence/closing.repository.js';

type Choice = Omit<SetFiscalCalendar, 'seen'>;

/** The founder or the nazir chooses the calendar of the waqf's fiscal years, before the first year is closed. */
@Injectable()
export class SetCalendar {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: ClosingAccess,
    private readonly closings: ClosingRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * Choosing the current calendar again records nothing.
   * @throws MembershipWaqfNotFoundError (404), ClosingForbiddenError (403), ClosingWaqfNotApprovedError,
   *   ClosingCalendarFixedError, ChangedMeanwhileError (409)
   */
  async execute(ctx: Ctx, { waqfId, seen, ...after }: SetFiscalCalendar & { waqfId: string }): Promise<void> {
    await this.access.toSetCalendar(ctx, waqfId);
    await this.transactions.run(ctx, async (ctx) => {
      await this.closings.lockYears(ctx, waqfId);
      const before = await this.closings.rule(ctx, waqfId);
      if (before.calendar === after.calendar && before.startMonth === after.startMonth) return;
      refuseStale(before, seen);
      const closings = await this.closings.ofWaqf(ctx, waqfId);
      if (closings.some(({ state }) => state === 'closed')) throw new ClosingCalendarFixedError();
      await this.closings.writeRule(ctx, waqfId, after);
      await this.facts.record(ctx, calendarChosen, { waqfId, before: { ...before }, after: { ...after } });
    });
  }
}

/**
 * Calendar and month are one choice: both are refused when either has changed, and the month is named in the calendar
 * that is now in force, as its number alone would be another month in the calendar that the user has chosen.
 * @throws ChangedMeanwhileError (409)
 */
function refuseStale(now: Choice, seen: SetFiscalCalendar['seen'] = {}): void {
  const isStale = (['calendar', 'startMonth'] as const).some(
    (field) => seen[field] !== undefined && seen[field] !== now[field],
  );
  if (!isStale) return;
  const startMonth = {
    ar: nameOfMonth(now.calendar, now.startMonth, 'ar'),
    en: nameOfMonth(now.calendar, now.startMonth, 'en'),
  };
  throw new ChangedMeanwhileError({ ...now }, undefined, { startMonth });
}
