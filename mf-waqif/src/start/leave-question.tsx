import { useEffect } from 'react';
import { useBlocker } from 'react-router';
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
    />
  );
}
