import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { Environment } from '../platform/index.js';
import { MailCarrier } from './mail/mail.port.js';
import { MailboxMailCarrier } from './mail/mailbox.adapter.js';
import { NoMailCarrier } from './mail/no-mail.adapter.js';
import { SimulatedMailbox } from './mail/simulated-mailbox.js';
import { SmtpMailCarrier } from './mail/smtp.adapter.js';
import { NotificationFollowUps } from './follow-ups.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsFacade } from './notifications.facade.js';
import { DeliveryRepository } from './persistence/delivery.repository.js';
import { NotificationRepository } from './persistence/notification.repository.js';
import { StreamRepository } from './persistence/stream.repository.js';
import { ProductAddress } from './mail/product-address.js';
import { LogSmsCarrier } from './sms/log-sms.adapter.js';
import { SmsCarrier } from './sms/sms.port.js';
import { OpenStreams } from './stream/open-streams.js';
import { ComposeMessage } from './use-cases/compose-message.js';
import { EnqueueDelivery } from './use-cases/enqueue-delivery.js';
import { ListFailures } from './use-cases/list-failures.js';
import { ListNotifications } from './use-cases/list-notifications.js';
import { MailEmailLink } from './use-cases/mail-email-link.js';
import { MarkRead } from './use-cases/mark-read.js';
import { PublishNotices } from './use-cases/publish-notices.js';
import { PublishRealtime } from './stream/publish-realtime.js';
import { SendEmailLink } from './use-cases/send-email-link.js';
import { SendDelivery } from './use-cases/send-delivery.js';
import { StreamEvents } from './use-cases/stream-events.js';
import { NotificationsWorkers } from './workers.js';
import './personal-data.js';

@Module({
  imports: [IdentityModule],
  controllers: [NotificationsController],
  providers: [
    NotificationsFacade,
    NotificationFollowUps,
    PublishNotices,
    PublishRealtime,
    EnqueueDelivery,
    ComposeMessage,
    ListFailures,
    ListNotifications,
    MarkRead,
    StreamEvents,
    OpenStreams,
    NotificationRepository,
    StreamRepository,
    SendDelivery,
    MailEmailLink,
    NotificationsWorkers,
    SendEmailLink,
    DeliveryRepository,
    ProductAddress,
    SimulatedMailbox,
    { provide: SmsCarrier, useClass: LogSmsCarrier },
    {
      provide: MailCarrier,
      inject: [Environment, SimulatedMailbox],
      useFactory: ({ simulators, smtpUrl }: Environment, mailbox: SimulatedMailbox): MailCarrier => {
        if (smtpUrl !== undefined) return new SmtpMailCarrier(smtpUrl);
        return simulators ? new MailboxMailCarrier(mailbox) : new NoMailCarrier();
      },
    },
  ],
  exports: [NotificationsFacade, SimulatedMailbox],
})
export class NotificationsModule {}
