import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { bilingual } from '../documents/index.js';
import { language } from '../identity/index.js';
import { pageCursor, searchText } from '../request-fields.js';
import { id, instant } from '../wire.js';

/** What a notification is about; the screen filters by it. */
export const notificationCategories = ['waqf', 'transaction', 'document', 'beneficiary', 'system'] as const;
export const notificationCategory = z.enum(notificationCategories);
export type NotificationCategory = z.infer<typeof notificationCategory>;

export const notificationTypes = ['success', 'info', 'warning', 'error'] as const;

export const notification = z.object({
  id,
  title: z.string(),
  message: z.string(),
  type: answered(notificationTypes),
  priority: answered(['high', 'medium', 'low']),
  category: answered(notificationCategories),
  isRead: z.boolean(),
  createdAt: instant,
  /** Path inside the product, or null. */
  actionUrl: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notification>;

/**
 * Query of `GET /api/notifications`: newest first, 1 to 100 rows (default 50), `cursor` as the last page's `nextCursor`
 * gave it. `language` is the page's; without it the person's preferred one answers. `unread=true` keeps the unread,
 * `unread=false` the read ones; `search` looks in title and message of both languages.
 */
export const notificationQuery = z.object({
  limit: z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.regex(/^\d{1,3}$/, messageKey('field.limit'))),
        z.transform((text: string) => Number(text)),
      ),
      z.number().check(z.minimum(1, messageKey('field.limit')), z.maximum(100, messageKey('field.limit'))),
    ),
  ),
  cursor: pageCursor,
  unread: z.optional(
    z.pipe(
      z.enum(['true', 'false'], messageKey('field.unknownChoice')),
      z.transform((text: 'true' | 'false') => text === 'true'),
    ),
  ),
  category: z.optional(z.enum(notificationCategories, messageKey('field.unknownChoice'))),
  language: z.optional(language),
  search: z.optional(searchText),
});
export type NotificationQuery = z.infer<typeof notificationQuery>;

/** How many there are in each tab, under the category and search of the query. */
export const notificationCounts = z.object({ all: z.number(), unread: z.number(), read: z.number() });
export type NotificationCounts = z.infer<typeof notificationCounts>;

/**
 * `GET /api/notifications?limit&cursor&language&unread&category&search`; `unreadCount` is of all the person's, for the
 * badge.
 */
export const notificationList = z.object({
  notifications: z.array(notification),
  unreadCount: z.number(),
  counts: notificationCounts,
  nextCursor: z.nullable(z.string()),
});
export type NotificationList = z.infer<typeof notificationList>;

/** What a context hands over; stored in both languages, answered in the reader's. */
export const notice = z.object({ title: bilingual, message: bilingual });

/** Names of the events of `GET /api/notifications/stream`. */
export const streamEvents = [
  'notification',
  'document.progress',
  'waqf.changed',
  'transfer.settled',
  'report.ready',
] as const;
export type StreamEvent = (typeof streamEvents)[number];

/** `PATCH /api/notifications/{id}/read` and the event `notification`: the row, and how many are unread now. */
export const notificationEvent = z.object({ notification, unreadCount: z.number() });

/** `POST /api/notifications/read-all` */
export const unreadAnswer = z.object({ unreadCount: z.number() });

/** Event `waqf.changed`: something about this waqf is new; read it again. */
export const waqfChanged = z.object({ waqfId: id });

/**
 * Event `transfer.settled`: the bank has confirmed or refused this transfer, or the founder has decided on it
 * (`pending`: approved, on its way to the bank).
 */
export const transferSettled = z.object({
  transferId: id,
  waqfId: id,
  status: answered(['completed', 'reversed', 'pending', 'rejected']),
});

/** Event `report.ready`: the file that this person asked for was made, or could not be. */
export const reportReady = z.object({ exportId: id, state: answered(['ready', 'failed']) });
