/**
 * How often something may be restarted: at most `limit` times in any window, each time after a longer pause.
 * @param {{limit: number, windowMs: number, now?: () => number}} options
 * @returns {{next: () => number | undefined}} `next` spends one restart: the pause before it in ms, or undefined when
 *   none is left
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
