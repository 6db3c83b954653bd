import * as Radix from '@radix-ui/react-toast';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { IconTile } from './status';
import { useUi } from './ui-provider';
import * as css from './toast.module.css';

/** How long a toast stays, in ms (spec.md, section 7). */
const DURATION = 5000;
/** How far a swipe towards the edge must go, in px (spec.md, section 7). */
const SWIPE = 50;

export interface ToastMessage {
  tone?: 'success' | 'error' | 'warning' | 'info';
  title: ReactNode;
  text?: ReactNode;
  /** One button: what it does in words for those who cannot reach it in time, its label, its work. */
  action?: { altText: string; label: string; onClick: () => void };
  /** Stays until it is closed: for a session that ends. */
  sticky?: boolean;
  /** News that nobody asked for: never takes the place of another toast, but waits until that is closed. */
  waits?: boolean;
}

/** Of toasts that wait only the newest are kept: older news stands where it came from. */
const MOST_WAITING = 3;

export interface ToastApi {
  /** Shows a toast in place of the one that is there, or after it when it `waits`. Returns its id. */
  show: (message: ToastMessage) => number;
  /** Closes the toast of that id, or whichever is there. */
  close: (id?: number) => void;
}

const ToastContext = createContext<ToastApi | null>(null);

const TOAST_ICON = {
  success: <Icon.CheckCircle />,
  error: <Icon.Alert />,
  warning: <Icon.Clock />,
  info: <Icon.Info />,
} as const;

interface Shown extends ToastMessage {
  id: number;
  open: boolean;
}

interface Toasts {
  shown: Shown | null;
  waiting: readonly Shown[];
}

function withToast({ shown, waiting }: Toasts, toast: Shown): Toasts {
  if (toast.waits && shown?.open) return { shown, waiting: [...waiting, toast].slice(-MOST_WAITING) };
  return { shown: toast, waiting };
}

/** Closes the toast of that id, or whichever is there; what waits longest comes next. */
function withoutToast(toasts: Toasts, id?: number): Toasts {
  const { shown, waiting } = toasts;
  if (!shown?.open || (id !== undefined && shown.id !== id)) return toasts;
  const [next, ...rest] = waiting;
  return next ? { shown: next, waiting: rest } : { shown: { ...shown, open: false }, waiting };
}

/**
 * Holds the toasts of the page: one at a time, five seconds, F8 leads to them, a swipe of 50 px to the right closes.
 * They stand at the right of the screen's content in both languages, so that the swipe is always towards the near edge.
 */
export function ToastRegion({ children }: { children: ReactNode }) {
  const { word } = useUi();
  const [{ shown }, setToasts] = useState<Toasts>({ shown: null, waiting: [] });

  const show = useCallback((message: ToastMessage) => {
    const id = nextId();
    setToasts((toasts) => withToast(toasts, { ...message, id, open: true }));
    return id;
  }, []);
  const close = useCallback((id?: number) => {
    setToasts((toasts) => withoutToast(toasts, id));
  }, []);
  const api = useMemo(() => ({ show, close }), [show, close]);

  return (
    <ToastContext.Provider value={api}>
      <Radix.Provider label={word('notification')} duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE}>
        {children}
        {shown ? <ToastCard key={shown.id} toast={shown} onClose={() => close(shown.id)} /> : null}
        <Radix.Viewport className={css.viewport} hotkey={['F8']} label={word('notifications')} />
      </Radix.Provider>
    </ToastContext.Provider>
  );
}

let lastId = 0;
function nextId(): number {
  lastId += 1;
  return lastId;
}

function ToastCard({ toast, onClose }: { toast: Shown; onClose: () => void }) {
  const { word } = useUi();
  const tone = toast.tone ?? 'success';
  return (
    <Radix.Root
      className={css.toast}
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      duration={toast.sticky ? Infinity : DURATION}
      type={tone === 'error' || tone === 'warning' ? 'foreground' : 'background'}
    >
      <IconTile tone={tone} icon={TOAST_ICON[tone]} />
      <div className={css.words}>
        <Radix.Title className={css.title}>{toast.title}</Radix.Title>
        {toast.text ? <Radix.Description className={css.text}>{toast.text}</Radix.Description> : null}
      </div>
      {toast.action ? (
        <Radix.Action altText={toast.action.altText} className={css.action} onClick={toast.action.onClick}>
          {toast.action.label}
        </Radix.Action>
      ) : null}
      <Radix.Close asChild>
        <button type="button" className={css.close} aria-label={word('close')}>
          <Icon.Close size={18} />
        </button>
      </Radix.Close>
      {toast.sticky ? null : <span className={classNames(css.timer, css[tone])} aria-hidden />}
    </Radix.Root>
  );
}

/** Shows and closes toasts. Throws outside `ToastRegion`. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastRegion above it');
  return api;
}
