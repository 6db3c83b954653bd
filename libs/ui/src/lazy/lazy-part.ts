import { useEffect, useSyncExternalStore } from 'react';

/** Milliseconds before a part that failed to load is requested again. */
const retryAfterMs = 1_500;

export type LoadFault = 'failed' | 'retrying';

/** A part of a page that is loaded after the first paint. */
export interface LazyPart<Part> {
  /**
   * Sets the function that loads it. Code that uses the part must not import its modules, which use the kit themselves.
   */
  setLoader: (load: () => Promise<Part>) => void;
  /** Provides the part at once. */
  provide: (part: Part) => void;
  /** Starts to load it, unless it is loaded or loading. */
  fetch: () => void;
  /** Null until it is loaded. */
  get: () => Part | null;
  /** The result of the last attempt, or that it is being repeated; null before the first failure and once loaded. */
  failure: () => LoadFault | null;
  subscribe: (onArrival: () => void) => () => void;
}

/** Milliseconds that a dialog may take before something is shown in its place; most are there earlier. */
export const noticedAfterMs = 400;

/**
 * A part that is loaded later. Without a network the request is repeated, so that a user who waits for it keeps what
 * they typed.
 * @param repeats false for a part whose place shows the failure, with a button that requests it again
 */
export function lazyPart<Part>({ repeats = true } = {}): LazyPart<Part> {
  let load: (() => Promise<Part>) | null = null;
  let part: Part | null = null;
  let fetching = false;
  let fault: LoadFault | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const put = (arrived: Part) => {
    part = arrived;
    fault = null;
    tell();
  };
  const fail = (error: unknown) => {
    fetching = false;
    fault = 'failed';
    if (repeats) {
      console.error('a part of the page did not load:', error);
      setTimeout(fetchPart, retryAfterMs);
    } else announce(error);
    tell();
  };
  const fetchPart = () => {
    if (part !== null || fetching || !load) return;
    fetching = true;
    if (fault) fault = 'retrying';
    tell();
    load().then(put, fail);
  };
  return {
    setLoader: (source) => {
      load = source;
    },
    provide: put,
    fetch: fetchPart,
    get: () => part,
    failure: () => fault,
    subscribe: (onArrival) => {
      listeners.add(onArrival);
      return () => listeners.delete(onArrival);
    },
  };
}

/** As an error that nobody handled: the shell counts it for the release that the file belongs to. */
function announce(error: unknown): void {
  if ('reportError' in globalThis) reportError(error);
  else console.error('a part of the page did not load:', error);
}

/** The part once it is loaded; loading starts when it is `wanted`. */
export function useLazyPart<Part>(part: LazyPart<Part>, wanted: boolean): Part | null {
  useEffect(() => {
    if (wanted) part.fetch();
  }, [part, wanted]);
  return useSyncExternalStore(part.subscribe, part.get, () => null);
}

/** Why the part is not there yet; null while it loads for the first time. */
export const useLoadFault = (part: Pick<LazyPart<unknown>, 'subscribe' | 'failure'>): LoadFault | null =>
  useSyncExternalStore(part.subscribe, part.failure, () => null);
