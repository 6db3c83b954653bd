import type { Notification } from '@waqf/contracts/notifications';
import { useMessages, useRouteWorks } from '@waqf/platform-web';
import { Button, DescriptionList, Dialog, DualDate, Icon, Stack } from '@waqf/ui/core';
import { NotificationTile, PriorityTag } from './notification-row';
import { categoryNames, messages } from './notifications.messages';
import * as css from './notifications.module.css';

/** The details of one notification, with a link to what it is about. Its content stays visible while it closes. */
export function NotificationDialog({
  notification,
  open,
  onClose,
}: {
  notification: Notification | null;
  open: boolean;
  onClose: () => void;
}) {
  const t = useMessages(messages);
  const categoryName = useMessages(categoryNames);
  const works = useRouteWorks();
  if (!notification) return null;
  const { title, message, createdAt, category, priority, actionUrl } = notification;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          {actionUrl !== null && works(actionUrl) ? (
            <Button variant="primary" size="large" iconEnd={<Icon.Next size={18} />} href={actionUrl} onClick={onClose}>
              {t('open')}
            </Button>
          ) : null}
          <Button size="large" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        <div className={css.whole}>
          <NotificationTile notification={notification} size={48} />
          <p className={css.wholeMessage}>{message}</p>
        </div>
        <DescriptionList
          lines
          items={[
            { label: t('arrived'), value: <DualDate iso={createdAt} withTime /> },
            { label: t('category'), value: categoryName.of('', category) },
            { label: t('priority'), value: <PriorityTag priority={priority} /> },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
