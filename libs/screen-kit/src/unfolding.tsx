import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@waqf/ui/core';

export interface UnfoldingProps {
  /** The words of the button that unfolds it. */
  label: string;
  icon?: ReactElement;
  variant?: 'primary';
  /** The content that replaces the button; `fold` shows the button again. */
  children: (fold: () => void) => ReactNode;
}

/**
 * A button and, in its place once it is pressed, a form. The focus follows: to the first field when the form appears,
 * and to the button when it is back.
 */
export function Unfolding({ label, icon, variant, children }: UnfoldingProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    place.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [open]);
  return (
    <div ref={place}>
      {open ? (
        children(() => setOpen(false))
      ) : (
        <Button icon={icon} variant={variant} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
