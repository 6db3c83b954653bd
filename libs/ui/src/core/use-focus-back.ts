import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to the element that had it when a dialog opened, also when the dialog is removed instead of closed:
 * antd returns it only at the end of its closing animation.
 * @returns the element that had the focus
 */
export function useFocusBack(open: boolean): RefObject<HTMLElement | null> {
  const before = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, [open]);
  // This effect ends after the dialog has left the page, which leaves the focus on nothing.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (document.activeElement === document.body) before.current?.focus({ preventScroll: true });
    };
  }, [open]);
  return before;
}
