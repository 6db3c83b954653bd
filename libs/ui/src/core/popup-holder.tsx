import { cloneElement, useRef, useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { useLater } from '../later/later';
import { overlays } from '../later/later-parts';
import type { OverlayParts } from '../later/later-parts';
import { classNames } from './class-names';
import * as css from './popup-holder.module.css';

/** What a popup stands on. */
interface PopupPlace {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The same box as the button; what the popup hangs on. */
  anchor: ReactElement;
}

interface PopupHolderProps {
  className?: string;
  /** Of further acts beside a page's main ones: alone it makes no bar on a phone. */
  more?: boolean | undefined;
  /** The button that opens it. */
  children: ReactElement;
  popup: (parts: OverlayParts, place: PopupPlace) => ReactElement;
  /** When it closes, the focus goes back to the button. */
  givesFocusBack?: boolean;
}

/**
 * A button and what opens under it. The button stands in the page by itself, so that it neither waits for the popup's
 * scripts nor is drawn anew, under somebody's finger, when they come.
 */
export function PopupHolder({ className, more, children, popup, givesFocusBack }: PopupHolderProps) {
  const holder = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  // A press outside closes the popup, and the button is outside: its own click must not open it again.
  const wasOpen = useRef(false);
  const parts = useLater(overlays, opened);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) setOpened(true);
    else if (givesFocusBack) holder.current?.querySelector<HTMLElement>('button, a')?.focus();
  };
  const { onClick: pressed } = children.props as { onClick?: (event: MouseEvent<HTMLElement>) => void };
  const button = {
    'aria-expanded': open,
    onPointerDown: () => {
      wasOpen.current = open;
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      pressed?.(event);
      const next = !wasOpen.current;
      wasOpen.current = false;
      change(next);
    },
  };
  return (
    <span ref={holder} className={classNames(css.holder, className)} data-wq-more={more ? '' : undefined}>
      {cloneElement(children, button)}
      {parts && opened
        ? popup(parts, { open, onOpenChange: change, anchor: <span className={css.anchor} aria-hidden /> })
        : null}
    </span>
  );
}
