import { createContext, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { Alert } from './feedback';
import { latestToastId, useLatestFailure } from './toast';
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
 * The failure that a toast showed since the attempt began, kept where the user can try again, because the toast closes
 * after five seconds. It is hidden where fields or an alert say why, and not announced again after the toast.
 */
export function KeptFailure({ since, until = Infinity, className }: KeptFailureProps) {
  const failure = useLatestFailure();
  const place = useRef<HTMLDivElement>(null);
  const shown = failure !== null && failure.id > since && failure.id <= until ? failure : null;
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), [shown]);
  if (shown === null) return null;
  return (
    <div ref={place} className={classNames(css.kept, className)}>
      <Alert tone="error" title={shown.title} announced>
        {shown.text}
      </Alert>
    </div>
  );
}

/** `KeptFailure` of a dialog: what failed since it opened. @param props.busy during an attempt, which hides it */
export function DialogFailure({ busy }: { busy: boolean }) {
  const [since] = useState(latestToastId);
  return busy ? null : <KeptFailure since={since} className={css.keptByDialog} />;
}
