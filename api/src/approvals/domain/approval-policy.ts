import { type Halalas, halalas } from '@waqf/money';

/** When an act needs somebody's approval: above these amounts. */
export interface ApprovalPolicy {
  /** For one act, and for all of a day. */
  above: Halalas;
}

/** What passed without an approval before this act, of one account or one payee. */
export interface UnapprovedSums {
  /** Of the same day. */
  day: Halalas;
  /** Of the last 30 days, today with them. */
  month: Halalas;
}

/** What the policy looks at. */
export interface ApprovalFacts {
  amount: Halalas;
  /** Whoever asks is who receives. */
  paysRequester: boolean;
  account: UnapprovedSums;
  /** Null for money that goes back to the waqf itself. */
  payee: (UnapprovedSums & { isNew: boolean }) | null;
}

type ApprovalReason = 'pays-requester' | 'above-threshold' | 'above-day' | 'above-month' | 'new-payee';
export type ApprovalNeed = { needs: 'nothing' } | { needs: 'approval'; why: ApprovalReason };

/** What may pass in 30 days without an approval is this many times what may pass in a day. */
const monthFactor = 5n;
/** 5,000 SAR: above it the first payments to a payee wait. */
const firstPaymentAbove: Halalas = halalas(500_000n);

/** Whether an act may go on at once. Pure: whatever it depends on is in `facts`. */
export function decide({ above }: ApprovalPolicy, { amount, ...facts }: ApprovalFacts): ApprovalNeed {
  const sums = facts.payee ? [facts.account, facts.payee] : [facts.account];
  const needs = (why: ApprovalReason): ApprovalNeed => ({ needs: 'approval', why });
  if (facts.paysRequester) return needs('pays-requester');
  if (amount > above) return needs('above-threshold');
  if (sums.some(({ day }) => day + amount > above)) return needs('above-day');
  if (sums.some(({ month }) => month + amount > above * monthFactor)) return needs('above-month');
  // All payments of the first day count together: otherwise a first payment of one halala would make the payee known.
  if (facts.payee?.isNew && facts.payee.day + amount > firstPaymentAbove) return needs('new-payee');
  return { needs: 'nothing' };
}
