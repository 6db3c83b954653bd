import { sumHalalas, type Halalas } from '@waqf/money';
import type { Flow, Fund } from './fund.js';
import { amountOf, type FlowFigure, moved, netMoved } from './flow-figure.js';

/** The funds of the main bank account, for which the nazir is accountable. */
export const chargedFunds = ['corpus', 'ghalla', 'reserve', 'payable'] as const satisfies readonly Fund[];

/**
 * What left the nazir's charge for beneficiaries: transfers to sub-accounts minus returns, and payments out of what is
 * owed.
 */
export const distributed: FlowFigure = [...netMoved(chargedFunds, ['held']), ...moved(['payable'], ['contra'])];

/** The funds in a period of days: their balances before and after it, and what moved, each from a separate query. */
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

  /** The amount of a figure's entries. */
  amountOf(figure: FlowFigure): Halalas {
    return amountOf(figure, this.moved);
  }

  /** Number of entries, including reversals. */
  entries(): number {
    return this.moved.reduce((sum, { count }) => sum + count, 0);
  }
}
