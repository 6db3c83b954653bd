const firstDelayMs = 1_000;
const longestDelayMs = 5 * 60_000;

/**
 * Milliseconds to wait before the bank is asked again after `attempts` attempts without a definite answer. The delay
 * doubles from one second up to five minutes, so that a bank that is down is not flooded but still asked regularly.
 */
export function retryDelayMs(attempts: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(Math.max(attempts - 1, 0), 16));
}
