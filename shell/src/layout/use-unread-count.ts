import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { newestNotifications, notificationList, notificationRows } from '@waqf/contracts/notifications';
import {
  apiQuery,
  useCan,
  useLanguage,
  useOptionalSession,
  useServerEvent,
  type LanguageCode,
} from '@waqf/platform-web';

/** The newest notifications in the page's language, and how many are unread. */
export const latestNotifications = (language: LanguageCode) =>
  apiQuery([newestNotifications('bell', language)], notificationList);

/** The first part of the query keys under which the notifications screen keeps its pages. */
export const notificationListKey = 'notification-list';

/** Refetches everything that shows notifications, after some were read. */
export async function reloadNotifications(queries: QueryClient): Promise<void> {
  const keys = [latestNotifications('ar').queryKey, latestNotifications('en').queryKey, [notificationListKey]];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** The number of unread notifications, counted by the server; every new notification includes the newer count. */
export function useUnreadCount(): number {
  const allowed = useCan('notifications.read');
  const { language } = useLanguage();
  const preferred = useOptionalSession()?.user.preferences.preferredLanguage;
  const queries = useQueryClient();
  const latest = latestNotifications(language);
  const { data } = useQuery({ ...latest, enabled: allowed, placeholderData: keepPreviousData });
  useServerEvent('notification', ({ notification, unreadCount }) => {
    // The event stream uses the preferred language; on a page in the other language the list is refetched.
    const readable = language === preferred;
    queries.setQueryData(
      latest.queryKey,
      (known) =>
        known && {
          ...known,
          unreadCount,
          notifications: readable
            ? [notification, ...known.notifications.filter(({ id }) => id !== notification.id)].slice(
                0,
                notificationRows.bell,
              )
            : known.notifications,
        },
    );
    if (!readable) void queries.invalidateQueries({ queryKey: latest.queryKey });
  });
  return data?.unreadCount ?? 0;
}
