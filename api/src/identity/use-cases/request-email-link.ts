import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, newId, personOf, RateLimit, type RateRule, Transactions } from '../../platform/index.js';
import { IdentityEmailVerifiedError, IdentityNoEmailError } from '../identity.errors.js';
import { emailLinkRequested } from '../identity.facts.js';
import { EmailLinkRepository } from '../persistence/email-link.repository.js';
import { PersonRepository } from '../persistence/person.repository.js';

/** How long a link stays valid. */
const goodForMs = 24 * 60 * 60_000;
/** The limit of links that one person requests, so that nobody uses the platform to flood another person's address. */
const linkLimit: RateRule = { name: 'email-link', points: 5, seconds: 60 * 60 };

/** Sends a link to the person's e-mail address. Until it is opened, nothing else is mailed to that address. */
@Injectable()
export class RequestEmailLink {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonRepository,
    private readonly links: EmailLinkRepository,
    private readonly rateLimit: RateLimit,
    private readonly facts: Facts,
  ) {}

  /**
   * Sends the link again. @throws IdentityNoEmailError, IdentityEmailVerifiedError (409), TooManyRequestsError (429)
   */
  async again(ctx: Ctx): Promise<void> {
    const { userId } = personOf(ctx);
    const person = await this.people.find(ctx, userId);
    if (!person?.email) throw new IdentityNoEmailError();
    if (person.emailVerifiedAt !== null) throw new IdentityEmailVerifiedError();
    await this.count(userId);
    await this.execute(ctx, { personId: userId, email: person.email });
  }

  /** Counts a link; called before a new address is stored. @throws TooManyRequestsError (429) */
  count(personId: string): Promise<void> {
    return this.rateLimit.take(linkLimit, personId);
  }

  /** Requests the link for an address; for a new address, in the transaction that stores it. */
  async execute(ctx: Ctx, { personId, email }: { personId: string; email: string }): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      const id = newId();
      const expiresAt = new Date(ctx.clock.now().getTime() + goodForMs);
      await this.links.add(ctx, { id, personId, email, expiresAt });
      await this.facts.record(ctx, emailLinkRequested, { personId, linkId: id });
    });
  }
}
