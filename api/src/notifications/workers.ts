import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Contexts, Jobs } from '../platform/index.js';
import { deliverQueue, emailLinkQueue } from './notifications.queues.js';
import { MailEmailLink } from './use-cases/mail-email-link.js';
import { SendDelivery } from './use-cases/send-delivery.js';

@Injectable()
export class NotificationsWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly contexts: Contexts,
    private readonly sendDelivery: SendDelivery,
    private readonly mailEmailLink: MailEmailLink,
  ) {}

  onModuleInit(): void {
    this.jobs.work(
      deliverQueue,
      ({ data }) => this.sendDelivery.execute(this.contexts.system('notifications.deliver'), data.deliveryId),
      { concurrency: 2 },
    );
    this.jobs.work(
      emailLinkQueue,
      ({ data }) => this.mailEmailLink.execute(this.contexts.system('notifications.email-link'), data.linkId),
      { concurrency: 1 },
    );
  }
}
