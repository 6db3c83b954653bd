import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { Contexts, type Ctx, Jobs } from '../../platform/index.js';
import { emailLinkQueue } from '../notifications.queues.js';
import { SendEmailLink } from './send-email-link.js';

/**
 * Mails the link that verifies an address. It is the only mail to an address that is not verified, and it has no name
 * in its greeting, because the person who typed the address may not be the one who reads it.
 */
@Injectable()
export class MailEmailLink implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly contexts: Contexts,
    private readonly identity: IdentityFacade,
    private readonly sendLink: SendEmailLink,
  ) {}

  onModuleInit(): void {
    this.jobs.work(
      emailLinkQueue,
      ({ data }) => this.execute(this.contexts.system('notifications.email-link'), data.linkId),
      { concurrency: 1 },
    );
  }

  private async execute(ctx: Ctx, linkId: string): Promise<void> {
    const link = await this.identity.issueEmailLink(ctx, linkId);
    if (link) await this.sendLink.execute(ctx, link);
  }
}
