import { useEffect, useSyncExternalStore } from 'react';

/** How long to wait before a part that did not come is asked for again, in ms. */
const againAfter = 1_500;

/** A part of the kit that is fetched after the first paint. */
export interface Later<Part> {
  /** Says what brings it. Whoever uses the part does not name its modules, which use the kit themselves. */
  comesBy: (load: () => Promise<Part>) => void;
  /** Puts it here at once. */
  is: (part: Part) => void;
  /** Starts to fetch it unless it is here or on its way; asks again until it comes. */
  fetch: () => void;
  /** Null until it is here. */
  get: () => Part | null;
  subscribe: (onArrival: () => void) => () => void;
}

/**
 * A part that comes later. Without a network it is asked for again, so that whoever waits for it keeps what they typed.
 */
export function later<Part>(): Later<Part> {
  let load: (() => Promise<Part>) | null = null;
  let part: Part | null = null;
  let fetching = false;
  const listeners = new Set<() => void>();
  const put = (arrived: Part) => {
    part = arrived;
    for (const listener of listeners) listener();
  };
  const fetchPart = () => {
    if (part !== null || fetching || !load) return;
    fetching = true;
    load().then(put, () => {
      fetching = false;
      setTimeout(fetchPart, againAfter);
    });
  };
  return {
    comesBy: (source) => {
      load = source;
    },
    is: put,
    fetch: fetchPart,
    get: () => part,
    subscribe: (onArrival) => {
      listeners.add(onArrival);
      return () => listeners.delete(onArrival);
    },
  };
}

/** The part once it is here; it is fetched when it is `wanted`. */
export function useLater<Part>(part: Later<Part>, wanted: boolean): Part | null {
  useEffect(() => {
    if (wanted) part.fetch();
  }, [part, wanted]);
  return useSyncExternalStore(part.subscribe, part.get, () => null);
}
