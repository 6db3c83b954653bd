import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import type { Ctx } from '../../platform/index.js';
import { SendEmailLink } from './send-email-link.js';

/**
 * Mails the link that verifies an address. It is the only mail to an address that is not verified, and it has no name
 * in its greeting, because the person who typed the address may not be the one who reads it.
 */
@Injectable()
export class MailEmailLink {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly sendLink: SendEmailLink,
  ) {}

  async execute(ctx: Ctx, linkId: string): Promise<void> {
    const link = await this.identity.issueEmailLink(ctx, linkId);
    if (link) await this.sendLink.execute(ctx, link);
  }
}
