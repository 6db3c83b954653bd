import { type Halalas, halalas } from '@waqf/money';

/** The amounts above which an act needs somebody's approval. */
export interface ApprovalPolicy {
  /** Limit in halalas, for a single act and for the total of a day. */
  above: Halalas;
}

/** Totals that passed without an approval before this act, for one account or one payee. */
export interface UnapprovedSums {
  /** Total of the same day, in halalas. */
  day: Halalas;
  /** Total of the last 30 days including today, in halalas. */
  month: Halalas;
}

/** The data that the policy uses. */
export interface ApprovalFacts {
  amount: Halalas;
  /** True when the requester is also the payee. */
  paysRequester: boolean;
  account: UnapprovedSums;
  /** Null for money that returns to the waqf itself. */
  payee: (UnapprovedSums & { isNew: boolean }) | null;
}

type ApprovalReason = 'pays-requester' | 'above-threshold' | 'above-day' | 'above-month' | 'new-payee';
export type ApprovalNeed = { needs: 'nothing' } | { needs: 'approval'; why: ApprovalReason };

/** The limit for 30 days without an approval is this many times the limit for a day. */
const monthFactor = 5n;
/** 5,000 SAR: above this total, the first payments to a payee need an approval. */
const firstPaymentAbove: Halalas = halalas(500_000n);

/** Whether an act may proceed at once. Pure: everything that it depends on is in `facts`. */
export function decideNeed({ above }: ApprovalPolicy, { amount, ...facts }: ApprovalFacts): ApprovalNeed {
  const sums = facts.payee ? [facts.account, facts.payee] : [facts.account];
  const needs = (why: ApprovalReason): ApprovalNeed => ({ needs: 'approval', why });
  if (facts.paysRequester) return needs('pays-requester');
  if (amount > above) return needs('above-threshold');
  if (sums.some(({ day }) => day + amount > above)) return needs('above-day');
  if (sums.some(({ month }) => month + amount > above * monthFactor)) return needs('above-month');
  // All payments of the first day are added up; otherwise a first payment of one halala would make the payee known.
  if (facts.payee?.isNew && facts.payee.day + amount > firstPaymentAbove) return needs('new-payee');
  return { needs: 'nothing' };
}
