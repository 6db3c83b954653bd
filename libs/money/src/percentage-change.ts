import type { Halalas } from './halalas';
import { percentageOf } from './rounding';

/** Change in percent, rounded to one decimal; null when there is nothing to compare with. */
export function percentageChange(now: Halalas, before: Halalas): number | null {
  return before === 0n ? null : percentageOf(now - before, before < 0n ? -before : before);
}
