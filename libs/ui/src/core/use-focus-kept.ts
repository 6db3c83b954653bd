import { useEffect, type RefObject } from 'react';
import { focusNearest, isFocusLost, withAncestors } from './use-focus-back';

const pressable = 'button:not(:disabled), a[href]';
const nameOf = (element: Element) =>
  `${element.tagName} ${element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent}`;

/**
 * Keeps the focus near its place when its element leaves the page: a form that is drawn anew after saving, a button
 * whose act removes it. Otherwise a user of the keyboard would start again at the top of the page. It waits a moment,
 * because most parts move the focus themselves, and a dialog gives it back.
 */
export function useFocusKept(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    let trail: readonly Element[] = [];
    let name = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (event: FocusEvent) => {
      const to = event.target instanceof Element && root.contains(event.target) ? event.target : null;
      trail = withAncestors(to);
      name = to ? nameOf(to) : '';
    };
    const settle = () => {
      timer = undefined;
      if (!isFocusLost()) return;
      const near = trail.find((one) => one.isConnected);
      if (!near || !root.contains(near)) return;
      const twin = [...near.querySelectorAll<HTMLElement>(`${pressable}, input, textarea, select`)].find(
        (one) => nameOf(one) === name,
      );
      const whole = near === root || near.parentElement === root;
      const target = twin ?? (whole ? null : near.querySelector<HTMLElement>(pressable));
      if (target) target.focus({ preventScroll: true });
      else focusNearest(trail);
    };
    const look = () => {
      if (timer === undefined && trail[0]?.isConnected === false && isFocusLost()) timer = setTimeout(settle, 100);
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, [place]);
}
