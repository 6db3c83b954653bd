import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { notificationCategories, type NotificationCategory, notificationRows } from '@waqf/contracts/notifications';
import { type LanguageCode, withQuery } from '@waqf/platform-web';

export const notificationTabs = ['all', 'unread', 'read'] as const;
type NotificationTab = (typeof notificationTabs)[number];

/** Which notifications are shown; kept in the address, so that a link shows the same ones. */
export interface NotificationView {
  tab: NotificationTab;
  category: NotificationCategory | null;
  search: string;
}

/** Reads the address; unknown values are ignored. */
function viewFromQuery(query: URLSearchParams): NotificationView {
  return {
    tab: notificationTabs.find((tab) => tab === query.get('tab')) ?? 'all',
    category: notificationCategories.find((category) => category === query.get('category')) ?? null,
    search: (query.get('search') ?? '').slice(0, 100),
  };
}

/** The query of a view, without default values. */
function queryOfView({ tab, category, search }: NotificationView): URLSearchParams {
  return new URLSearchParams({
    ...(tab === 'all' ? {} : { tab }),
    ...(category === null ? {} : { category }),
    ...(search === '' ? {} : { search }),
  });
}

/** The request for a view in the page's language, starting at a cursor. */
export function requestOfView(
  { tab, category, search }: NotificationView,
  language: LanguageCode,
  cursor: string,
): string {
  return withQuery('/api/notifications', {
    limit: notificationRows.page,
    language,
    unread: tab === 'all' ? undefined : String(tab === 'unread'),
    category,
    search: search.trim(),
    cursor,
  });
}

/**
 * The view in the address, and a function to change it. A change replaces the history entry: going back leaves the
 * screen.
 */
export function useNotificationView(): [NotificationView, (change: Partial<NotificationView>) => void] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (part: Partial<NotificationView>) => {
      setQuery((now) => queryOfView({ ...viewFromQuery(now), ...part }), { replace: true });
    },
    [setQuery],
  );
  return [viewFromQuery(query), change];
}
