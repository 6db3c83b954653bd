import { addDays, type DaySpan } from '@waqf/formats';
import type { FigureParts, LineKey, ReportLine } from '@waqf/contracts/reporting';
import type { Halalas } from '@waqf/money';
import type { FinancesFacade } from '../../finances/index.js';
import { type FlowFigure, type Fund, type FundFlows, balanceFigure, type LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { figurePartsOf, type Periods } from './figure-parts.js';
import { lineOf, type SummedLine, type ComparedTotals } from './lines-of.js';

interface FlowsOfSpan {
  readonly span: DaySpan;
  readonly flows: FundFlows;
}

/** The flows of a period and of the period before. */
export interface ComparedFlows {
  readonly now: FlowsOfSpan;
  readonly before: FlowsOfSpan | null;
}

interface Scope extends Periods {
  readonly waqfIds: readonly string[];
}

/** The totals by kind, for a period and for the period before. */
export const readTotals = async (
  finances: FinancesFacade,
  ctx: Ctx,
  { waqfIds, period, before }: Scope,
): Promise<ComparedTotals> => ({
  now: await finances.kindTotals(ctx, waqfIds, period),
  before: before && (await finances.kindTotals(ctx, waqfIds, before)),
});

export async function readFlows(
  ledger: LedgerFacade,
  ctx: Ctx,
  { waqfIds, period, before }: Scope,
): Promise<ComparedFlows> {
  return {
    now: { span: period, flows: await ledger.fundFlows(ctx, waqfIds, period) },
    before: before && { span: before, flows: await ledger.fundFlows(ctx, waqfIds, before) },
  };
}

/** A report line with an amount that moved in the period. */
export const movementLine = (
  key: LineKey,
  flows: ComparedFlows,
  figure: FlowFigure,
  opens: ReportLine['opens'] = null,
): SummedLine =>
  flowLine(
    key,
    flows,
    (each) => each.flows.amountOf(figure),
    opens ? null : ({ span }) => figurePartsOf(figure, span),
    opens,
  );

/** A report line with the balance of funds before the period. */
export const openingLine = (flows: ComparedFlows, ...funds: readonly Fund[]): SummedLine =>
  flowLine(
    'opening',
    flows,
    (each) => each.flows.before(...funds),
    ({ span }) => figurePartsOf(balanceFigure(...funds), { from: null, to: addDays(span.from, -1) }),
  );

/** A report line with the balance of funds at the end of the period. */
export const heldLine = (key: LineKey, flows: ComparedFlows, ...funds: readonly Fund[]): SummedLine =>
  flowLine(
    key,
    flows,
    (each) => each.flows.after(...funds),
    ({ span }) => figurePartsOf(balanceFigure(...funds), { from: null, to: span.to }),
  );

function flowLine(
  key: LineKey,
  { now, before }: ComparedFlows,
  amount: (each: FlowsOfSpan) => Halalas,
  adds: ((each: FlowsOfSpan) => FigureParts) | null,
  opens: ReportLine['opens'] = null,
): SummedLine {
  const pair = { amount: amount(now), before: before && amount(before) };
  return lineOf(key, pair, { opens, adds: adds && adds(now), addsBefore: adds && before && adds(before) });
}
