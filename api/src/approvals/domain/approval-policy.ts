import type { Halalas } from '@waqf/money';

/** When an act needs somebody's approval. */
export interface ApprovalPolicy {
  /** Amounts above it need one. */
  above: Halalas;
}

/** What the policy looks at. */
export interface ApprovalFacts {
  amount: Halalas;
}

export type ApprovalNeed = { needs: 'nothing' } | { needs: 'approval'; why: 'above-threshold' };

/** Whether an act may go on at once. Pure: whatever it depends on is in `facts`. */
export function decide(policy: ApprovalPolicy, facts: ApprovalFacts): ApprovalNeed {
  return facts.amount > policy.above ? { needs: 'approval', why: 'above-threshold' } : { needs: 'nothing' };
}
