/** Events that show that the user is about to use the page. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Milliseconds of reading after which the network is assumed to be free, so that waiting parts are loaded. */
export const quietAfterMs = 8_000;

/** Calls `call` once, at the user's first interaction from now on. @param signal stops waiting */
export function onFirstInteraction(call: () => void, signal: AbortSignal): void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  signal.addEventListener('abort', () => listening.abort());
  const once = () => {
    listening.abort();
    call();
  };
  for (const interaction of interactions) addEventListener(interaction, once, options);
}
