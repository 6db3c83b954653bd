import type { Halalas } from '@waqf/money';

/** How a transfer stands to what may leave an account today without an approval. Shares in percent of the bar. */
export function dayLimit({ limit, used, amount }: { limit: Halalas; used: Halalas; amount: Halalas }) {
  const left = limit - used - amount;
  const isAbove = left < 0n;
  // Above the limit the bar is as long as everything that is asked for.
  const whole = isAbove ? used + amount : limit;
  const shareOf = (part: bigint): number => (whole === 0n ? 0 : Number((part * 1000n) / whole) / 10);
  return { left: isAbove ? 0n : left, isAbove, usedShare: shareOf(used), ownShare: shareOf(amount) };
}
