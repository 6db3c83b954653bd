import type { Halalas } from './halalas';

/** Change in percent with one decimal, cut towards zero; null when there is nothing to compare with. */
export function percentageChange(now: Halalas, before: Halalas): number | null {
  if (before === 0n) return null;
  const size = before < 0n ? -before : before;
  return Number(((now - before) * 1000n) / size) / 10;
}
