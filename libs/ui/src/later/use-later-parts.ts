import { useEffect } from 'react';
import { overlays, toastParts } from './later-parts';

/** The first of these says that somebody is about to use the page. */
const moves = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** Who reads and does not move may open something yet; by then the line has been free for long. */
const afterReading = 8_000;

/** Fetches what opens over the page before it is asked for: with a person's first move, else after some reading. */
export function useLaterParts(): void {
  useEffect(() => {
    const fetchNow = () => {
      stop();
      overlays.fetch();
      toastParts.fetch();
    };
    const timer = setTimeout(fetchNow, afterReading);
    const stop = () => {
      clearTimeout(timer);
      for (const move of moves) removeEventListener(move, fetchNow, true);
    };
    for (const move of moves) addEventListener(move, fetchNow, { capture: true, passive: true });
    return stop;
  }, []);
}
