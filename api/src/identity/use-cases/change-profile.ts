import { Injectable } from '@nestjs/common';
import type { ChangeProfile as Profile } from '@waqf/contracts/identity';
import { normaliseSaudiMobile } from '@waqf/formats';
import { Audit, type Ctx, NotSignedInError, Outbox, personOf, Transactions } from '../../platform/index.js';
import { personRenamed } from '../identity.events.js';
import type { PersonEntity } from '../persistence/person.entity.js';
import { PersonRepository } from '../persistence/person.repository.js';

const fields = ['fullName', 'email', 'phone', 'preferredLanguage'] as const;

/** The person's own name, ways to reach them and language. The trail names what changed, not the values. */
@Injectable()
export class ChangeProfile {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonRepository,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  async execute(ctx: Ctx, wanted: Profile): Promise<PersonEntity> {
    const { userId } = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const before = await this.people.find(ctx, userId);
      if (!before) throw new NotSignedInError();
      const profile = { ...wanted, phone: (wanted.phone && normaliseSaudiMobile(wanted.phone)) || null };
      const changed = fields.filter((name) => before[name] !== profile[name]);
      if (changed.length === 0) return before;
      await this.people.changeProfile(ctx, userId, profile);
      await this.audit.record(ctx, 'identity.change-profile', { type: 'user', id: userId }, { changed });
      if (changed.includes('fullName')) await this.outbox.publish(ctx, personRenamed, { personId: userId });
      return { ...before, ...profile };
    });
  }
}
