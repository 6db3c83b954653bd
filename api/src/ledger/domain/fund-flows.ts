import { halalas, sumHalalas, type Halalas } from '@waqf/money';
import type { Flow, Fund } from './fund.js';

/** What lies on the main bank account and is in the nazir's charge. */
export const chargedFunds = ['corpus', 'ghalla', 'reserve', 'payable'] as const satisfies readonly Fund[];

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

  /** What moved from any of `sources` to any of `targets`. */
  from(sources: readonly Fund[], targets: readonly Fund[]): Halalas {
    const own = this.moved.filter(({ from, to }) => sources.includes(from) && targets.includes(to));
    return sumHalalas(own.map(({ amount }) => amount));
  }

  /** What went from the one to the other, less what came back. */
  net(sources: readonly Fund[], targets: readonly Fund[]): Halalas {
    return halalas(this.from(sources, targets) - this.from(targets, sources));
  }

  /** What left the nazir's charge for beneficiaries: to sub-accounts, less what came back, or out of what is owed. */
  distributed(): Halalas {
    return halalas(this.net(chargedFunds, ['held']) + this.from(['payable'], ['contra']));
  }

  /** Entries, reversals included. */
  entries(): number {
    return this.moved.reduce((sum, { count }) => sum + count, 0);
  }
}
