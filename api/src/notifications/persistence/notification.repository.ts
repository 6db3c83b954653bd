import { Injectable } from '@nestjs/common';
import { arabicSearchKey } from '@waqf/formats';
import type { NotificationCategory, NotificationCounts } from '@waqf/contracts/notifications';
import { type Ctx, sql } from '../../platform/index.js';
import type { NotificationPlace } from '../domain/notification-cursor.js';
import type { StoredNotification } from '../domain/stored-notification.js';
import type { Notice } from '../domain/notice.js';
import { notificationColumns, notificationRow } from './notification-row.js';

/** Selects some of a person's notifications; `search` is a search key. */
export interface NotificationFilter {
  unread: boolean | null;
  category: NotificationCategory | null;
  search: string;
}

/** The part of the condition that the list and the counts of the tabs share. */
const matching = `user_id = $1 AND ($2::text IS NULL OR category = $2) AND strpos(search_key, $3) > 0`;

const addNotifications = sql({
  name: 'notifications.add-notifications',
  text: `INSERT INTO notifications.notification (id, user_id, title_ar, title_en, message_ar, message_en, type,
           priority, category, action_url, search_key, stop_path, created_at)
         SELECT added.*, $13::timestamptz
         FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
           $9::text[], $10::text[], $11::text[], $12::text[]) AS added`,
});
const listNotifications = sql({
  name: 'notifications.list-notifications',
  text: `SELECT ${notificationColumns} FROM notifications.notification n
         WHERE ${matching} AND ($4::boolean IS NULL OR (read_at IS NULL) = $4)
           AND ($5::timestamptz IS NULL OR (created_at, id) < ($5, $6::uuid))
         ORDER BY created_at DESC, id DESC LIMIT $7`,
  row: notificationRow,
});
const countNotifications = sql({
  name: 'notifications.count-notifications',
  text: `SELECT count(*)::int AS "all", (count(*) FILTER (WHERE read_at IS NULL))::int AS unread
         FROM notifications.notification WHERE ${matching}`,
  row: { all: 'int4', unread: 'int4' },
});
const findNotification = sql({
  name: 'notifications.find-notification',
  text: `SELECT ${notificationColumns}, n.user_id AS "userId", n.stop_path AS "stopPath"
         FROM notifications.notification n WHERE n.id = $1`,
  row: { ...notificationRow, userId: 'uuid', stopPath: 'text?' },
});
const countUnread = sql({
  name: 'notifications.count-unread',
  text: 'SELECT count(*) AS count FROM notifications.notification WHERE user_id = $1 AND read_at IS NULL',
  row: { count: 'int8' },
});
const markRead = sql({
  name: 'notifications.mark-read',
  text: `UPDATE notifications.notification AS n SET read_at = coalesce(read_at, $3)
         WHERE id = $1 AND user_id = $2 RETURNING ${notificationColumns}`,
  row: notificationRow,
});
const markAllRead = sql({
  name: 'notifications.mark-all-read',
  text: 'UPDATE notifications.notification SET read_at = $2 WHERE user_id = $1 AND read_at IS NULL',
});

/** The table `notifications.notification`; every query names the person who owns the rows. */
@Injectable()
export class NotificationRepository {
  async add(ctx: Ctx, added: readonly { id: string; notice: Notice }[]): Promise<void> {
    const column = <T>(value: (notice: Notice) => T): T[] => added.map(({ notice }) => value(notice));
    await addNotifications.run(ctx, [
      added.map(({ id }) => id),
      column(({ userId }) => userId),
      column(({ title }) => title.ar),
      column(({ title }) => title.en),
      column(({ message }) => message.ar),
      column(({ message }) => message.en),
      column(({ type }) => type),
      column(({ priority }) => priority),
      column(({ category }) => category),
      column(({ actionUrl }) => actionUrl ?? null),
      column(({ title, message }) => arabicSearchKey(`${title.ar} ${message.ar} ${title.en} ${message.en}`)),
      column(({ stopPath }) => stopPath ?? null),
      ctx.clock.now(),
    ]);
  }

  /** The notifications after the cursor, newest first. */
  async list(
    ctx: Ctx,
    userId: string,
    filter: NotificationFilter,
    limit: number,
    after: NotificationPlace | null,
  ): Promise<StoredNotification[]> {
    return listNotifications.rows(ctx, [
      userId,
      filter.category,
      filter.search,
      filter.unread,
      after?.createdAt ?? null,
      after?.id ?? null,
      limit,
    ]);
  }

  /** How many notifications match the filter, read or not. */
  async counts(ctx: Ctx, userId: string, filter: NotificationFilter): Promise<NotificationCounts> {
    const { all, unread } = await countNotifications.one(ctx, [userId, filter.category, filter.search]);
    return { all, unread, read: all - unread };
  }

  /** The texts and the owner of a notification, for a message about it; null when it does not exist. */
  async find(ctx: Ctx, id: string): Promise<(StoredNotification & { userId: string; stopPath: string | null }) | null> {
    return (await findNotification.first(ctx, [id])) ?? null;
  }

  async countUnread(ctx: Ctx, userId: string): Promise<number> {
    return Number((await countUnread.one(ctx, [userId])).count);
  }

  /**
   * Marks a notification as read and returns it; null when the person has no such notification. The first reading keeps
   * its time.
   */
  async markRead(ctx: Ctx, userId: string, id: string): Promise<StoredNotification | null> {
    return (await markRead.first(ctx, [id, userId, ctx.clock.now()])) ?? null;
  }

  async markAllRead(ctx: Ctx, userId: string): Promise<void> {
    await markAllRead.run(ctx, [userId, ctx.clock.now()]);
  }
}
