import { useEffect, useLayoutEffect, useRef } from 'react';

export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The element and everything that it is in, from the inside to the outside. */
export function withAncestors(element: Element | null): Element[] {
  const all: Element[] = [];
  for (let one = element; one !== null; one = one.parentElement) all.push(one);
  return all;
}

/** Focuses the opener, or the heading above its place when it is gone, as the button of a decided row is. */
export function focusNearest(trail: readonly Element[]): void {
  const [opener] = trail;
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
  if (!isFocusLost()) return;
  const place = trail.find((one) => one.isConnected && one.querySelector('h1, h2, h3') !== null);
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Returns the focus to the element that had it when a dialog opened, also when the dialog is removed instead of closed:
 * antd returns it only at the end of its closing animation.
 * @returns gives the focus back at once, for the end of that animation
 */
export function useFocusBack(open: boolean): () => void {
  const trail = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    if (open) trail.current = withAncestors(document.activeElement);
  }, [open]);
  // This effect ends after the dialog has left the page, which leaves the focus on nothing.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (isFocusLost()) focusNearest(trail.current);
    };
  }, [open]);
  return () => focusNearest(trail.current);
}
