import * as z from 'zod/mini';
import { bilingual } from '../documents/index.js';
import { id, instant } from '../wire.js';

export const notification = z.object({
  id,
  title: z.string(),
  message: z.string(),
  type: z.enum(['success', 'info', 'warning', 'error']),
  priority: z.enum(['high', 'medium', 'low']),
  category: z.enum(['waqf', 'transaction', 'document', 'beneficiary', 'system']),
  isRead: z.boolean(),
  createdAt: instant,
  /** Path inside the product, or null. */
  actionUrl: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notification>;

/** `GET /api/notifications?limit&cursor` */
export const notificationList = z.object({ notifications: z.array(notification), unreadCount: z.number(), nextCursor: z.nullable(z.string()) });

/** What a context hands over; stored in both languages, answered in the reader's. */
export const notice = z.object({ title: bilingual, message: bilingual });

/** Names of the events of `GET /api/notifications/stream`. */
export const streamEvents = ['notification', 'document.progress', 'waqf.changed'] as const;
export type StreamEvent = (typeof streamEvents)[number];

/** Event `notification`: the new row and how many are unread now. */
export const notificationEvent = z.object({ notification, unreadCount: z.number() });

/** Event `waqf.changed`: something about this waqf is new; read it again. */
export const waqfChanged = z.object({ waqfId: id });
