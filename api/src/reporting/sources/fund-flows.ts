import type { Halalas } from '@waqf/money';
import type { DaySpan } from '@waqf/formats';
import type { FundFlows, LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import type { Pair } from './lines-of.js';

/** The flows of a period and of the one before it. */
export interface FlowsPair {
  readonly now: FundFlows;
  readonly before: FundFlows | null;
}

export async function readFlows(
  ledger: LedgerFacade,
  ctx: Ctx,
  { waqfIds, period, before }: { waqfIds: readonly string[]; period: DaySpan; before: DaySpan | null },
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
