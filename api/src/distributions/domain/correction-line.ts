import { formatAmountForWire, type Halalas } from '@waqf/money';
import type { Correction } from './correction.js';
import { rational, show } from './rational.js';
import type { Because } from './run.js';
import type { Trace } from './trace.js';

/** The sentence of a correction's line; it ends with the words with which the objection was granted. */
export const correctionBecause = ({ because }: Correction): Because => ({
  ar: `تصحيح توزيع سابق بعد قبول الاعتراض: ${because.ar}`,
  en: `Correction of an earlier distribution, an objection was granted: ${because.en}`,
  clause: null,
});

/** The trace of a correction: one step with the whole amount, so that it can be recomputed like any other line. */
export function correctionTrace({ amount }: Correction, pool: Halalas): Trace {
  const exact = show(rational(amount));
  const step = {
    kind: 'correction',
    basis: 'remaining',
    percent: null,
    split: 'equal',
    portion: exact,
    part: '1',
    whole: '1',
    days: { entitled: '1', of: '1' },
    exact,
  };
  return {
    pool: formatAmountForWire(pool),
    steps: [step],
    exact,
    rounding: { rank: null, remainder: '0' },
    considered: [],
    amount: formatAmountForWire(amount),
  };
}
