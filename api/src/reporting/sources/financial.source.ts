import { Injectable } from '@nestjs/common';
import type { ReportBucket } from '@waqf/contracts/reporting';
import type { DaySpan } from '@waqf/formats';
import { formatAmountForWire, halalas, sumHalalas } from '@waqf/money';
import { FinancesFacade, type MonthTotal } from '../../finances/index.js';
import type { Ctx } from '../../platform/index.js';
import { chartRange } from '../domain/report-period.js';
import { reportFiguresOf } from './report-figures.js';
import { readTotals } from './fund-flows.js';
import { corpusSection, expensesSection, incomeSection } from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

const latest = 5;

/** Income, expenses and net of the yield by month, source and category, compared with the period before. */
@Injectable()
export class FinancialReport implements ReportSource {
  readonly type = 'financial';

  constructor(private readonly finances: FinancesFacade) {}

  async read(ctx: Ctx, scope: ReportScope): Promise<ReportParts> {
    const { waqfIds, waqfId, period } = scope;
    const totals = await readTotals(this.finances, ctx, scope);
    const { transactions } = await this.finances.list(ctx, {
      ...(waqfId === null ? {} : { waqfId }),
      ...period,
      limit: latest,
    });
    return {
      figures: reportFiguresOf(totals.now, period),
      figuresBefore: totals.before && scope.before && reportFiguresOf(totals.before, scope.before),
      buckets: await this.buckets(ctx, waqfIds, period),
      sections: [incomeSection(totals), expensesSection(totals), corpusSection(totals)].filter(
        ({ key, total }) => key !== 'corpus' || total.amount !== '0.00' || Number(total.before) !== 0,
      ),
      transactions,
    };
  }

  private async buckets(ctx: Ctx, waqfIds: readonly string[], period: DaySpan): Promise<ReportBucket[]> {
    const { span, buckets } = chartRange(period);
    const months = await this.finances.monthTotals(ctx, waqfIds, span);
    return buckets.map((bucket) => bucketOf(bucket, months));
  }
}

function bucketOf({ from, to }: DaySpan, months: readonly MonthTotal[]): ReportBucket {
  const own = months.filter(({ month }) => month >= from.slice(0, 7) && month <= to.slice(0, 7));
  const [income, expenses] = [
    sumHalalas(own.map((month) => month.income)),
    sumHalalas(own.map((month) => month.expenses)),
  ];
  return {
    from,
    to,
    income: formatAmountForWire(income),
    expenses: formatAmountForWire(expenses),
    net: formatAmountForWire(halalas(income - expenses)),
  };
}
