import { cloneElement, useRef, useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { useLazyPart } from '../lazy/lazy-part';
import { overlays } from '../lazy/lazy-parts';
import type { OverlayParts } from '../lazy/lazy-parts';
import { classNames } from './class-names';
import * as css from './popup-holder.module.css';

/** What a popup needs from its holder. */
interface PopupPlace {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that the popup is attached to; it has the same size as the button. */
  anchor: ReactElement;
}

interface PopupHolderProps {
  className?: string;
  /** True for further actions besides a page's main ones: if it is the only action, the phone shows no bar for it. */
  more?: boolean | undefined;
  /** The button that opens it. */
  children: ReactElement;
  popup: (parts: OverlayParts, place: PopupPlace) => ReactElement;
  /** Whether the focus returns to the button when the popup closes. */
  givesFocusBack?: boolean;
}

/**
 * A button and the popup below it. The button is rendered separately, so that it does not wait for the popup's scripts
 * and is not rendered again while it is being pressed when they load.
 */
export function PopupHolder({ className, more, children, popup, givesFocusBack }: PopupHolderProps) {
  const holder = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  // A press outside closes the popup, and the button is outside it, so its own click must not open the popup again.
  const wasOpen = useRef(false);
  const parts = useLazyPart(overlays, opened);
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
