import { Injectable } from '@nestjs/common';
import type { ChangeProfile as Profile } from '@waqf/contracts/identity';
import { normaliseSaudiMobile } from '@waqf/formats';
import { type Ctx, Facts, NotSignedInError, personOf, Transactions } from '../../platform/index.js';
import { maskedChange } from '../domain/masked-profile.js';
import { profileChanged } from '../identity.facts.js';
import type { PersonEntity } from '../persistence/person.entity.js';
import { PersonRepository } from '../persistence/person.repository.js';

/** The person's own name, e-mail address, phone and language. */
@Injectable()
export class ChangeProfile {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonRepository,
    private readonly facts: Facts,
  ) {}

  async execute(ctx: Ctx, wanted: Profile): Promise<PersonEntity> {
    const { userId } = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const person = await this.people.find(ctx, userId);
      if (!person) throw new NotSignedInError();
      const profile = { ...wanted, phone: (wanted.phone && normaliseSaudiMobile(wanted.phone)) || null };
      const { changed, before, after } = maskedChange(person, profile);
      if (changed.length === 0) return person;
      await this.people.changeProfile(ctx, userId, profile);
      await this.facts.record(ctx, profileChanged, { personId: userId, before, after });
      return { ...person, ...profile };
    });
  }
}
