import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationList } from '@waqf/contracts/notifications';
import { apiQuery, useCan, useServerEvent } from '@waqf/platform-web';

export const latestNotifications = apiQuery(['/api/notifications?limit=10'], notificationList);

/** First part of the keys under which the notifications screen keeps its pages. */
export const notificationListKey = 'notification-list';

/** How many notifications are unread, counted by the server; every new one brings the newer count. */
export function useUnreadCount(): number {
  const allowed = useCan('notifications.read');
  const queries = useQueryClient();
  const { data } = useQuery({ ...latestNotifications, enabled: allowed });
  useServerEvent('notification', ({ notification, unreadCount }) => {
    queries.setQueryData(latestNotifications.queryKey, (known) => known && {
      ...known, unreadCount, notifications: [notification, ...known.notifications.filter(({ id }) => id !== notification.id)].slice(0, 10),
    });
  });
  return data?.unreadCount ?? 0;
}
