import { notificationCategories, notificationTypes } from '@waqf/contracts/notifications';
import { oneOf, rowOf } from '../../platform/index.js';

export const notificationTypeColumn = oneOf(notificationTypes);
export const priorityColumn = oneOf(['high', 'medium', 'low']);
export const categoryColumn = oneOf(notificationCategories);

/** The columns of a notification `n`, named as in `StoredNotification`. */
export const notificationColumns = `n.id, n.title_ar AS "titleAr", n.title_en AS "titleEn",
  n.message_ar AS "messageAr", n.message_en AS "messageEn", n.type, n.priority, n.category,
  n.action_url AS "actionUrl", n.read_at AS "readAt", n.created_at AS "createdAt"`;
export const notificationRow = rowOf({
  id: 'uuid',
  titleAr: 'text',
  titleEn: 'text',
  messageAr: 'text',
  messageEn: 'text',
  type: notificationTypeColumn,
  priority: priorityColumn,
  category: categoryColumn,
  actionUrl: 'text?',
  readAt: 'timestamptz?',
  createdAt: 'timestamptz',
});
