import { useMessages } from '@waqf/platform-web';
import { Button, Icon, PageBody, PageHead, Stack, Tabs } from '@waqf/ui/core';
import { NotificationFilters } from './notification-filters';
import { NotificationList } from './notification-list';
import { notificationTabs, useNotificationView } from './notification-view';
import { messages } from './notifications.messages';
import { useMarkRead, useNotificationPages } from './use-notifications';

/** All notifications of the user: tabs, category and search in the address, newest first, updated live. */
export function NotificationsScreen() {
  const t = useMessages(messages);
  const [view, changeView] = useNotificationView();
  const pages = useNotificationPages(view);
  const markRead = useMarkRead();
  const first = pages.data?.pages[0];
  const unread = first?.unreadCount ?? 0;
  const list = (
    <Stack gap={16}>
      <NotificationFilters view={view} onChange={changeView} />
      <NotificationList view={view} onChangeView={changeView} pages={pages} markRead={markRead} />
    </Stack>
  );
  return (
    <PageBody>
      <Stack>
        <PageHead
          title={t('title')}
          // A non-breaking space reserves the line while the figure is loading.
          state={first ? (unread === 0 ? t('allRead') : t('unreadState', { count: unread })) : '\u00A0'}
          focusOnOpen
          actions={
            unread > 0 ? (
              <Button
                icon={<Icon.Check size={18} />}
                loading={markRead.all.isPending}
                onClick={() => markRead.all.mutate()}
              >
                {t('readAll')}
              </Button>
            ) : undefined
          }
        />
        <Tabs
          label={t('tabs')}
          value={view.tab}
          onChange={(key) => changeView({ tab: notificationTabs.find((tab) => tab === key) ?? 'all' })}
          items={notificationTabs.map((key) => ({ key, label: t(key), count: first?.counts[key], content: list }))}
        />
      </Stack>
    </PageBody>
  );
}
