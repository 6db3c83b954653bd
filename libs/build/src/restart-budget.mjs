/**
 * Limits restarts: at most `limit` in any window of `windowMs`, each after a longer pause than the one before.
 * @param {{limit: number, windowMs: number, now?: () => number}} options
 * @returns {{next: () => number | undefined}} `next` uses one restart and returns the pause before it in ms; undefined
 *   when none is left
 */
export function restartBudget({ limit, windowMs, now = Date.now }) {
  let spent = [];
  return {
    next() {
      const at = now();
      spent = spent.filter((time) => at - time < windowMs);
      if (spent.length >= limit) return undefined;
      spent.push(at);
      return 100 * 2 ** (spent.length - 1);
    },
  };
}
