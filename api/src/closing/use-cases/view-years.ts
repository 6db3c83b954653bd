import { Injectable } from '@nestjs/common';
import type { FiscalYear, FiscalYearDetail, FiscalYearList } from '@waqf/contracts/closing';
import { type Ctx, Transactions } from '../../platform/index.js';
import { ClosingAccess } from '../access.js';
import { ExceptionRepository } from '../persistence/exception.repository.js';
import { toClosing, toException, toFiscalYear } from '../presenter.js';
import { ReadYear } from './read-year.js';

/**
 * Shows the fiscal years of a waqf, or one of them with its figures, its checklist and its closings, from one snapshot.
 */
@Injectable()
export class ViewYears {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: ClosingAccess,
    private readonly read: ReadYear,
    private readonly exceptions: ExceptionRepository,
  ) {}

  /** @throws MembershipWaqfNotFoundError (404) */
  async list(ctx: Ctx, waqfId: string): Promise<FiscalYearList> {
    const { relations, status } = await this.access.toSee(ctx, waqfId);
    return this.transactions.snapshot(ctx, async (ctx) => {
      const years = await this.read.years(ctx, waqfId);
      const mayManage = relations.some((relation) => relation === 'nazir' || relation === 'waqif');
      const isClosed = years.closings.some(({ state }) => state === 'closed');
      const listed: FiscalYear[] = [];
      for (const span of years.spans)
        listed.push(toFiscalYear(years.rule, span, await this.read.facts(ctx, years, span), relations));
      return {
        calendar: years.rule.calendar,
        startMonth: years.rule.startMonth,
        mayChangeCalendar: status === 'approved' && mayManage && !isClosed,
        years: listed,
      };
    });
  }

  /** @throws MembershipWaqfNotFoundError, ClosingYearNotFoundError (404) */
  async one(ctx: Ctx, { waqfId, year }: { waqfId: string; year: number }): Promise<FiscalYearDetail> {
    const { relations } = await this.access.toSee(ctx, waqfId);
    return this.transactions.snapshot(ctx, async (ctx) => {
      const years = await this.read.years(ctx, waqfId);
      const span = this.read.spanOf(years, year);
      const facts = await this.read.facts(ctx, years, span);
      const closings = this.read.closingsOf(years, span);
      const exceptions = await this.exceptions.of(
        ctx,
        closings.map(({ id }) => id),
      );
      const approvalId = closings[0]?.reopeningId ?? null;
      return {
        year: toFiscalYear(years.rule, span, facts, relations),
        ...(await this.read.figures(ctx, waqfId, span)),
        checklist: facts.latest === 'closed' ? [] : await this.read.checklist(ctx, years, span),
        closings: closings.map(toClosing),
        enteredSince: facts.enteredSince,
        reopening: approvalId === null ? null : { approvalId },
        exceptions: exceptions.map((one) => toException(one, ctx.clock.now())),
      };
    });
  }
}
