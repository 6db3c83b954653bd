import { useEffect } from 'react';
import { onFirstMove } from './first-move';
import { overlays, toastParts } from './later-parts';

/** Who reads and does not move may open something yet; by then the line has been free for long. */
const afterReading = 8_000;

/** Fetches what opens over the page before it is asked for: with a person's first move, else after some reading. */
export function useLaterParts(): void {
  useEffect(() => {
    const gone = new AbortController();
    const fetchNow = () => {
      gone.abort();
      overlays.fetch();
      toastParts.fetch();
    };
    const timer = setTimeout(fetchNow, afterReading);
    gone.signal.addEventListener('abort', () => clearTimeout(timer));
    onFirstMove(fetchNow, gone.signal);
    return () => gone.abort();
  }, []);
}
