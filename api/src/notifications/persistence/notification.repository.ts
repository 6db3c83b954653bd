import { Injectable } from '@nestjs/common';
import { arabicSearchKey } from '@waqf/formats';
import type { NotificationCategory, NotificationCounts } from '@waqf/contracts/notifications';
import type { Ctx } from '../../platform/index.js';
import type { NotificationPlace } from '../domain/notification-cursor.js';
import type { StoredNotification } from '../domain/stored-notification.js';
import type { Notice } from '../notifications.facade.js';

/** Columns of `notifications.notification` as `StoredNotification` names them. */
export const notificationColumns = (
  table: string,
): string => `${table}.id, ${table}.title_ar AS "titleAr", ${table}.title_en AS "titleEn",
  ${table}.message_ar AS "messageAr", ${table}.message_en AS "messageEn", ${table}.type, ${table}.priority, ${table}.category,
  ${table}.action_url AS "actionUrl", ${table}.read_at AS "readAt", ${table}.created_at AS "createdAt"`;

/** Which of a person's notifications are asked for; `search` is a search key. */
export interface NotificationFilter {
  unread: boolean | null;
  category: NotificationCategory | null;
  search: string;
}

/** The filter's own part, which the counts of the tabs share. */
const matching = `user_id = $1 AND ($2::text IS NULL OR category = $2) AND strpos(search_key, $3) > 0`;

/** The table `notifications.notification`; every question names the person whose rows they are. */
@Injectable()
export class NotificationRepository {
  async add(ctx: Ctx, added: readonly { id: string; notice: Notice }[]): Promise<void> {
    const column = <T>(value: (notice: Notice) => T): T[] => added.map(({ notice }) => value(notice));
    await ctx.manager.query(
      `INSERT INTO notifications.notification
         (id, user_id, title_ar, title_en, message_ar, message_en, type, priority, category, action_url, search_key, created_at)
       SELECT told.*, $12::timestamptz
       FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[]) AS told`,
      [
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
        ctx.clock.now(),
      ],
    );
  }

  /** Newest first, after the cursor. */
  async list(
    ctx: Ctx,
    userId: string,
    filter: NotificationFilter,
    limit: number,
    after: NotificationPlace | null,
  ): Promise<StoredNotification[]> {
    return ctx.manager.query(
      `SELECT ${notificationColumns('n')} FROM notifications.notification n
       WHERE ${matching} AND ($4::boolean IS NULL OR (read_at IS NULL) = $4)
         AND ($5::timestamptz IS NULL OR (created_at, id) < ($5, $6::uuid))
       ORDER BY created_at DESC, id DESC LIMIT $7`,
      [userId, filter.category, filter.search, filter.unread, after?.createdAt ?? null, after?.id ?? null, limit],
    );
  }

  /** How many match, whether read or not. */
  async counts(ctx: Ctx, userId: string, filter: NotificationFilter): Promise<NotificationCounts> {
    const rows: { all: number; unread: number }[] = await ctx.manager.query(
      `SELECT count(*)::int AS "all", (count(*) FILTER (WHERE read_at IS NULL))::int AS unread
       FROM notifications.notification WHERE ${matching}`,
      [userId, filter.category, filter.search],
    );
    const { all, unread } = rows[0] ?? { all: 0, unread: 0 };
    return { all, unread, read: all - unread };
  }

  /** What a message about it is made of: its words and whose it is; null when it isn't there. */
  async find(ctx: Ctx, id: string): Promise<(StoredNotification & { userId: string }) | null> {
    const rows: (StoredNotification & { userId: string })[] = await ctx.manager.query(
      `SELECT ${notificationColumns('n')}, n.user_id AS "userId" FROM notifications.notification n WHERE n.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  async countUnread(ctx: Ctx, userId: string): Promise<number> {
    const rows: { count: string }[] = await ctx.manager.query(
      'SELECT count(*) AS count FROM notifications.notification WHERE user_id = $1 AND read_at IS NULL',
      [userId],
    );
    return Number(rows[0]?.count ?? 0);
  }

  /** Null when the person has no such notification. The first reading counts. */
  async markRead(ctx: Ctx, userId: string, id: string): Promise<StoredNotification | null> {
    const [rows]: [StoredNotification[], number] = await ctx.manager.query(
      `UPDATE notifications.notification AS n SET read_at = coalesce(read_at, $3)
       WHERE id = $1 AND user_id = $2 RETURNING ${notificationColumns('n')}`,
      [id, userId, ctx.clock.now()],
    );
    return rows[0] ?? null;
  }

  async markAllRead(ctx: Ctx, userId: string): Promise<void> {
    await ctx.manager.query(
      'UPDATE notifications.notification SET read_at = $2 WHERE user_id = $1 AND read_at IS NULL',
      [userId, ctx.clock.now()],
    );
  }
}
