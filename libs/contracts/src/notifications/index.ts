import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { bilingual } from '../documents/index.js';
import { language, type Language } from '../identity/index.js';
import { pageCursor, searchText } from '../request-fields.js';
import { id, instant } from '../wire.js';

/** What a notification is about; the screen filters by it. */
export const notificationCategories = ['waqf', 'transaction', 'document', 'beneficiary', 'system'] as const;
export const notificationCategory = z.enum(notificationCategories);
export type NotificationCategory = z.infer<typeof notificationCategory>;

/** Rows of the bell, and of one page of the notifications screen. */
export const notificationRows = { bell: 10, page: 20 } as const;

/** The call for the newest notifications of all kinds; the server sends its answer with the page that shows them. */
export const newestNotifications = (rows: keyof typeof notificationRows, language: Language): string =>
  `/api/notifications?limit=${notificationRows[rows]}&language=${language}`;

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
  /** Path inside the product; null when there is none. */
  actionUrl: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notification>;

/**
 * Query of `GET /api/notifications`: newest first, 1 to 100 rows (default 50); `cursor` is the `nextCursor` of the
 * previous page. `language` is that of the page; when left out, the user's preferred language is used. `unread=true`
 * returns unread notifications, `unread=false` read ones; `search` covers title and message in both languages.
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

/** Number of notifications in each tab, for the category and search of the query. */
export const notificationCounts = z.object({ all: z.number(), unread: z.number(), read: z.number() });
export type NotificationCounts = z.infer<typeof notificationCounts>;

/**
 * Answer of `GET /api/notifications?limit&cursor&language&unread&category&search`; `unreadCount` counts all of the
 * user's notifications, for the badge.
 */
export const notificationList = z.object({
  notifications: z.array(notification),
  unreadCount: z.number(),
  counts: notificationCounts,
  nextCursor: z.nullable(z.string()),
});
export type NotificationList = z.infer<typeof notificationList>;

/** The text that a context provides; stored in both languages, answered in the reader's language. */
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

/**
 * Answer of `PATCH /api/notifications/{id}/read` and data of the event `notification`: the row, and the number of
 * unread ones.
 */
export const notificationEvent = z.object({ notification, unreadCount: z.number() });

/** Answer of `POST /api/notifications/read-all`. */
export const unreadAnswer = z.object({ unreadCount: z.number() });

/** Data of the event `waqf.changed`: something about this waqf has changed, so read it again. */
export const waqfChanged = z.object({ waqfId: id });

/**
 * Data of the event `transfer.settled`: the bank has confirmed or refused this transfer, or the founder has decided on
 * it (`pending`: approved and being sent to the bank).
 */
export const transferSettled = z.object({
  transferId: id,
  waqfId: id,
  status: answered(['completed', 'reversed', 'pending', 'rejected']),
});

/** Data of the event `report.ready`: the file that this user requested was made, or could not be made. */
export const reportReady = z.object({ exportId: id, state: answered(['ready', 'failed']) });
