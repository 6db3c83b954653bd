import { useEffect } from 'react';
import { quietAfterMs, onFirstInteraction } from './first-interaction';
import { choices, overlays, toastParts } from './lazy-parts';

/** The parts that a user of the page may need at any moment. */
const wanted = new Set<{ fetch: () => void }>([overlays, toastParts]);
let isInUse = false;

/** Loads these parts before they are needed: at the user's first move, otherwise after some time of reading. */
export function usePreloadedParts(): void {
  useEffect(() => {
    const gone = new AbortController();
    const fetchNow = () => {
      gone.abort();
      isInUse = true;
      for (const part of wanted) part.fetch();
    };
    const timer = setTimeout(fetchNow, quietAfterMs);
    gone.signal.addEventListener('abort', () => clearTimeout(timer));
    onFirstInteraction(fetchNow, gone.signal);
    return () => gone.abort();
  }, []);
}

/** For a page with a select: its list is loaded together with those parts, not earlier. */
export function usePreloadedChoices(): void {
  useEffect(() => {
    wanted.add(choices);
    if (isInUse) choices.fetch();
  }, []);
}
