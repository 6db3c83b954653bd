import { Injectable } from '@nestjs/common';
import type { TransactionType } from '@waqf/contracts/finances';
import type { LineKey } from '@waqf/contracts/reporting';
import { addDays, addMonths, lastDayOf } from '@waqf/formats';
import { type Halalas, sumHalalas } from '@waqf/money';
import { DistributionsFacade, type DividedRun } from '../../distributions/index.js';
import { FinancesFacade } from '../../finances/index.js';
import { chargedFunds, LedgerFacade, moved, negated, netMoved } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { planFigure, type RunPart, runFigure } from '../domain/figures.js';
import { heldLine, movementLine, openingLine, readFlows, readTotals, type ComparedFlows } from './fund-flows.js';
import {
  expensesSection,
  incomeSection,
  lineOf,
  minus,
  movementOf,
  opensCorpus,
  type ComparedAmount,
  sectionOf,
} from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

type Section = NonNullable<ReportParts['sections']>[number];

/**
 * The yearly account of a nazir, as the General Authority for Awqaf requires it: income, spending, distribution by the
 * founder's conditions, state of the asset, what is left, and the expectation for the next year. It accepts any period,
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
        incomeSection(totals),
        expensesSection(totals),
        await this.conditions(ctx, scope),
        assetSection(flows),
        sectionOf(
          'at_end',
          chargedFunds.map((fund) => heldLine(fund, flows, fund)),
          'closing',
        ),
        await this.nextYear(ctx, scope),
      ],
    };
  }

  /** What the runs of the period deducted before the shares, allotted, and left over because nobody was entitled. */
  private async conditions(ctx: Ctx, { waqfIds, period, before }: ReportScope): Promise<Section> {
    const now = await this.distributions.dividedRuns(ctx, waqfIds, period);
    const earlier = before && (await this.distributions.dividedRuns(ctx, waqfIds, before));
    const line = (key: LineKey, part: RunPart) =>
      lineOf(
        key,
        { amount: sumOfPart(now, part), before: earlier && sumOfPart(earlier, part) },
        { adds: { figure: runFigure(part), ...period }, addsBefore: before && { figure: runFigure(part), ...before } },
      );
    return sectionOf(
      'conditions',
      [
        line('upkeep', 'upkeep'),
        line('to_reserve', 'reserve'),
        line('nazir_fee', 'fee'),
        line('allotted', 'allocated'),
        line('unallotted', 'unallocated'),
      ],
      'divided',
    );
  }

  /** The twelve months after the period, from recurring transactions. */
  private async nextYear(ctx: Ctx, { waqfIds, period }: ReportScope): Promise<Section> {
    const span = { from: addDays(period.to, 1), to: yearAfter(period.to) };
    const occurrences = await this.finances.expectedOccurrences(ctx, waqfIds, span);
    const pair = (type: TransactionType): ComparedAmount => ({
      amount: sumHalalas(occurrences.filter((occurrence) => occurrence.type === type).map(({ amount }) => amount)),
      before: null,
    });
    const adds = (type: TransactionType) => ({ adds: { figure: planFigure(type), ...span } });
    return sectionOf(
      'next_year',
      [
        lineOf('expected_income', pair('income'), adds('income')),
        lineOf('expected_expenses', minus(pair('expense')), adds('expense')),
      ],
      'expected_net',
    );
  }
}

const sumOfPart = (runs: readonly DividedRun[], part: RunPart): Halalas =>
  sumHalalas(runs.map(({ divided }) => divided[part]));

/** The endowed asset: its opening balance, what it received and gave, its closing balance. */
function assetSection(flows: ComparedFlows): Section {
  return movementOf(
    'asset',
    [
      openingLine(flows, 'corpus'),
      movementLine('corpus_additions', flows, moved(['contra'], ['corpus']), opensCorpus),
      movementLine('other_movements', flows, [
        ...netMoved(['ghalla', 'reserve', 'payable', 'held'], ['corpus']),
        ...negated(moved(['corpus'], ['contra'])),
      ]),
    ],
    heldLine('closing', flows, 'corpus'),
  );
}

/** The same day one year later; the last day of a month stays the last day of the month. */
function yearAfter(day: string): string {
  const month = addMonths(day.slice(0, 7), 12);
  const last = lastDayOf(month);
  const isLast = day === lastDayOf(day.slice(0, 7));
  const same = `${month}-${day.slice(8)}`;
  return isLast || same > last ? last : same;
}
