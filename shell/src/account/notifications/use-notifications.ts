import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationEvent, notificationList, unreadAnswer } from '@waqf/contracts/notifications';
import { filteredPages, http, useLanguage, useMessages, useServerEvent } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { useToast } from '@waqf/ui/core';
import { notificationListKey as listKey, reloadNotifications } from '../../layout/use-unread-count';
import { requestOfView, type NotificationView } from './notification-view';
import { messages } from './notifications.messages';

/** The pages of a view, newest first; new notifications are added to them immediately. */
export function useNotificationPages(view: NotificationView) {
  const queries = useQueryClient();
  const { language } = useLanguage();
  useServerEvent('notification', () => void queries.invalidateQueries({ queryKey: [listKey] }));
  return useInfiniteQuery({
    ...filteredPages(
      [listKey, language],
      { tab: view.tab, category: view.category, search: view.search.trim() },
      (cursor) => requestOfView(view, language, cursor),
      notificationList,
    ),
    // A view that is no longer shown is not cached, because newer notifications may have arrived in the meantime.
    gcTime: 0,
  });
}

/** Marks one or all as read, and updates the list, its counts and the badges. */
export function useMarkRead() {
  const t = useMessages(messages);
  const toast = useToast();
  const fail = useFailureToast();
  const queries = useQueryClient();
  const onSettled = () => reloadNotifications(queries);
  const onError = (error: unknown) => fail(t('markFailed'), error);
  const one = useMutation({
    mutationFn: (id: string) => http.patch(`/api/notifications/${id}/read`, {}, notificationEvent),
    onSettled,
    onError,
  });
  const all = useMutation({
    mutationFn: () => http.post('/api/notifications/read-all', {}, unreadAnswer),
    onSuccess: () => toast.show({ title: t('readAllDone') }),
    onSettled,
    onError,
  });
  return { one, all };
}
