import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { notificationCategories, type NotificationCategory } from '@waqf/contracts/notifications';
import type { LanguageCode } from '@waqf/platform-web';

export const notificationTabs = ['all', 'unread', 'read'] as const;
type NotificationTab = (typeof notificationTabs)[number];

/** What of the notifications is looked at; lives in the address, so that a link shows the same. */
export interface NotificationView {
  tab: NotificationTab;
  category: NotificationCategory | null;
  search: string;
}

/** Rows of one page. */
const pageSize = 20;

/** Reads the address; what it does not know counts as not asked for. */
function viewFromQuery(query: URLSearchParams): NotificationView {
  return {
    tab: notificationTabs.find((tab) => tab === query.get('tab')) ?? 'all',
    category: notificationCategories.find((category) => category === query.get('category')) ?? null,
    search: (query.get('search') ?? '').slice(0, 100),
  };
}

/** The address of a view: only what differs from the whole list. */
function queryOfView({ tab, category, search }: NotificationView): URLSearchParams {
  return new URLSearchParams({
    ...(tab === 'all' ? {} : { tab }),
    ...(category === null ? {} : { category }),
    ...(search === '' ? {} : { search }),
  });
}

/** The call that answers a view in the page's language, from a cursor on. */
export function requestOfView(
  { tab, category, search }: NotificationView,
  language: LanguageCode,
  cursor: string | null,
): string {
  const query = new URLSearchParams({
    limit: String(pageSize),
    language,
    ...(tab === 'all' ? {} : { unread: String(tab === 'unread') }),
    ...(category === null ? {} : { category }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(cursor === null ? {} : { cursor }),
  });
  return `/api/notifications?${query}`;
}

/** The view of the address, and how to change it. A change replaces the entry: going back leaves the screen. */
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
