import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Said before something scrolls into sight, so that it is there when it does. */
const margin = '200px';
/** Who reads for so long has a line that is free; what is further down comes then. In ms. */
const afterReading = 8_000;

let printing = false;
if (typeof addEventListener === 'function') {
  addEventListener('beforeprint', () => (printing = true));
  addEventListener('afterprint', () => (printing = false));
}

/**
 * Resolves when the element comes near what is seen, is about to be printed, or after some reading; at once where no
 * browser draws.
 * @param signal ends the waiting; the promise then stays open
 */
export function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  // What another part of the page has just brought is printed too.
  if (printing || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
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
