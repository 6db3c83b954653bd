import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import type { Notification, StreamEvent } from '@waqf/contracts/notifications';
import type { Ctx } from '../platform/index.js';
import type { NoticeTopic } from './domain/audience.js';
import { NotificationRepository } from './persistence/notification.repository.js';
import { PublishEvents } from './use-cases/publish-events.js';

/** A notice for one person, in both languages; the reader's language is chosen when it is read. */
export interface Notice {
  userId: string;
  title: Bilingual;
  message: Bilingual;
  type: Notification['type'];
  priority: Notification['priority'];
  category: Notification['category'];
  /** Puts it under a toggle of its own in place of its category's: a reminder about deeds, a report that is ready. */
  topic?: NoticeTopic;
  /** Path inside the product, or null. */
  actionUrl?: string | null;
}

/** A typed event for open pages; kept only as long as a page may reconnect, never listed. */
export interface Push {
  userIds: readonly string[];
  event: Exclude<StreamEvent, 'notification'>;
  /** Body of the event in the shape of its contract. */
  data: Record<string, unknown>;
}

/** Notifications as other contexts see them. */
@Injectable()
export class NotificationsFacade {
  constructor(
    private readonly publish: PublishEvents,
    private readonly notifications: NotificationRepository,
  ) {}

  /**
   * Tells one person, inside the caller's transaction: nothing is told when that rolls back. Obeys the platform's
   * switches and the person's preferences.
   */
  async notify(ctx: Ctx, notice: Notice): Promise<void> {
    await this.publish.notices(ctx, [notice]);
  }

  /** The same for many notices, in few statements. */
  async notifyAll(ctx: Ctx, notices: readonly Notice[]): Promise<void> {
    await this.publish.notices(ctx, notices);
  }

  /**
   * Sends a typed event to the open pages of these people, inside the caller's transaction; duplicates in `userIds`
   * count once.
   */
  async push(ctx: Ctx, push: Push): Promise<void> {
    await this.publish.pushes(ctx, [push]);
  }

  /** The same for many events, in few statements. */
  async pushAll(ctx: Ctx, pushes: readonly Push[]): Promise<void> {
    await this.publish.pushes(ctx, pushes);
  }

  /** How many notifications of this person are unread. */
  async countUnread(ctx: Ctx, userId: string): Promise<number> {
    return this.notifications.countUnread(ctx, userId);
  }
}
