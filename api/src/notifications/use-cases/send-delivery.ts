import { Injectable, Logger } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, defineQueue, Jobs, Settings, type SystemSettings, Transactions } from '../../platform/index.js';
import { type Channel, delayAfter, DeliveryRefusedError } from '../domain/delivery.js';
import { mailOf } from '../domain/mail-text.js';
import { inLanguage } from '../domain/stored-notification.js';
import { MailCarrier, type OutgoingMail } from '../mail/mail.port.js';
import { DeliveryRepository, type DeliveryRow } from '../persistence/delivery.repository.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import { ProductAddress } from '../product-address.js';
import { type OutgoingSms, SmsCarrier } from '../sms/sms.port.js';

export const deliverQueue = defineQueue<{ deliveryId: string }>('notifications.deliver');

/** A message ready to leave, by its way. */
type Prepared = { channel: 'email'; mail: OutgoingMail } | { channel: 'sms'; sms: OutgoingSms };

/**
 * Sends an e-mail or a text message of a notification: written down before it leaves and after. Between the two no one
 * can know whether the other side has it, so after a crash it goes again, with the same id.
 */
@Injectable()
export class SendDelivery {
  private readonly logger = new Logger(SendDelivery.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly deliveries: DeliveryRepository,
    private readonly notifications: NotificationRepository,
    private readonly identity: IdentityFacade,
    private readonly settings: Settings,
    private readonly address: ProductAddress,
    private readonly mail: MailCarrier,
    private readonly sms: SmsCarrier,
    private readonly jobs: Jobs,
  ) {}

  /** Adds the job in the caller's transaction. */
  async enqueue(ctx: Ctx, deliveryId: string): Promise<void> {
    await this.jobs.enqueue(ctx, deliverQueue, { deliveryId }, { key: deliveryId });
  }

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

  /** Null when there is nothing to send: it has ended, or is not wanted any more. */
  private async prepare(ctx: Ctx, deliveryId: string): Promise<Prepared | null> {
    const row = await this.deliveries.lockOpen(ctx, deliveryId);
    if (!row) return null;
    const prepared = await this.message(ctx, row);
    if (!prepared) await this.deliveries.settle(ctx, deliveryId, 'withheld', 'not wanted any more');
    else await this.deliveries.startSending(ctx, deliveryId);
    return prepared;
  }

  private async message(ctx: Ctx, { id, notificationId, channel }: DeliveryRow): Promise<Prepared | null> {
    const settings = await this.settings.read(ctx);
    const stored = await this.notifications.find(ctx, notificationId);
    const person = stored && (await this.identity.person(ctx, stored.userId));
    if (!stored || !person?.isActive || !isOpen(settings, channel)) return null;
    const { language, preferences, email, phone, fullName } = person;
    const { title, message, actionUrl } = inLanguage(stored, language);
    if (channel === 'sms') {
      if (phone === null || !preferences.smsNotifications) return null;
      return { channel, sms: { id, phone, text: `${settings.siteName}: ${title}. ${message}` } };
    }
    if (email === null || !preferences.emailNotifications) return null;
    const letter = mailOf({
      language,
      title,
      message,
      siteName: settings.siteName,
      recipientName: fullName,
      createdAt: stored.createdAt,
      dateFormat: settings.dateFormat,
      actionUrl: actionUrl === null ? null : this.address.of(actionUrl),
      settingsUrl: this.address.of('/settings'),
    });
    const from = { name: settings.siteName, address: settings.supportEmail };
    const messageId = `<${id}@${from.address.split('@').at(-1) ?? 'waqf'}>`;
    return {
      channel,
      mail: { messageId, from, to: { name: fullName, address: email }, date: stored.createdAt, language, ...letter },
    };
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
    // The queue counts in the machine's time, whatever the platform's clock says.
    const startAfter = new Date(Date.now() + delay * 1000);
    await this.jobs.enqueue(ctx, deliverQueue, { deliveryId }, { key: `${deliveryId}:${row.attempts}`, startAfter });
  }
}

function isOpen(settings: SystemSettings, channel: Channel): boolean {
  return (
    settings.enableNotifications &&
    (channel === 'email' ? settings.enableEmailNotifications : settings.enableSmsNotifications)
  );
}

/** Mail servers repeat the recipient in what they answer; a log has no use for it. */
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"']+@[^\s<>"']+/g, '••');
