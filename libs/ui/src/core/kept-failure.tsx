import { createContext, useLayoutEffect, useRef, useState } from 'react';
import { Alert } from './feedback';
import { latestToastId, useToldFailure } from './toast';
import type { ShownToast } from './toast-message';
import * as css from './feedback.module.css';

/** True within a dialog, which keeps the failures of its forms. */
export const InDialog = createContext(false);

interface KeptFailureProps {
  /** The id of the latest toast when the attempt began, and when it ended. */
  since: number;
  until?: number;
  className?: string;
}

/**
 * The failure that the toasts of this span told, kept where the user can try again: its toast goes after five seconds.
 * Fields or alerts that say why keep it instead. The toast has announced it, so it is not announced again.
 */
export function KeptFailure({ since, until = Infinity, className }: KeptFailureProps) {
  const failure = useToldFailure();
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownToast | null>(null);
  const told = failure !== null && failure.id > since && failure.id <= until ? failure : null;
  useLayoutEffect(() => {
    const around = place.current?.closest('form, [role=dialog]');
    setShown(around?.querySelector('[data-wq-field-error], [role=alert]') ? null : told);
    // After every render: fields and alerts may say it a moment later.
  });
  useLayoutEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), [shown]);
  if (told === null) return null;
  return (
    <div ref={place} className={shown ? className : undefined}>
      {shown ? (
        <Alert tone="error" title={shown.title} announced>
          {shown.text}
        </Alert>
      ) : null}
    </div>
  );
}

/** `KeptFailure` of a dialog: what failed since it opened. @param props.busy during an attempt, which hides it */
export function DialogFailure({ busy }: { busy: boolean }) {
  const [since] = useState(latestToastId);
  return busy ? null : <KeptFailure since={since} className={css.keptByDialog} />;
}
