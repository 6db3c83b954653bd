import type { Halalas } from './halalas';
import { percentageOf } from './rounding';

/**
 * Change in percent, rounded to one decimal; null when there is nothing to compare with. Reversals can make a figure
 * negative, and "117% below" would then say nothing.
 */
export function percentageChange(now: Halalas, before: Halalas): number | null {
  return now < 0n || before <= 0n ? null : percentageOf(now - before, before);
}
