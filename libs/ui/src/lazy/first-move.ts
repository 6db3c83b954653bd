/** Events that show that the user is about to use the page. */
const moves = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Milliseconds of reading after which the network is assumed to be free, so that waiting parts are loaded. */
export const quietAfterMs = 8_000;

/** Calls `call` once, at the user's first move from now on. @param signal stops waiting */
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
