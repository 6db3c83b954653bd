const firstDelayMs = 1_000;
const longestDelayMs = 5 * 60_000;

/**
 * How long to wait before the bank is asked again, after so many attempts without a definite answer: doubles from one
 * second up to five minutes, because a bank that is down for an hour must not be hammered, nor forgotten.
 */
export function delayBeforeAsking(attempts: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(Math.max(attempts - 1, 0), 16));
}
