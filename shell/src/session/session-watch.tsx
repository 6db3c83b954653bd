import { knownValue } from '@waqf/contracts';
import { notificationTypes } from '@waqf/contracts/notifications';
import { useServerEvent } from '@waqf/platform-web';
import { useToast } from '@waqf/ui/core';
import { useSessionEnd } from './use-session-end';

/**
 * Whether the user is on a page between the deeds and the approval of a waqf, and the notification is about that waqf.
 */
function isOnRoad(actionUrl: string | null): boolean {
  const { pathname, search } = location;
  const begun = pathname === '/waqf/create-steps' ? new URLSearchParams(search).get('waqf') : null;
  const waqfId = begun ?? /^\/waqf\/([^/]+)\/(?:process|review|approved?)$/.exec(pathname)?.[1];
  return waqfId !== undefined && actionUrl?.startsWith(`/waqf/${waqfId}/`) === true;
}

/** While a user is signed in, shows new notifications and the approaching end of the session as toasts. */
export function SessionWatch() {
  const toast = useToast();
  const isEnding = useSessionEnd();
  useServerEvent('notification', ({ notification }) => {
    // From reading to approval, each page itself shows what has happened, so a toast would only repeat it.
    if (isOnRoad(notification.actionUrl)) return;
    // The bell counts it; it must not replace the offer to stay signed in.
    if (!isEnding())
      toast.show({
        tone: knownValue(notificationTypes, notification.type) ?? 'info',
        title: notification.title,
        text: notification.message,
        // The result of the user's own act is shown first.
        waits: true,
      });
  });
  return null;
}
