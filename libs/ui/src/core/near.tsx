import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterReading, onFirstMove } from '../later/first-move';

/** Said before something scrolls into sight, so that it is there when it does. */
const ahead = '200px';
/** Nobody has moved yet: what is out of sight, or behind the bar at a phone's foot, leaves the line to the rest. */
const atRest = '0px 0px -64px';

let printing = false;
if (typeof addEventListener === 'function') {
  addEventListener('beforeprint', () => (printing = true));
  addEventListener('afterprint', () => (printing = false));
}

/**
 * Resolves when the element is seen or, once somebody moves, comes near what is seen; when it is about to be printed,
 * or after some reading; at once where no browser draws.
 * @param signal ends the waiting; the promise then stays open
 */
export function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  // What another part of the page has just brought is printed too.
  if (printing || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const watch = (rootMargin: string) => {
      const watching = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
        },
        { rootMargin },
      );
      watching.observe(element);
      return watching;
    };
    let observer = watch(atRest);
    onFirstMove(() => {
      observer.disconnect();
      observer = watch(ahead);
    }, signal);
    const timer = setTimeout(resolve, afterReading);
    addEventListener('beforeprint', () => resolve(), { signal });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(timer);
    });
  });
}

/**
 * Children that a page brings once they are near what is seen: for pictures far down, which weigh as much as the screen
 * above them.
 * @param room stands in their place until then, and keeps it, so that nothing jumps
 */
export function WhenNear({ room, children }: { room: ReactNode; children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const gone = new AbortController();
    if (place.current) void whenNear(place.current, gone.signal).then(() => setNear(true));
    return () => gone.abort();
  }, []);
  return isNear ? children : <div ref={place}>{room}</div>;
}
