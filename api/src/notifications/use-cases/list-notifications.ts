import { Injectable } from '@nestjs/common';
import type { Notification } from '@waqf/contracts/notifications';
import { type Ctx, InvalidInputError, personOf } from '../../platform/index.js';
import { formatCursor, parseCursor } from '../domain/list-cursor.js';
import { inLanguage } from '../domain/stored-notification.js';
import { NotificationRepository } from '../persistence/notification.repository.js';

const defaultLimit = 50;

/** The person's own notifications, newest first. */
@Injectable()
export class ListNotifications {
  constructor(private readonly notifications: NotificationRepository) {}

  /** @throws InvalidInputError (400) for a cursor that is not ours */
  async execute(
    ctx: Ctx,
    input: { limit?: number | undefined; cursor?: string | undefined },
  ): Promise<{ notifications: Notification[]; unreadCount: number; nextCursor: string | null }> {
    const { userId } = personOf(ctx);
    const limit = input.limit ?? defaultLimit;
    const after = input.cursor === undefined ? null : parseCursor(input.cursor);
    if (input.cursor !== undefined && !after) {
      throw new InvalidInputError([{ field: 'cursor', message: { ar: 'مؤشر الصفحة غير صحيح', en: 'The page cursor is not valid' } }]);
    }
    const rows = await this.notifications.list(ctx, userId, limit + 1, after);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      notifications: page.map((row) => inLanguage(row, ctx.language)),
      unreadCount: await this.notifications.countUnread(ctx, userId),
      nextCursor: rows.length > limit && last ? formatCursor(last) : null,
    };
  }
}
