import type { Halalas } from '@waqf/money';

/**
 * Compares a transfer with what may leave an account today without approval. Shares are percentages of the bar's
 * length.
 */
export function dayLimit({ limit, used, amount }: { limit: Halalas; used: Halalas; amount: Halalas }) {
  const left = limit - used - amount;
  const isAbove = left < 0n;
  // Above the limit, the whole bar represents everything that was used and asked for.
  const whole = isAbove ? used + amount : limit;
  const shareOf = (part: bigint): number => (whole === 0n ? 0 : Number((part * 1000n) / whole) / 10);
  return { left: isAbove ? 0n : left, isAbove, usedShare: shareOf(used), ownShare: shareOf(amount) };
}
