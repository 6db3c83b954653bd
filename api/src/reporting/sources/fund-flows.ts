import type { Halalas } from '@waqf/money';
import type { DaySpan } from '@waqf/formats';
import type { FundFlows, LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import type { FinancesFacade } from '../../finances/index.js';
import type { Pair, TotalsPair } from './lines-of.js';

/** The flows of a period and of the one before it. */
export interface FlowsPair {
  readonly now: FundFlows;
  readonly before: FundFlows | null;
}

/** The waqfs of a report, its period and the one before it. */
interface Periods {
  readonly waqfIds: readonly string[];
  readonly period: DaySpan;
  readonly before: DaySpan | null;
}

/** The totals by kind of a period and of the one before it. */
export const readTotals = async (
  finances: FinancesFacade,
  ctx: Ctx,
  { waqfIds, period, before }: Periods,
): Promise<TotalsPair> => ({
  now: await finances.kindTotals(ctx, waqfIds, period),
  before: before && (await finances.kindTotals(ctx, waqfIds, before)),
});

export async function readFlows(
  ledger: LedgerFacade,
  ctx: Ctx,
  { waqfIds, period, before }: Periods,
): Promise<FlowsPair> {
  return {
    now: await ledger.fundFlows(ctx, waqfIds, period),
    before: before && (await ledger.fundFlows(ctx, waqfIds, before)),
  };
}

/** The same figure of both. */
export function pairOf({ now, before }: FlowsPair, figure: (flows: FundFlows) => Halalas): Pair {
  return { amount: figure(now), before: before && figure(before) };
}
