import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { useMessages } from '@waqf/platform-web';
import { ConfirmDialog } from '@waqf/ui/core';
import { startMessages } from './start.messages';

/** Asks before leaving the page, by a link or by closing the tab, because files without a waqf would be lost. */
export function LeaveQuestion({ asks }: { asks: boolean }) {
  const t = useMessages(startMessages);
  // A change of the query on the same page, as after creating the waqf, loses nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => asks && currentLocation.pathname !== nextLocation.pathname,
  );
  useStayOnSecondBack(blocker);
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('leaveTitle')}
      warning={t('leaveText')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={() => blocker.proceed?.()}
      danger
      // The router asks only one blocker, so a dialog that catches Back would also catch the Back that was agreed to.
      ownsBack
    />
  );
}

/** Back while the question is open closes it, as with every dialog: the user stays. */
function useStayOnSecondBack(blocker: Blocker): void {
  const asked = useRef<Blocker>(null);
  useEffect(() => {
    const isSecond = asked.current !== null && asked.current !== blocker;
    asked.current = blocker.state === 'blocked' ? blocker : null;
    if (isSecond && blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
