import { Injectable, type OnModuleInit } from '@nestjs/common';
import { emailLinkRequested } from '../identity/index.js';
import { Facts, Jobs } from '../platform/index.js';
import { emailLinkQueue } from './notifications.queues.js';

/** A requested link is mailed by a job: a mail server that does not answer delays nobody. */
@Injectable()
export class NotificationFollowUps implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.facts.on(emailLinkRequested, 'notifications.email-link', async (ctx, requests) => {
      for (const { linkId } of requests) await this.jobs.enqueue(ctx, emailLinkQueue, { linkId }, { key: linkId });
    });
  }
}
