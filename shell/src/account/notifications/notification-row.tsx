import { knownValue, lookUp } from '@waqf/contracts';
import { notificationTypes, type Notification } from '@waqf/contracts/notifications';
import { relativeTime } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Icon, IconButton, IconTile, ListRow, StatusTag } from '@waqf/ui/core';
import { UnreadMark } from '../../layout/unread-mark';
import { categoryNames, messages, priorityNames } from './notifications.messages';
import * as css from './notifications.module.css';

const categoryIcons = {
  waqf: <Icon.Waqf />,
  transaction: <Icon.Banknote />,
  document: <Icon.Deed />,
  beneficiary: <Icon.People />,
  system: <Icon.Settings />,
} as const;
const priorityTones = { high: 'error', medium: 'warning', low: 'neutral' } as const;

/** The tile at the start of a notification: its icon shows the subject, its colour the state. */
export function NotificationTile({ notification, size = 40 }: { notification: Notification; size?: 40 | 48 }) {
  return (
    <IconTile
      tone={knownValue(notificationTypes, notification.type) ?? 'neutral'}
      icon={lookUp(categoryIcons, notification.category) ?? <Icon.Bell />}
      size={size}
    />
  );
}

/** The priority as a word. */
export function PriorityTag({ priority }: { priority: Notification['priority'] }) {
  const name = useMessages(priorityNames);
  return (
    <StatusTag
      tone={lookUp(priorityTones, priority) ?? 'neutral'}
      icon={priority === 'high' ? <Icon.Alert size={15} /> : undefined}
    >
      {name.of('', priority)}
    </StatusTag>
  );
}

export interface NotificationRowProps {
  notification: Notification;
  now: Date;
  onOpen: () => void;
  onMarkRead: () => void;
}

/** One notification of the list. */
export function NotificationRow({ notification, now, onOpen, onMarkRead }: NotificationRowProps) {
  const t = useMessages(messages);
  const categoryName = useMessages(categoryNames);
  const { language } = useLanguage();
  const { title, message, isRead, createdAt, category, priority } = notification;
  return (
    <ListRow
      lead={<NotificationTile notification={notification} />}
      title={
        <span className={isRead ? css.titleRead : css.titleUnread}>
          {isRead ? null : <UnreadMark />}
          {title}
        </span>
      }
      text={
        <>
          <span className={css.message}>{message}</span>
          <span className={css.meta}>
            <time dateTime={createdAt}>{relativeTime(new Date(createdAt), now, language)}</time>
            <span aria-hidden>·</span>
            {categoryName.of('', category)}
            {priority === 'high' ? (
              <span className={css.phoneOnly}>
                <PriorityTag priority={priority} />
              </span>
            ) : null}
          </span>
        </>
      }
      end={
        <span className={css.end}>
          {priority === 'high' ? <PriorityTag priority={priority} /> : null}
          {isRead ? null : (
            <span className={css.above}>
              <IconButton
                label={t('markRead', { title })}
                icon={<Icon.Check size={18} />}
                size="small"
                onClick={onMarkRead}
              />
            </span>
          )}
        </span>
      }
      onClick={onOpen}
    />
  );
}
