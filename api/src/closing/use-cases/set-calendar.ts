import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, refuseChangedMeanwhile, Transactions } from '../../platform/index.js';
import type { SetFiscalCalendar } from '@waqf/contracts/closing';
import { ClosingAccess } from '../access.js';
import { ClosingCalendarFixedError } from '../closing.errors.js';
import { calendarChosen } from '../closing.facts.js';
import { ClosingRepository } from '../persistence/closing.repository.js';

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
      // Calendar and month are one choice: both are refused when either has changed.
      refuseChangedMeanwhile(after, { ...before }, seen);
      const closings = await this.closings.ofWaqf(ctx, waqfId);
      if (closings.some(({ state }) => state === 'closed')) throw new ClosingCalendarFixedError();
      await this.closings.writeRule(ctx, waqfId, after);
      await this.facts.record(ctx, calendarChosen, { waqfId, before: { ...before }, after: { ...after } });
    });
  }
}
