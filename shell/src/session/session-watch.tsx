import { knownValue } from '@waqf/contracts';
import { notificationTypes } from '@waqf/contracts/notifications';
import { useServerEvent } from '@waqf/platform-web';
import { useToast } from '@waqf/ui/core';
import { useSessionEnd } from './use-session-end';

/** Whether the person is on the way from the deeds of a waqf to its approval, and the news is of that waqf. */
function isOnRoad(actionUrl: string | null): boolean {
  const { pathname, search } = location;
  const begun = pathname === '/waqf/create-steps' ? new URLSearchParams(search).get('waqf') : null;
  const waqfId = begun ?? /^\/waqf\/([^/]+)\/(?:process|review|approved?)$/.exec(pathname)?.[1];
  return waqfId !== undefined && actionUrl?.startsWith(`/waqf/${waqfId}/`) === true;
}

/** While somebody is signed in: news of the server appear as toasts, and so does the coming end of the session. */
export function SessionWatch() {
  const toast = useToast();
  const isEnding = useSessionEnd();
  useServerEvent('notification', ({ notification }) => {
    // From reading to approval each page says itself what has happened: nothing lies over it that says it once more.
    if (isOnRoad(notification.actionUrl)) return;
    // The bell counts it; the way to stay signed in must not vanish behind it.
    if (!isEnding())
      toast.show({
        tone: knownValue(notificationTypes, notification.type) ?? 'info',
        title: notification.title,
        text: notification.message,
        // What the person's own act came to is read first.
        waits: true,
      });
  });
  return null;
}
