import { Injectable } from '@nestjs/common';
import type { ChangeProfile as Sent } from '@waqf/contracts/identity';
import { normaliseSaudiMobile } from '@waqf/formats';
import { askedSince, type Ctx, Facts, NotSignedInError, personOf, Transactions } from '../../platform/index.js';
import { maskedChange } from '../domain/masked-profile.js';
import { profileChanged } from '../identity.facts.js';
import type { PersonEntity } from '../persistence/person.entity.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { StepUps } from '../step-up/step-ups.js';
import { RefuseReservedName } from './refuse-reserved-name.js';
import { RequestEmailLink } from './request-email-link.js';

/** Changes the person's own name, e-mail address, phone and language. */
@Injectable()
export class ChangeProfile {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonRepository,
    private readonly facts: Facts,
    private readonly stepUps: StepUps,
    private readonly emailLink: RequestEmailLink,
    private readonly reservedName: RefuseReservedName,
  ) {}

  /**
   * A new e-mail address or phone needs a fresh confirmation, and a new address is verified again by a link.
   * @throws IdentityReservedNameError (422), IdentityStepUpError (403), ChangedMeanwhileError (409),
   *   TooManyRequestsError (429)
   */
  async execute(ctx: Ctx, { seen, ...sent }: Sent): Promise<PersonEntity> {
    const { userId, nationalId } = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const person = await this.people.findLocked(ctx, userId);
      if (!person) throw new NotSignedInError();
      const profile = profileSince(person, sent, seen);
      const { email } = profile;
      const otherEmail = email !== person.email ? email : null;
      const emailVerifiedAt = otherEmail === null ? person.emailVerifiedAt : null;
      const { changed, before, after } = maskedChange(person, profile);
      if (changed.length === 0) return person;
      if (changed.includes('fullName'))
        await this.reservedName.execute(ctx, { personId: userId, nationalId, fullName: profile.fullName });
      if (otherEmail !== null || profile.phone !== person.phone)
        await this.stepUps.require(ctx, { kind: 'contact', id: userId, change: { email, phone: profile.phone } });
      if (otherEmail !== null) await this.emailLink.count(userId);
      await this.people.changeProfile(ctx, userId, { ...profile, emailVerifiedAt });
      await this.facts.record(ctx, profileChanged, { personId: userId, before, after });
      if (otherEmail !== null) await this.emailLink.execute(ctx, { personId: userId, email: otherEmail });
      return { ...person, ...profile, emailVerifiedAt };
    });
  }
}

/**
 * The profile as it will be: what the person changed, and the other fields as they are now. @throws
 * ChangedMeanwhileError
 */
function profileSince(person: PersonEntity, sent: Omit<Sent, 'seen'>, seen: Sent['seen']) {
  const { fullName, email, phone, preferredLanguage } = person;
  const sentPhone = (sent.phone && normaliseSaudiMobile(sent.phone)) || null;
  const asked = askedSince({ ...sent, phone: sentPhone }, person, seen);
  return { fullName, email, phone, preferredLanguage, ...asked };
}
