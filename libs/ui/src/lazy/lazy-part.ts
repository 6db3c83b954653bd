import { useEffect, useSyncExternalStore } from 'react';

/** Milliseconds before a part that failed to load is requested again. */
const retryAfterMs = 1_500;

/** A part of the kit that is loaded after the first paint. */
export interface LazyPart<Part> {
  /**
   * Sets the function that loads it. Code that uses the part must not import its modules, which use the kit themselves.
   */
  setLoader: (load: () => Promise<Part>) => void;
  /** Provides the part at once. */
  provide: (part: Part) => void;
  /** Starts to load it, unless it is loaded or loading; retries until it succeeds. */
  fetch: () => void;
  /** Null until it is loaded. */
  get: () => Part | null;
  subscribe: (onArrival: () => void) => () => void;
}

/**
 * A part that is loaded later. Without a network the request is repeated, so that a user who waits for it keeps what
 * they typed.
 */
export function lazyPart<Part>(): LazyPart<Part> {
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
      setTimeout(fetchPart, retryAfterMs);
    });
  };
  return {
    setLoader: (source) => {
      load = source;
    },
    provide: put,
    fetch: fetchPart,
    get: () => part,
    subscribe: (onArrival) => {
      listeners.add(onArrival);
      return () => listeners.delete(onArrival);
    },
  };
}

/** The part once it is loaded; loading starts when it is `wanted`. */
export function useLazyPart<Part>(part: LazyPart<Part>, wanted: boolean): Part | null {
  useEffect(() => {
    if (wanted) part.fetch();
  }, [part, wanted]);
  return useSyncExternalStore(part.subscribe, part.get, () => null);
}
