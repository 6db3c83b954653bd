import { Injectable } from '@nestjs/common';
import type { ChangeProfile as Profile } from '@waqf/contracts/identity';
import { normaliseSaudiMobile } from '@waqf/formats';
import { type Ctx, Facts, NotSignedInError, personOf, Transactions } from '../../platform/index.js';
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
   * @throws IdentityReservedNameError (422), IdentityStepUpError (403), TooManyRequestsError (429)
   */
  async execute(ctx: Ctx, wanted: Profile): Promise<PersonEntity> {
    const { userId, nationalId } = personOf(ctx);
    const phone = (wanted.phone && normaliseSaudiMobile(wanted.phone)) || null;
    return this.transactions.run(ctx, async (ctx) => {
      const person = await this.people.find(ctx, userId);
      if (!person) throw new NotSignedInError();
      const isOtherEmail = wanted.email !== person.email;
      const emailVerifiedAt = isOtherEmail ? null : person.emailVerifiedAt;
      const profile = { ...wanted, phone };
      const { changed, before, after } = maskedChange(person, profile);
      if (changed.length === 0) return person;
      if (changed.includes('fullName'))
        await this.reservedName.execute(ctx, { personId: userId, nationalId, fullName: wanted.fullName });
      if (isOtherEmail || phone !== person.phone)
        await this.stepUps.require(ctx, { kind: 'contact', id: userId, change: { email: wanted.email, phone } });
      if (isOtherEmail) await this.emailLink.count(userId);
      await this.people.changeProfile(ctx, userId, { ...profile, emailVerifiedAt });
      await this.facts.record(ctx, profileChanged, { personId: userId, before, after });
      if (isOtherEmail) await this.emailLink.execute(ctx, { personId: userId, email: wanted.email });
      return { ...person, ...profile, emailVerifiedAt };
    });
  }
}
