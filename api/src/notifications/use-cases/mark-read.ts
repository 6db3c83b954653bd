import { Injectable } from '@nestjs/common';
import type { Notification } from '@waqf/contracts/notifications';
import { type Ctx, personOf, Transactions } from '../../platform/index.js';
import { NotificationsNotFoundError } from '../notifications.errors.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import { inLanguage } from '../presenter.js';

/** Marks the user's own notifications as read; repeating it changes nothing. */
@Injectable()
export class MarkRead {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly transactions: Transactions,
  ) {}

  /** @throws NotificationsNotFoundError (404) when it is not the user's */
  async one(ctx: Ctx, id: string): Promise<{ notification: Notification; unreadCount: number }> {
    const { userId } = personOf(ctx);
    return this.transactions.run(ctx, async (inside) => {
      const row = await this.notifications.markRead(inside, userId, id);
      if (!row) throw new NotificationsNotFoundError();
      return {
        notification: inLanguage(row, ctx.language),
        unreadCount: await this.notifications.countUnread(inside, userId),
      };
    });
  }

  async all(ctx: Ctx): Promise<{ unreadCount: number }> {
    const { userId } = personOf(ctx);
    return this.transactions.run(ctx, async (inside) => {
      await this.notifications.markAllRead(inside, userId);
      return { unreadCount: await this.notifications.countUnread(inside, userId) };
    });
  }
}
