import { Injectable } from '@nestjs/common';
import type { MonthFigures, MonthsAnswer, MonthsQuery } from '@waqf/contracts/finances';
import {
  addMonths,
  arabicCount,
  arabicNouns,
  monthsBetween,
  riyadhDay,
  riyadhMonth,
  sameDaysOfMonthBefore,
} from '@waqf/formats';
import { formatAmountForWire, halalas, percentageChange } from '@waqf/money';
import { LedgerFacade, type MonthFigures as LedgerMonth } from '../../ledger/index.js';
import { InvalidInputError, Transactions, type Ctx } from '../../platform/index.js';
import { FinancesAccess } from '../access.js';

const mostMonths = 60;
const usualMonths = 12;

/** Income and expenses by month of Asia/Riyadh, from the ledger's summaries. */
@Injectable()
export class ViewMonths {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: FinancesAccess,
    private readonly ledger: LedgerFacade,
  ) {}

  /**
   * @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404), InvalidInputError (400) for a range that
   * ends before it begins or is too long
   */
  async execute(ctx: Ctx, query: MonthsQuery): Promise<MonthsAnswer> {
    const thisMonth = riyadhMonth(ctx.clock.now());
    const to = query.to ?? thisMonth;
    const from = query.from ?? addMonths(to, 1 - usualMonths);
    const count = monthsBetween(from, to);
    if (count < 1 || count > mostMonths) {
      throw new InvalidInputError([
        {
          field: 'from',
          message: {
            ar: `المدة من شهر إلى ${arabicCount(mostMonths, arabicNouns.month)}`,
            en: `The period has 1 to ${mostMonths} months`,
          },
        },
      ]);
    }
    return this.transactions.snapshot(ctx, async (ctx) => {
      const waqfIds = await this.access.readableIds(ctx, query.waqfId);
      const [held, months, current] = await Promise.all([
        this.ledger.yieldHeld(ctx, waqfIds),
        this.months(ctx, waqfIds, from, to),
        from <= thisMonth && thisMonth <= to ? null : this.months(ctx, waqfIds, thisMonth, thisMonth),
      ]);
      return {
        months,
        current: one(current ?? months.slice(monthsBetween(from, thisMonth) - 1)),
        balance: formatAmountForWire(held),
      };
    });
  }

  /**
   * Reads one month more, to compare the first one with it. The current month is not over, so it is compared with the
   * same days of the previous month.
   */
  private async months(ctx: Ctx, waqfIds: readonly string[], from: string, to: string): Promise<MonthFigures[]> {
    const today = riyadhDay(ctx.clock.now());
    const [months, sameDays] = await Promise.all([
      this.ledger.monthReport(ctx, waqfIds, { from: addMonths(from, -1), to }),
      this.ledger.periodFigures(ctx, waqfIds, sameDaysOfMonthBefore(today)),
    ]);
    return months.slice(1).map((month, index) => {
      const isRunning = today.startsWith(`${month.year}-${String(month.month).padStart(2, '0')}`);
      return toMonthFigures(month, isRunning ? sameDays : months[index]);
    });
  }
}

function toMonthFigures(
  month: LedgerMonth,
  before: Pick<LedgerMonth, 'revenue' | 'expenses'> | undefined,
): MonthFigures {
  return {
    year: month.year,
    month: month.month,
    income: formatAmountForWire(month.revenue),
    expenses: formatAmountForWire(month.expenses),
    net: formatAmountForWire(halalas(month.revenue - month.expenses)),
    count: month.count,
    closing: formatAmountForWire(month.closing),
    incomeChange: before ? percentageChange(month.revenue, before.revenue) : null,
    expensesChange: before ? percentageChange(month.expenses, before.expenses) : null,
  };
}

function one(months: MonthFigures[]): MonthFigures {
  const [month] = months;
  if (!month) throw new Error('the ledger reported no month');
  return month;
}
