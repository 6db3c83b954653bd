import { Injectable } from '@nestjs/common';
import { addDays, addMonths, lastDayOf } from '@waqf/formats';
import { halalas, type Halalas } from '@waqf/money';
import { DistributionsFacade } from '../../distributions/index.js';
import { FinancesFacade } from '../../finances/index.js';
import { chargedFunds, LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { pairOf, readFlows, readTotals, type FlowsPair } from './fund-flows.js';
import { kindLines, lineOf, minus, movementOf, opensCorpus, type Pair, sectionOf } from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

type Section = NonNullable<ReportParts['sections']>[number];

/**
 * What a nazir accounts for once a year, as the General Authority for Awqaf asks: income, spending, distribution by the
 * founder's conditions, the state of the asset, what is left, and what the next year is expected to bring. Of any days,
 * so that a fiscal year of either calendar fits.
 */
@Injectable()
export class NazirYearReport implements ReportSource {
  readonly type = 'nazir_year';

  constructor(
    private readonly finances: FinancesFacade,
    private readonly ledger: LedgerFacade,
    private readonly distributions: DistributionsFacade,
  ) {}

  async read(ctx: Ctx, scope: ReportScope): Promise<ReportParts> {
    const totals = await readTotals(this.finances, ctx, scope);
    const flows = await readFlows(this.ledger, ctx, scope);
    return {
      sections: [
        sectionOf('income', kindLines('income', totals), 'income_total'),
        sectionOf('expenses', kindLines('expense', totals), 'expenses_total'),
        await this.conditions(ctx, scope),
        asset(flows),
        sectionOf(
          'at_end',
          chargedFunds.map((fund) =>
            lineOf(
              fund,
              pairOf(flows, (each) => each.after(fund)),
            ),
          ),
          'closing',
        ),
        await this.nextYear(ctx, scope),
      ],
    };
  }

  /** What the runs of these days took before the shares, allotted, and left because nobody was entitled. */
  private async conditions(ctx: Ctx, { waqfIds, period, before }: ReportScope): Promise<Section> {
    const now = await this.distributions.divided(ctx, waqfIds, period);
    const earlier = before && (await this.distributions.divided(ctx, waqfIds, before));
    const pair = (part: keyof typeof now): Pair => ({ amount: now[part], before: earlier && earlier[part] });
    return sectionOf(
      'conditions',
      [
        lineOf('upkeep', pair('upkeep')),
        lineOf('to_reserve', pair('reserve')),
        lineOf('nazir_fee', pair('fee')),
        lineOf('allotted', pair('allocated')),
        lineOf('unallotted', pair('unallocated')),
      ],
      'divided',
    );
  }

  /** The twelve months after the period, by what repeats. */
  private async nextYear(ctx: Ctx, { waqfIds, period }: ReportScope): Promise<Section> {
    const from = addDays(period.to, 1);
    const expected = await this.finances.expected(ctx, waqfIds, { from, to: yearAfter(period.to) });
    const pair = (amount: Halalas): Pair => ({ amount, before: null });
    return sectionOf(
      'next_year',
      [lineOf('expected_income', pair(expected.income)), lineOf('expected_expenses', minus(pair(expected.expenses)))],
      'expected_net',
    );
  }
}

/** How the endowed asset stood, what it received and gave, how it stands. */
function asset(flows: FlowsPair): Section {
  return movementOf(
    'asset',
    [
      lineOf(
        'opening',
        pairOf(flows, (each) => each.before('corpus')),
      ),
      lineOf(
        'corpus_additions',
        pairOf(flows, (each) => each.from(['contra'], ['corpus'])),
        opensCorpus,
      ),
      lineOf(
        'other_movements',
        pairOf(flows, (each) =>
          halalas(each.net(['ghalla', 'reserve', 'payable', 'held'], ['corpus']) - each.from(['corpus'], ['contra'])),
        ),
      ),
    ],
    lineOf(
      'closing',
      pairOf(flows, (each) => each.after('corpus')),
    ),
  );
}

/** The same day a year later; of the last day of a month the last one. */
function yearAfter(day: string): string {
  const month = addMonths(day.slice(0, 7), 12);
  const last = lastDayOf(month);
  const isLast = day === lastDayOf(day.slice(0, 7));
  const same = `${month}-${day.slice(8)}`;
  return isLast || same > last ? last : same;
}
