import { Injectable } from '@nestjs/common';
import type { Language } from '@waqf/contracts/identity';
import { type Ctx, Transactions } from '../../platform/index.js';
import { hashOf, newSecret } from '../domain/secret.js';
import { EmailLinkRepository } from '../persistence/email-link.repository.js';
import { PersonRepository } from '../persistence/person.repository.js';

/** What the mail with the link needs; the token is in that mail and nowhere else. */
export interface IssuedEmailLink {
  readonly email: string;
  readonly token: string;
  readonly language: Language;
}

/** Creates the secret of a link at the moment when it is mailed. */
@Injectable()
export class IssueEmailLink {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonRepository,
    private readonly links: EmailLinkRepository,
  ) {}

  /**
   * Null when the link was used or has expired, the address is already verified or was changed, or the account is
   * closed.
   */
  execute(ctx: Ctx, linkId: string): Promise<IssuedEmailLink | null> {
    return this.transactions.run(ctx, async (ctx) => {
      const link = await this.links.lock(ctx, linkId);
      const person = link && (await this.people.find(ctx, link.personId));
      if (!link || !person || link.usedAt !== null || ctx.clock.now() >= link.expiresAt) return null;
      if (person.email !== link.email || person.emailVerifiedAt !== null || person.deactivatedAt !== null) return null;
      const token = newSecret();
      await this.links.setToken(ctx, link.id, hashOf(token));
      return { email: link.email, token, language: person.preferredLanguage };
    });
  }
}
