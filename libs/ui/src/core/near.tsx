import { type ReactNode, useEffect, useRef, useState } from 'react';
import { quietAfterMs, onFirstInteraction } from '../lazy/first-interaction';

/** Distance at which content is loaded before it scrolls into view. */
const ahead = '200px';
/**
 * Before the user has moved: content that is not visible, or is behind the bar at the bottom of a phone, leaves the
 * network to the rest.
 */
const atRest = '0px 0px -64px';

let printing = false;
if (typeof addEventListener === 'function') {
  addEventListener('beforeprint', () => (printing = true));
  addEventListener('afterprint', () => (printing = false));
}

/**
 * Resolves when the element is visible or, after the user's first move, close to being visible; before printing; after
 * some time of reading; and at once where there is no browser layout.
 * @param signal stops waiting; the promise is then never resolved
 */
export function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  // Content that another part of the page has just rendered is printed too.
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
    onFirstInteraction(() => {
      observer.disconnect();
      observer = watch(ahead);
    }, signal);
    const timer = setTimeout(resolve, quietAfterMs);
    addEventListener('beforeprint', () => resolve(), { signal });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(timer);
    });
  });
}

/**
 * Children that are rendered once they are close to being visible: for charts far down the page, whose code is as large
 * as the rest of the screen.
 * @param room is shown until then and reserves the space, so that nothing moves
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
