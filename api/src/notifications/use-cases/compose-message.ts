import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, Settings, type SystemSettings } from '../../platform/index.js';
import type { Channel } from '../domain/delivery.js';
import { mailOf } from '../domain/mail-text.js';
import type { OutgoingMail } from '../mail/mail.port.js';
import { ProductAddress } from '../mail/product-address.js';
import type { DeliveryRow } from '../persistence/delivery.repository.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import { inLanguage } from '../presenter.js';
import type { OutgoingSms } from '../sms/sms.port.js';

/** A message that is ready to be sent, by its channel. */
export type ComposedMessage = { channel: 'email'; mail: OutgoingMail } | { channel: 'sms'; sms: OutgoingSms };

/** Writes the e-mail or text message of a notification, in the language of its person. */
@Injectable()
export class ComposeMessage {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly identity: IdentityFacade,
    private readonly settings: Settings,
    private readonly address: ProductAddress,
  ) {}

  /** Null when the message is no longer wanted; the current switches and toggles decide. */
  async execute(ctx: Ctx, { id, notificationId, channel }: DeliveryRow): Promise<ComposedMessage | null> {
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
    const stopUrl = stored.stopPath === null ? null : this.address.of(stored.stopPath);
    const letter = mailOf({
      language,
      title,
      message,
      siteName: settings.siteName,
      recipientName: fullName,
      createdAt: stored.createdAt,
      dateFormat: settings.dateFormat,
      actionUrl: actionUrl === null ? null : this.address.of(actionUrl),
      stopUrl,
      settingsUrl: this.address.of('/settings'),
    });
    const from = { name: settings.siteName, address: settings.supportEmail };
    const messageId = `<${id}@${from.address.split('@').at(-1) ?? 'waqf'}>`;
    const to = { name: fullName, address: email };
    return { channel, mail: { messageId, from, to, date: stored.createdAt, language, stopUrl, ...letter } };
  }
}

function isOpen(settings: SystemSettings, channel: Channel): boolean {
  return (
    settings.enableNotifications &&
    (channel === 'email' ? settings.enableEmailNotifications : settings.enableSmsNotifications)
  );
}
