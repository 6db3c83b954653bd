import type { Answered } from '@waqf/contracts';
import type { RuleInput, RuleSetState } from '@waqf/contracts/distributions';

/** A version of a waqf's rules. Its rules never change. */
export interface RuleSet {
  readonly id: string;
  readonly waqfId: string;
  /** Numbered from 1, without gaps. */
  readonly version: number;
  readonly state: Answered<RuleSetState>;
  readonly rules: readonly RuleInput[];
  /** ISO day of Asia/Riyadh. */
  readonly effectiveFrom: string;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
}
