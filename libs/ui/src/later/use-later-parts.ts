import { useEffect } from 'react';
import { afterReading, onFirstMove } from './first-move';
import { choices, overlays, toastParts } from './later-parts';

/** The parts that a user of the page may need at any moment. */
const wanted = new Set<{ fetch: () => void }>([overlays, toastParts]);
let isInUse = false;

/** Loads these parts before they are needed: at the user's first move, otherwise after some time of reading. */
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

/** For a page with a select: its list is loaded together with those parts, not earlier. */
export function useChoicesLater(): void {
  useEffect(() => {
    wanted.add(choices);
    if (isInUse) choices.fetch();
  }, []);
}
