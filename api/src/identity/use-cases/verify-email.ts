import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { hashOf } from '../domain/secret.js';
import { IdentityEmailLinkError } from '../identity.errors.js';
import { emailVerified } from '../identity.facts.js';
import { EmailLinkRepository } from '../persistence/email-link.repository.js';
import { PersonRepository } from '../persistence/person.repository.js';

/**
 * Verifies an e-mail address: whoever has the link can read the mail of that address, so it does not matter who is
 * signed in.
 */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonRepository,
    private readonly links: EmailLinkRepository,
    private readonly facts: Facts,
  ) {}

  /** A link that is opened twice gives the same answer. @throws IdentityEmailLinkError (422) */
  async execute(ctx: Ctx, token: string): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      const link = await this.links.lockByToken(ctx, hashOf(token));
      if (!link) throw new IdentityEmailLinkError('unknown');
      const person = await this.people.find(ctx, link.personId);
      if (person?.email !== link.email) throw new IdentityEmailLinkError('unknown');
      if (link.usedAt !== null) return;
      if (ctx.clock.now() >= link.expiresAt) throw new IdentityEmailLinkError('expired');
      await this.links.use(ctx, link.id);
      if (!(await this.people.verifyEmail(ctx, link.personId, link.email))) return;
      await this.facts.record(ctx, emailVerified, { personId: link.personId });
    });
  }
}
