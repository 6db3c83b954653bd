import { useEffect } from 'react';
import { afterReading, onFirstMove } from './first-move';
import { choices, overlays, toastParts } from './later-parts';

/** What somebody who uses the page may open at any moment. */
const wanted = new Set<{ fetch: () => void }>([overlays, toastParts]);
let isInUse = false;

/** Fetches what opens over the page before it is asked for: with a person's first move, else after some reading. */
export function useLaterParts(): void {
  useEffect(() => {
    const gone = new AbortController();
    const fetchNow = () => {
      gone.abort();
      isInUse = true;
      for (const part of wanted) part.fetch();
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
    wanted.add(choices);
    if (isInUse) choices.fetch();
  }, []);
}
