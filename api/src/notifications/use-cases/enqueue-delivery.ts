import { Injectable } from '@nestjs/common';
import { type Ctx, Jobs, newId } from '../../platform/index.js';
import type { Channel } from '../domain/delivery.js';
import { MailCarrier } from '../mail/mail.port.js';
import { deliverQueue } from '../notifications.queues.js';
import { DeliveryRepository } from '../persistence/delivery.repository.js';

/** Queues a message that is sent after the caller's transaction has committed. */
@Injectable()
export class EnqueueDelivery {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly mail: MailCarrier,
    private readonly jobs: Jobs,
  ) {}

  /** Does nothing for a channel that this installation does not have. */
  async execute(ctx: Ctx, notificationId: string, channel: Channel): Promise<void> {
    if (!this.isOpen(channel)) return;
    const id = newId();
    await this.deliveries.add(ctx, { id, notificationId, channel });
    await this.jobs.enqueue(ctx, deliverQueue, { deliveryId: id }, { key: id });
  }

  /** True when this installation has the channel. */
  isOpen(channel: Channel): boolean {
    return channel !== 'email' || this.mail.available;
  }
}
