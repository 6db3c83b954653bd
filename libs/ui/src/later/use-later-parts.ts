import { useEffect } from 'react';
import { onFirstMove } from './first-move';
import { choices, overlays, toastParts } from './later-parts';

/** Who reads and does not move may open something yet; by then the line has been free for long. */
const afterReading = 8_000;

/** Somebody uses the page: what is wanted from now on is fetched at once. */
let isInUse = false;
let areChoicesWanted = false;

/** Fetches what opens over the page before it is asked for: with a person's first move, else after some reading. */
export function useLaterParts(): void {
  useEffect(() => {
    const gone = new AbortController();
    const fetchNow = () => {
      gone.abort();
      overlays.fetch();
      toastParts.fetch();
      isInUse = true;
      if (areChoicesWanted) choices.fetch();
    };
    const timer = setTimeout(fetchNow, afterReading);
    gone.signal.addEventListener('abort', () => clearTimeout(timer));
    onFirstMove(fetchNow, gone.signal);
    return () => gone.abort();
  }, []);
}

/** For a choice on the page: its list comes as those parts do, and no sooner. */
export function useChoicesLater(): void {
  useEffect(() => {
    areChoicesWanted = true;
    if (isInUse) choices.fetch();
  }, []);
}
