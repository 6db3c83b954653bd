import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './button';
import { Alert, ListSkeleton } from './feedback';
import { Icon } from './icon';
import { noticedAfterMs } from '../lazy/lazy-part';
import { useUi } from './ui-provider';
import * as css from './dialog-stand-in.module.css';

/**
 * Shown instead of a dialog or drawer whose parts are not loaded, for example when the connection was lost before the
 * user's first action: it says so, can be closed, and disappears when they arrive. It uses nothing that is loaded
 * later.
 */
export function DialogStandIn({ title, failed, onClose }: { title: ReactNode; failed: boolean; onClose: () => void }) {
  const { word } = useUi();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isLate = useLate();
  const shown = failed || isLate;
  useEffect(() => {
    if (shown) box.current?.querySelector('button')?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div className={css.mask}>
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        className={css.box}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          // The close button is all that can have the focus here, and the page behind it must not get it.
          if (event.key === 'Tab') event.preventDefault();
        }}
      >
        <div className={css.head}>
          <h2 id={id}>{title}</h2>
          <IconButton label={word('close')} icon={<Icon.Close size={20} />} onClick={onClose} />
        </div>
        {failed ? <Alert tone="error">{word('partAwaited')}</Alert> : <ListSkeleton rows={3} />}
      </div>
    </div>
  );
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), noticedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
