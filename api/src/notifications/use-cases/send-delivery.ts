import { Injectable, Logger } from '@nestjs/common';
import { type Ctx, Jobs, Transactions } from '../../platform/index.js';
import { delayAfter, DeliveryRefusedError } from '../domain/delivery.js';
import { withoutAddresses } from '../domain/masked-address.js';
import { MailCarrier } from '../mail/mail.port.js';
import { deliverQueue } from '../notifications.queues.js';
import { DeliveryRepository } from '../persistence/delivery.repository.js';
import { SmsCarrier } from '../sms/sms.port.js';
import { ComposeMessage, type ComposedMessage } from './compose-message.js';

/**
 * Sends an e-mail or a text message of a notification; its state is stored before and after the sending. After a crash
 * between the two it is unknown whether the message arrived, so it is sent again with the same id.
 */
@Injectable()
export class SendDelivery {
  private readonly logger = new Logger(SendDelivery.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly deliveries: DeliveryRepository,
    private readonly compose: ComposeMessage,
    private readonly mail: MailCarrier,
    private readonly sms: SmsCarrier,
    private readonly jobs: Jobs,
  ) {}

  async execute(ctx: Ctx, deliveryId: string): Promise<void> {
    const prepared = await this.transactions.run(ctx, (inside) => this.prepare(inside, deliveryId));
    if (!prepared) return;
    try {
      if (prepared.channel === 'email') await this.mail.send(prepared.mail);
      else await this.sms.send(prepared.sms);
    } catch (error) {
      await this.transactions.run(ctx, (inside) => this.failed(inside, deliveryId, error));
      return;
    }
    await this.transactions.run(ctx, (inside) => this.deliveries.sent(inside, deliveryId));
  }

  /** Null when there is nothing to send: the delivery has ended, or is no longer wanted. */
  private async prepare(ctx: Ctx, deliveryId: string): Promise<ComposedMessage | null> {
    const row = await this.deliveries.lockOpen(ctx, deliveryId);
    if (!row) return null;
    const prepared = await this.compose.execute(ctx, row);
    if (!prepared) await this.deliveries.settle(ctx, deliveryId, 'withheld', 'not wanted any more');
    else await this.deliveries.startSending(ctx, deliveryId);
    return prepared;
  }

  private async failed(ctx: Ctx, deliveryId: string, error: unknown): Promise<void> {
    const row = await this.deliveries.lockOpen(ctx, deliveryId);
    if (!row) return;
    const problem = error instanceof Error ? error.message : String(error);
    const delay = error instanceof DeliveryRefusedError ? null : delayAfter(row.attempts);
    this.logger.warn(
      {
        delivery: deliveryId,
        channel: row.channel,
        attempt: row.attempts,
        again: delay,
        problem: withoutAddresses(problem),
      },
      'message not delivered',
    );
    await this.deliveries.settle(ctx, deliveryId, delay === null ? 'failed' : 'waiting', problem);
    if (delay === null) return;
    // The queue uses the time of the machine, not the platform's clock.
    const startAfter = new Date(Date.now() + delay * 1000);
    await this.jobs.enqueue(ctx, deliverQueue, { deliveryId }, { key: `${deliveryId}:${row.attempts}`, startAfter });
  }
}
