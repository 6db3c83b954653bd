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

  async notice(ctx: Ctx, notice: Notice): Promise<void> {
    const person = await this.identity.person(ctx, notice.userId);
    if (!person) throw new Error('a notice for nobody');
    const audience = audienceOf(await this.settings.read(ctx), person.preferences, notice);
    if (!audience.keep) return;
    const id = newId();
    await this.notifications.add(ctx, id, notice);
    if (audience.email && person.email !== null && this.mail.available) await this.deliver(ctx, id, 'email');
    if (audience.sms && person.phone !== null) await this.deliver(ctx, id, 'sms');
    if (!audience.push) return;
    await this.stream.addNotification(ctx, notice.userId, id);
    await this.outbox.publish(ctx, streamRang, { userIds: [notice.userId] });
  }

  /** A message that leaves once this transaction has committed. */
  private async deliver(ctx: Ctx, notificationId: string, channel: Channel): Promise<void> {
    const id = newId();
    await this.deliveries.add(ctx, { id, notificationId, channel });
    await this.sendDelivery.enqueue(ctx, id);
  }

  async push(ctx: Ctx, { userIds, event, data }: Push): Promise<void> {
    const people = [...new Set(userIds)];
    if (people.length === 0) return;
    await this.stream.add(ctx, people, event, data);
    await this.outbox.publish(ctx, streamRang, { userIds: people });
  }
}
