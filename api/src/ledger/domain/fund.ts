import { type Halalas, sumHalalas, zeroHalalas } from '@waqf/money';

/**
 * Where a waqf's money belongs. `corpus` (أصل الوقف) is never distributed, `ghalla` (الغلة) is the distributable yield,
 * `reserve` is kept back by the founder's conditions, `payable` is owed to beneficiaries. `contra` stands for the world
 * outside the waqf, so that every transfer has two sides; each waqf has its own, because every entry of the platform
 * would wait for a shared row.
 */
export const waqfFunds = ['corpus', 'ghalla', 'reserve', 'payable', 'contra'] as const;

/** `held` is what lies on a sub bank account: one ledger account for each, with the bank account's id. */
export type Fund = (typeof waqfFunds)[number] | 'held';

export const funds: readonly Fund[] = [...waqfFunds, 'held'];

/** What moved from one fund to another; a reversal takes away from the direction of what it undoes. */
export interface Flow {
  readonly from: Fund;
  readonly to: Fund;
  /** In halalas; negative when more was undone than entered. */
  readonly amount: Halalas;
  /** Entries, reversals included. */
  readonly count: number;
}

/** Book balances of one waqf, in halalas; none is ever below zero. */
export interface FundBalances {
  corpus: Halalas;
  ghalla: Halalas;
  reserve: Halalas;
  payable: Halalas;
}

/** What came in and went out, in halalas; `count` is the number of entries, reversals included. */
export interface Figures {
  revenue: Halalas;
  expenses: Halalas;
  count: number;
}

/** The balances of a waqf that has no ledger accounts yet. */
export const noBalances = (): FundBalances => ({
  corpus: zeroHalalas,
  ghalla: zeroHalalas,
  reserve: zeroHalalas,
  payable: zeroHalalas,
});

/** Book balance of the waqf's main bank account. What lies on sub accounts (`held`) is apart. */
export const totalOf = (balances: FundBalances): Halalas =>
  sumHalalas([balances.corpus, balances.ghalla, balances.reserve, balances.payable]);
