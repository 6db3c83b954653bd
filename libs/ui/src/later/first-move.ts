/** The first of these says that somebody is about to use the page. */
const moves = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Who reads for so long has a line that is free: what waits for a move comes then, in ms. */
export const afterReading = 8_000;

/** Calls once, with a person's first move from now on. @param signal ends the waiting */
export function onFirstMove(call: () => void, signal: AbortSignal): void {
  const heard = new AbortController();
  const options = { capture: true, passive: true, signal: heard.signal };
  signal.addEventListener('abort', () => heard.abort());
  const once = () => {
    heard.abort();
    call();
  };
  for (const move of moves) addEventListener(move, once, options);
}
