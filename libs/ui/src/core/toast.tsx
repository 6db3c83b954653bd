import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLazyPart } from '../lazy/lazy-part';
import { toastParts } from '../lazy/lazy-parts';
import type { ShownToast, ToastMessage } from './toast-message';

/** Only this many of the newest waiting toasts are kept; older news can still be found where it came from. */
const MOST_WAITING = 3;

export interface ToastApi {
  /** Shows a toast instead of the current one, or after it when `waits` is set. Returns its id. */
  show: (message: ToastMessage) => number;
  /** Closes the toast with this id, or the current one. */
  close: (id?: number) => void;
}

const ToastContext = createContext<ToastApi | null>(null);
const FailureContext = createContext<ShownToast | null>(null);

interface Toasts {
  shown: ShownToast | null;
  waiting: readonly ShownToast[];
}

function withToast({ shown, waiting }: Toasts, toast: ShownToast): Toasts {
  if (toast.waits && shown?.open) return { shown, waiting: [...waiting, toast].slice(-MOST_WAITING) };
  return { shown: toast, waiting };
}

/** Closes the toast with this id, or the current one; the one that has waited longest is shown next. */
function withoutToast(toasts: Toasts, id?: number): Toasts {
  const { shown, waiting } = toasts;
  if (!shown?.open || (id !== undefined && shown.id !== id)) return toasts;
  const [next, ...rest] = waiting;
  return next ? { shown: next, waiting: rest } : { shown: { ...shown, open: false }, waiting };
}

/**
 * Shows the toasts of the page: one at a time, for five seconds; F8 moves the focus to them, and a swipe of 50 px to
 * the right closes one. They are at the right of the content in both languages, so that the swipe is always towards the
 * nearest edge.
 */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [{ shown }, setToasts] = useState<Toasts>({ shown: null, waiting: [] });

  const [failure, setFailure] = useState<ShownToast | null>(null);

  const show = useCallback((message: ToastMessage) => {
    const id = nextId();
    if (!message.waits) setFailure(message.tone === 'error' ? { ...message, id, open: true } : null);
    setToasts((toasts) => withToast(toasts, { ...message, id, open: true }));
    return id;
  }, []);
  const close = useCallback((id?: number) => {
    setToasts((toasts) => withoutToast(toasts, id));
  }, []);
  const api = useMemo(() => ({ show, close }), [show, close]);
  const parts = useLazyPart(toastParts, shown !== null);

  return (
    <ToastContext.Provider value={api}>
      <FailureContext.Provider value={failure}>{children}</FailureContext.Provider>
      {parts ? <parts.ToastStack shown={shown} onClose={close} /> : null}
    </ToastContext.Provider>
  );
}

let lastId = 0;
/** Toasts have rising ids. */
export const latestToastId = (): number => lastId;

function nextId(): number {
  lastId += 1;
  return lastId;
}

/** Returns the functions that show and close toasts. Throws outside `ToastRegion`. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastRegion above it');
  return api;
}

/** The failure shown by the latest toast; null when that toast was no failure. */
export const useLatestFailure = (): ShownToast | null => useContext(FailureContext);
