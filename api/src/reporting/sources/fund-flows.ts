import { halalas, sumHalalas, type Halalas } from '@waqf/money';
import { addDays, type DaySpan } from '@waqf/formats';
import type { Flow, Fund, LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import type { Pair } from './lines-of.js';

/** What lies on the main bank account and is in the nazir's charge. */
export const chargedFunds = ['corpus', 'ghalla', 'reserve', 'payable'] as const satisfies readonly Fund[];

/** The funds in a stretch of days: what they held before and after it, and what moved, each by a query of its own. */
export class FundFlows {
  private constructor(
    private readonly opening: Record<Fund, Halalas>,
    private readonly closing: Record<Fund, Halalas>,
    private readonly moved: readonly Flow[],
  ) {}

  static async read(ledger: LedgerFacade, ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<FundFlows> {
    return new FundFlows(
      await ledger.fundsAfter(ctx, waqfIds, addDays(span.from, -1)),
      await ledger.fundsAfter(ctx, waqfIds, span.to),
      await ledger.flows(ctx, waqfIds, span),
    );
  }

  before(...funds: readonly Fund[]): Halalas {
    return sumHalalas(funds.map((fund) => this.opening[fund]));
  }

  after(...funds: readonly Fund[]): Halalas {
    return sumHalalas(funds.map((fund) => this.closing[fund]));
  }

  /** From any of the one to any of the other. */
  from(sources: readonly Fund[], targets: readonly Fund[]): Halalas {
    const own = this.moved.filter(({ from, to }) => sources.includes(from) && targets.includes(to));
    return sumHalalas(own.map(({ amount }) => amount));
  }

  /** What went from the one to the other, less what came back. */
  net(sources: readonly Fund[], targets: readonly Fund[]): Halalas {
    return halalas(this.from(sources, targets) - this.from(targets, sources));
  }
}

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
    now: await FundFlows.read(ledger, ctx, waqfIds, period),
    before: before && (await FundFlows.read(ledger, ctx, waqfIds, before)),
  };
}

/** The same figure of both. */
export function pairOf({ now, before }: FlowsPair, figure: (flows: FundFlows) => Halalas): Pair {
  return { amount: figure(now), before: before && figure(before) };
}

/** What left the nazir's charge for beneficiaries: to sub-accounts, less what came back, or out of what is owed. */
export const distributed = (flows: FundFlows): Halalas =>
  halalas(flows.net(chargedFunds, ['held']) + flows.from(['payable'], ['contra']));
