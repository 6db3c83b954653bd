import { lookUp } from '@waqf/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notificationEvent, unreadAnswer, type Notification } from '@waqf/contracts/notifications';
import { defineMessages, http, useCan, useLanguage, useMessages, useRouteWorks } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import {
  Button,
  Drawer,
  DualDate,
  EmptyState,
  Icon,
  IconButton,
  IconTile,
  List,
  ListRow,
  ListSkeleton,
  Stack,
} from '@waqf/ui/core';
import { UnreadMark } from './unread-mark';
import { latestNotifications, reloadNotifications, useUnreadCount } from './use-unread-count';
import * as css from './notification-bell.module.css';

const messages = defineMessages({
  title: { ar: 'الإشعارات', en: 'Notifications' },
  none: { ar: 'لا إشعارات بعد', en: 'No notifications yet' },
  noneText: {
    ar: 'يصلك هنا كل جديد فور حدوثه.',
    en: 'What is new arrives here as it happens.',
  },
  readAll: { ar: 'اجعل الكل مقروءًا', en: 'Mark all as read' },
  showAll: { ar: 'كل الإشعارات', en: 'All notifications' },
  failed: { ar: 'تعذر تحميل الإشعارات', en: 'Notifications could not be loaded' },
});

const tones = { success: 'success', info: 'info', warning: 'warning', error: 'error' } as const;

/** The bell with the server's count of unread notifications; opens the latest ten. */
export function NotificationBell() {
  const t = useMessages(messages);
  const allowed = useCan('notifications.read');
  const unread = useUnreadCount();
  const [open, setOpen] = useState(false);
  if (!allowed) return null;
  return (
    <>
      <IconButton
        label={t('title')}
        icon={<Icon.Bell />}
        badge={unread}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        side="end"
        width={400}
        title={t('title')}
        footer={
          <Button block href="/notifications" onClick={() => setOpen(false)}>
            {t('showAll')}
          </Button>
        }
      >
        {open ? <LatestNotifications onLeave={() => setOpen(false)} /> : null}
      </Drawer>
    </>
  );
}

function LatestNotifications({ onLeave }: { onLeave: () => void }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const works = useRouteWorks();
  const navigate = useNavigate();
  const { data, error, isPending, isFetching, refetch } = useQuery(latestNotifications(language));
  if (isPending) return <ListSkeleton />;
  if (error)
    return <LoadFailure bare title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data.notifications.length === 0)
    return <EmptyState bare title={t('none')} text={t('noneText')} icon={<Icon.Bell size={28} />} />;
  const reload = () => reloadNotifications(queries);
  const open = (notification: Notification) => {
    if (!notification.isRead)
      void http.patch(`/api/notifications/${notification.id}/read`, {}, notificationEvent).then(reload, reload);
    if (notification.actionUrl === null || !works(notification.actionUrl)) return;
    onLeave();
    void navigate(notification.actionUrl);
  };
  return (
    <Stack gap={16}>
      {data.unreadCount > 0 ? (
        <Button
          variant="soft"
          size="small"
          icon={<Icon.Check size={18} />}
          onClick={() => void http.post('/api/notifications/read-all', {}, unreadAnswer).then(reload, reload)}
        >
          {t('readAll')}
        </Button>
      ) : null}
      <List label={t('title')}>
        {data.notifications.map((notification) => (
          <ListRow
            key={notification.id}
            lead={<IconTile tone={lookUp(tones, notification.type) ?? 'neutral'} icon={<Icon.Bell />} />}
            title={
              notification.isRead ? (
                <span className={css.read}>{notification.title}</span>
              ) : (
                <>
                  <UnreadMark />
                  {notification.title}
                </>
              )
            }
            text={
              <>
                {notification.message}
                <br />
                <span className={css.time}>
                  <DualDate iso={notification.createdAt} withTime />
                </span>
              </>
            }
            onClick={() => open(notification)}
          />
        ))}
      </List>
    </Stack>
  );
}
