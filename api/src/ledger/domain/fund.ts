import { type Halalas, sumHalalas, zeroHalalas } from '@waqf/money';

/**
 * The funds to which a waqf's money belongs. `corpus` (أصل الوقف) is never distributed, `ghalla` (الغلة) is the
 * distributable yield, `reserve` is kept back by the founder's conditions, `payable` is owed to beneficiaries. `contra`
 * represents the world outside the waqf, so that every transfer has two sides; each waqf has its own, because all
 * entries of the platform would otherwise wait for one shared row.
 */
export const waqfFunds = ['corpus', 'ghalla', 'reserve', 'payable', 'contra'] as const;

/** `held` is the money on a sub bank account: each has its own ledger account, with the bank account's id. */
export type Fund = (typeof waqfFunds)[number] | 'held';

export const funds: readonly Fund[] = [...waqfFunds, 'held'];

/** What moved from one fund to another; a reversal is subtracted from the direction of the entry that it undoes. */
export interface Flow {
  readonly from: Fund;
  readonly to: Fund;
  /** Amount in halalas; negative when more was reversed than entered. */
  readonly amount: Halalas;
  /** Number of entries, including reversals. */
  readonly count: number;
}

/** Book balances of one waqf, in halalas; none is ever below zero. */
export interface FundBalances {
  corpus: Halalas;
  ghalla: Halalas;
  reserve: Halalas;
  payable: Halalas;
}

/** Income and expenses in halalas; `count` is the number of entries, including reversals. */
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

/** Funds whose money is in the waqf's main bank account; money on sub-accounts (`held`) is not. */
export const mainFunds = ['corpus', 'ghalla', 'reserve', 'payable'] as const;

/** Book balance of the waqf's main bank account. */
export const totalOf = (balances: FundBalances): Halalas => sumHalalas(mainFunds.map((fund) => balances[fund]));
