import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useMessages } from '@waqf/platform-web';
import { ConfirmDialog } from '@waqf/ui/core';
import { startMessages } from './start.messages';

/** Files that have no waqf yet are lost when the page is left: by a link inside the product as by closing the tab. */
export function LeaveQuestion({ asks }: { asks: boolean }) {
  const t = useMessages(startMessages);
  // Another query on the same page, as after creating the waqf, leaves nothing behind.
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
