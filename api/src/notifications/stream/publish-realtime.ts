import { Injectable } from '@nestjs/common';
import { type Ctx, Outbox } from '../../platform/index.js';
import type { Push } from '../domain/notice.js';
import { streamChanged } from '../notifications.events.js';
import { StreamRepository } from '../persistence/stream.repository.js';

/** Adds events to people's streams in the caller's transaction, and sends a signal when it commits. */
@Injectable()
export class PublishRealtime {
  constructor(
    private readonly stream: StreamRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Adds typed events; duplicates in `userIds` count once. */
  async pushes(ctx: Ctx, pushes: readonly Push[]): Promise<void> {
    const events = pushes.flatMap(({ userIds, event, data }) =>
      [...new Set(userIds)].map((userId) => ({ userId, event, data })),
    );
    if (events.length === 0) return;
    await this.stream.add(ctx, events);
    await this.signal(ctx, events);
  }

  /** Adds an event for each notification that is in the list. */
  async notifications(ctx: Ctx, notifications: readonly { userId: string; id: string }[]): Promise<void> {
    if (notifications.length === 0) return;
    await this.stream.addNotifications(ctx, notifications);
    await this.signal(ctx, notifications);
  }

  private async signal(ctx: Ctx, events: readonly { userId: string }[]): Promise<void> {
    await this.outbox.publish(ctx, streamChanged, { userIds: [...new Set(events.map(({ userId }) => userId))] });
  }
}
