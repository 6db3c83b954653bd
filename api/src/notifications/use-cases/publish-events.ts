import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, newId, Outbox, Settings } from '../../platform/index.js';
import { audienceOf } from '../domain/audience.js';
import type { Channel } from '../domain/delivery.js';
import { MailCarrier } from '../mail/mail.port.js';
import type { Notice, Push } from '../notifications.facade.js';
import { streamRang } from '../notifications.events.js';
import { DeliveryRepository } from '../persistence/delivery.repository.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import { StreamRepository } from '../persistence/stream.repository.js';
import { SendDelivery } from './send-delivery.js';

/** Writes notices and events in the caller's transaction, and rings the bell once that has committed. */
@Injectable()
export class PublishEvents {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly notifications: NotificationRepository,
    private readonly stream: StreamRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly sendDelivery: SendDelivery,
    private readonly mail: MailCarrier,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
  ) {}

  async notices(ctx: Ctx, notices: readonly Notice[]): Promise<void> {
    const people = await this.identity.people(ctx, [...new Set(notices.map(({ userId }) => userId))]);
    const settings = await this.settings.read(ctx);
    const told = notices.map((notice) => {
      const person = people.get(notice.userId);
      if (!person) throw new Error('a notice for nobody');
      return { id: newId(), notice, person, audience: audienceOf(settings, person.preferences, notice) };
    });
    const kept = told.filter(({ audience }) => audience.keep);
    if (kept.length === 0) return;
    await this.notifications.add(ctx, kept);
    for (const { id, person, audience } of kept) {
      if (audience.email && person.email !== null && this.mail.available) await this.deliver(ctx, id, 'email');
      if (audience.sms && person.phone !== null) await this.deliver(ctx, id, 'sms');
    }
    const pushed = kept.filter(({ audience }) => audience.push).map(({ id, person }) => ({ userId: person.id, id }));
    if (pushed.length === 0) return;
    await this.stream.addNotifications(ctx, pushed);
    await this.ring(ctx, pushed);
  }

  /** A message that leaves once this transaction has committed. */
  private async deliver(ctx: Ctx, notificationId: string, channel: Channel): Promise<void> {
    const id = newId();
    await this.deliveries.add(ctx, { id, notificationId, channel });
    await this.sendDelivery.enqueue(ctx, id);
  }

  async pushes(ctx: Ctx, pushes: readonly Push[]): Promise<void> {
    const events = pushes.flatMap(({ userIds, event, data }) =>
      [...new Set(userIds)].map((userId) => ({ userId, event, data })),
    );
    if (events.length === 0) return;
    await this.stream.add(ctx, events);
    await this.ring(ctx, events);
  }

  private async ring(ctx: Ctx, told: readonly { userId: string }[]): Promise<void> {
    await this.outbox.publish(ctx, streamRang, { userIds: [...new Set(told.map(({ userId }) => userId))] });
  }
}
