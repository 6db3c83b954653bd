import { useState } from 'react';
import type { Notification } from '@waqf/contracts/notifications';
import { startOfDay } from '@waqf/formats';
import { errorMessage, useLanguage, useMessages } from '@waqf/platform-web';
import { LoadFailure, MoreRows, RetryAlert } from '@waqf/screen-kit';
import { Button, DualDate, EmptyState, Icon, List, ListSkeleton, Surface } from '@waqf/ui/core';
import { NotificationDialog } from './notification-dialog';
import { byDay } from './notification-days';
import { NotificationRow } from './notification-row';
import type { NotificationView } from './notification-view';
import { messages } from './notifications.messages';
import * as css from './notifications.module.css';
import type { useMarkRead, useNotificationPages } from './use-notifications';
import { useNow } from './use-now';

export interface NotificationListProps {
  view: NotificationView;
  onChangeView: (change: Partial<NotificationView>) => void;
  pages: ReturnType<typeof useNotificationPages>;
  markRead: ReturnType<typeof useMarkRead>;
}

/** The rows of a view, or the empty, loading or failure state, and the dialog of the opened notification. */
export function NotificationList({ view, onChangeView, pages, markRead }: NotificationListProps) {
  const t = useMessages(messages);
  const now = useNow();
  const [shown, setShown] = useState<Notification | null>(null);
  const [open, setOpen] = useState(false);
  const { data, error, isPending, isRefetching, refetch, isFetchNextPageError } = pages;
  const show = (notification: Notification) => {
    setShown(notification);
    setOpen(true);
    if (!notification.isRead) markRead.one.mutate(notification.id);
  };
  const dialog = <NotificationDialog notification={shown} open={open} onClose={() => setOpen(false)} />;
  if (isPending) return <ListSkeleton rows={6} />;
  if (!data) {
    return <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isRefetching} />;
  }
  const notifications = data.pages.flatMap((page) => page.notifications);
  if (notifications.length === 0)
    return (
      <>
        {dialog}
        <NothingHere view={view} onChangeView={onChangeView} />
      </>
    );
  return (
    <>
      {dialog}
      {error && !isFetchNextPageError ? <StaleNotice error={error} onRetry={() => void refetch()} /> : null}
      <Surface>
        {byDay(notifications, now).map(({ day, name, runs }) => (
          <section key={day} className={css.day}>
            <h2 className={css.dayName}>{name ? t(name) : <DualDate iso={startOfDay(day).toISOString()} />}</h2>
            <List label={t('title')}>
              {runs.map((run) => (
                <NotificationRun
                  key={run[0]?.id}
                  run={run}
                  now={now}
                  onOpen={show}
                  onMarkRead={(id) => markRead.one.mutate(id)}
                />
              ))}
            </List>
          </section>
        ))}
        <MoreRows pages={pages} />
      </Surface>
    </>
  );
}

interface NotificationRunProps {
  run: readonly Notification[];
  now: Date;
  onOpen: (notification: Notification) => void;
  onMarkRead: (id: string) => void;
}

/** Consecutive equal notifications: the newest, and the others on request. */
function NotificationRun({ run, now, onOpen, onMarkRead }: NotificationRunProps) {
  const t = useMessages(messages);
  const [unfolded, setUnfolded] = useState(false);
  const shown = unfolded ? run : run.slice(0, 1);
  const folded = run.length - shown.length;
  return (
    <>
      {shown.map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          now={now}
          onOpen={() => onOpen(notification)}
          onMarkRead={() => onMarkRead(notification.id)}
        />
      ))}
      {folded > 0 ? (
        <li className={css.folded}>
          <Button size="small" variant="text" icon={<Icon.Down size={16} />} onClick={() => setUnfolded(true)}>
            {t('folded', { count: folded, title: run[0]?.title ?? '' })}
          </Button>
        </li>
      ) : null}
    </>
  );
}

/** Shown when the rows are out of date because loading newer ones failed. */
function StaleNotice({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <RetryAlert tone="warning" title={t('failed')} onRetry={onRetry}>
      {errorMessage(error, language)}
    </RetryAlert>
  );
}

function NothingHere({ view, onChangeView }: Pick<NotificationListProps, 'view' | 'onChangeView'>) {
  const t = useMessages(messages);
  if (view.search !== '' || view.category !== null) {
    return (
      <EmptyState
        title={t('nothingFound')}
        text={t('nothingFoundText')}
        action={<Button onClick={() => onChangeView({ search: '', category: null })}>{t('clear')}</Button>}
      />
    );
  }
  const icon = <Icon.Bell size={28} />;
  if (view.tab === 'all') return <EmptyState title={t('none')} text={t('noneText')} icon={icon} />;
  const title = t(view.tab === 'unread' ? 'noneUnread' : 'noneRead');
  return (
    <EmptyState
      title={title}
      icon={icon}
      action={<Button onClick={() => onChangeView({ tab: 'all' })}>{t('showAll')}</Button>}
    />
  );
}
