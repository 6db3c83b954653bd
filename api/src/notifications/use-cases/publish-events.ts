import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, newId, Outbox } from '../../platform/index.js';
import { audienceOf } from '../domain/audience.js';
import type { Notice, Push } from '../notifications.facade.js';
import { streamRang } from '../notifications.events.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import { StreamRepository } from '../persistence/stream.repository.js';

/** Writes notices and events in the caller's transaction, and rings the bell once that has committed. */
@Injectable()
export class PublishEvents {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly notifications: NotificationRepository,
    private readonly stream: StreamRepository,
    private readonly outbox: Outbox,
  ) {}

  async notice(ctx: Ctx, notice: Notice): Promise<void> {
    const person = await this.identity.person(ctx, notice.userId);
    if (!person) throw new Error('a notice for nobody');
    const { keep, push } = audienceOf(person.preferences, notice.category);
    if (!keep) return;
    const id = newId();
    await this.notifications.add(ctx, id, notice);
    if (!push) return;
    await this.stream.addNotification(ctx, notice.userId, id);
    await this.outbox.publish(ctx, streamRang, { userIds: [notice.userId] });
  }

  async push(ctx: Ctx, { userIds, event, data }: Push): Promise<void> {
    const people = [...new Set(userIds)];
    if (people.length === 0) return;
    await this.stream.add(ctx, people, event, data);
    await this.outbox.publish(ctx, streamRang, { userIds: people });
  }
}
