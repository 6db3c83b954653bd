import { Injectable } from '@nestjs/common';
import type { NotificationList, NotificationQuery } from '@waqf/contracts/notifications';
import { arabicSearchKey } from '@waqf/formats';
import { type Ctx, personOf } from '../../platform/index.js';
import { notificationCursor } from '../domain/notification-cursor.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import { inLanguage } from '../presenter.js';

const defaultLimit = 50;

/** Lists the user's own notifications, newest first. */
@Injectable()
export class ListNotifications {
  constructor(private readonly notifications: NotificationRepository) {}

  /** @throws InvalidCursorError (400) for a cursor that we did not issue */
  async execute(ctx: Ctx, input: NotificationQuery): Promise<NotificationList> {
    const { userId } = personOf(ctx);
    const limit = input.limit ?? defaultLimit;
    const after = notificationCursor.parse(input.cursor);
    const filter = {
      unread: input.unread ?? null,
      category: input.category ?? null,
      search: arabicSearchKey(input.search ?? ''),
    };
    const rows = await this.notifications.list(ctx, userId, filter, limit + 1, after);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      notifications: page.map((row) => inLanguage(row, input.language ?? ctx.language)),
      unreadCount: await this.notifications.countUnread(ctx, userId),
      counts: await this.notifications.counts(ctx, userId, filter),
      nextCursor: rows.length > limit && last ? notificationCursor.format(last) : null,
    };
  }
}
