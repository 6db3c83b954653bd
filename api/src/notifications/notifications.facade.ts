import { Injectable } from '@nestjs/common';
import type { FailedMailList, FailureQuery, TestMessageResult } from '@waqf/contracts/operations';
import type { Ctx } from '../platform/index.js';
import type { Notice, Push } from './domain/notice.js';
import { formatPosition } from './domain/stream-position.js';
import { DeliveryRepository } from './persistence/delivery.repository.js';
import { NotificationRepository } from './persistence/notification.repository.js';
import { StreamRepository } from './persistence/stream.repository.js';
import { ListFailures } from './use-cases/list-failures.js';
import { PublishNotices } from './use-cases/publish-notices.js';
import { PublishRealtime } from './stream/publish-realtime.js';

const dayMs = 86_400_000;

/** Notifications as other contexts see them. */
@Injectable()
export class NotificationsFacade {
  constructor(
    private readonly notices: PublishNotices,
    private readonly realtime: PublishRealtime,
    private readonly notifications: NotificationRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly stream: StreamRepository,
    private readonly listFailures: ListFailures,
  ) {}

  /**
   * Notifies one person, in the caller's transaction: nothing is sent when it rolls back. Follows the platform's
   * switches and the person's preferences.
   */
  async notify(ctx: Ctx, notice: Notice): Promise<void> {
    await this.notices.execute(ctx, [notice]);
  }

  /** Like `notify`, for many notices with few statements. */
  async notifyAll(ctx: Ctx, notices: readonly Notice[]): Promise<void> {
    await this.notices.execute(ctx, notices);
  }

  /**
   * Sends a typed event to the open pages of these people, in the caller's transaction; duplicates in `userIds` count
   * once.
   */
  async push(ctx: Ctx, push: Push): Promise<void> {
    await this.realtime.pushes(ctx, [push]);
  }

  /** Like `push`, for many events with few statements. */
  async pushAll(ctx: Ctx, pushes: readonly Push[]): Promise<void> {
    await this.realtime.pushes(ctx, pushes);
  }

  /**
   * Where every person's event stream ends now, as the id of an event: a stream that begins there misses nothing that
   * happens after this call.
   */
  async endOfStreams(ctx: Ctx): Promise<string> {
    return formatPosition(await this.stream.end(ctx));
  }

  /** How many notifications of this person are unread. */
  async countUnread(ctx: Ctx, userId: string): Promise<number> {
    return this.notifications.countUnread(ctx, userId);
  }

  /** How many messages wait to be sent, and how many failed and were sent in the last day. */
  deliveryFigures(ctx: Ctx): Promise<{ waiting: number; failed: number; sent: number }> {
    return this.deliveries.figures(ctx, new Date(ctx.clock.now().getTime() - dayMs));
  }

  /** Messages that did not arrive, for administrators. @throws ForbiddenError (403), InvalidCursorError (400) */
  failures(ctx: Ctx, query: FailureQuery): Promise<FailedMailList> {
    return this.listFailures.execute(ctx, query);
  }

  /** The channels on which a notice would reach its person if it were sent now. */
  channelsOf(ctx: Ctx, notice: Notice): Promise<TestMessageResult> {
    return this.notices.channelsOf(ctx, notice);
  }
}
