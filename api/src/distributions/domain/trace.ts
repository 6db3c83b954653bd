import { formatAmountForWire } from '@waqf/money';
import type { Distribution, Line } from './distribute.js';
import { show } from './rational.js';
import type { Step } from './share-rules.js';

/** One step of an amount in plain values; fractions are `p/q` in halalas. */
interface TraceStep {
  readonly kind: string;
  readonly basis: string;
  /** The rule's percentage in ten-thousandths of a percent; null when it names an amount or takes what is left. */
  readonly percent: string | null;
  readonly split: string;
  readonly portion: string;
  readonly part: string;
  readonly whole: string;
  readonly days: { readonly entitled: string; readonly of: string };
  readonly exact: string;
}

/** How an amount follows: `amount = ⌊Σ portion × part × entitled ÷ (whole × of)⌋`, plus a halala if it has a rank. */
export interface Trace {
  readonly pool: string;
  readonly steps: readonly TraceStep[];
  readonly exact: string;
  readonly rounding: { readonly rank: number | null; readonly remainder: string };
  readonly considered: readonly { readonly kind: string; readonly because: string }[];
  readonly amount: string;
}

/** The trace that is stored permanently with a line, as JSON. */
export function traceOf(line: Line, { pool, remainder }: Pick<Distribution, 'pool' | 'remainder'>): Trace {
  return {
    pool: formatAmountForWire(pool),
    steps: line.steps.map(stepOf),
    exact: show(line.exact),
    rounding: { rank: line.roundingRank, remainder: String(remainder) },
    considered: line.considered.map(({ rule, because }) => ({ kind: rule.kind, because })),
    amount: formatAmountForWire(line.amount),
  };
}

function stepOf({ rule, portion, part, whole, days, exact }: Step): TraceStep {
  return {
    kind: rule.kind,
    basis: rule.basis,
    percent: rule.percent === null ? null : String(rule.percent),
    split: rule.split,
    portion: show(portion),
    part: String(part),
    whole: String(whole),
    days: { entitled: String(days.entitled), of: String(days.of) },
    exact: show(exact),
  };
}
