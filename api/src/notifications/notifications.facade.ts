import { Injectable } from '@nestjs/common';
import type { Ctx } from '../platform/index.js';
import type { Notice, Push } from './domain/notice.js';
import { NotificationRepository } from './persistence/notification.repository.js';
import { PublishNotices } from './use-cases/publish-notices.js';
import { PublishRealtime } from './stream/publish-realtime.js';

/** Notifications as other contexts see them. */
@Injectable()
export class NotificationsFacade {
  constructor(
    private readonly notices: PublishNotices,
    private readonly realtime: PublishRealtime,
    private readonly notifications: NotificationRepository,
  ) {}

  /**
   * Notifies one person, in the caller's transaction: nothing is sent when that rolls back. Obeys the platform's
   * switches and the person's preferences.
   */
  async notify(ctx: Ctx, notice: Notice): Promise<void> {
    await this.notices.execute(ctx, [notice]);
  }

  /** The same for many notices, in few statements. */
  async notifyAll(ctx: Ctx, notices: readonly Notice[]): Promise<void> {
    await this.notices.execute(ctx, notices);
  }

  /**
   * Sends a typed event to the open pages of these people, inside the caller's transaction; duplicates in `userIds`
   * count once.
   */
  async push(ctx: Ctx, push: Push): Promise<void> {
    await this.realtime.pushes(ctx, [push]);
  }

  /** The same for many events, in few statements. */
  async pushAll(ctx: Ctx, pushes: readonly Push[]): Promise<void> {
    await this.realtime.pushes(ctx, pushes);
  }

  /** How many notifications of this person are unread. */
  async countUnread(ctx: Ctx, userId: string): Promise<number> {
    return this.notifications.countUnread(ctx, userId);
  }
}
