import { sumHalalas, type Halalas } from '@waqf/money';
import type { Flow, Fund } from './fund.js';
import { amountOf, type FlowFigure, moved, netMoved } from './flow-figure.js';

/** What lies on the main bank account and is in the nazir's charge. */
export const chargedFunds = ['corpus', 'ghalla', 'reserve', 'payable'] as const satisfies readonly Fund[];

/** What left the nazir's charge for beneficiaries: to sub-accounts, less what came back, or out of what is owed. */
export const distributed: FlowFigure = [...netMoved(chargedFunds, ['held']), ...moved(['payable'], ['contra'])];

/** The funds in a stretch of days: what they held before and after it, and what moved, each by a query of its own. */
export class FundFlows {
  constructor(
    private readonly opening: Record<Fund, Halalas>,
    private readonly closing: Record<Fund, Halalas>,
    private readonly moved: readonly Flow[],
  ) {}

  before(...funds: readonly Fund[]): Halalas {
    return sumHalalas(funds.map((fund) => this.opening[fund]));
  }

  after(...funds: readonly Fund[]): Halalas {
    return sumHalalas(funds.map((fund) => this.closing[fund]));
  }

  /** What the entries of a figure come to. */
  amountOf(figure: FlowFigure): Halalas {
    return amountOf(figure, this.moved);
  }

  /** Entries, reversals included. */
  entries(): number {
    return this.moved.reduce((sum, { count }) => sum + count, 0);
  }
}
