import { Injectable } from '@nestjs/common';
import type { ChangeNotificationPreferences as Input, NotificationPreferences } from '@waqf/contracts/identity';
import { askedSince, type Ctx, Facts, NotSignedInError, personOf, Transactions } from '../../platform/index.js';
import { notificationPreferencesChanged } from '../identity.facts.js';
import type { PersonEntity } from '../persistence/person.entity.js';
import { PersonRepository } from '../persistence/person.repository.js';

/** Changes the person's own toggles; they apply to all notices from now on. */
@Injectable()
export class ChangeNotificationPreferences {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonRepository,
    private readonly facts: Facts,
  ) {}

  /** @throws ChangedMeanwhileError (409) */
  async execute(ctx: Ctx, { seen, ...wanted }: Input): Promise<PersonEntity> {
    const { userId } = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const person = await this.people.findLocked(ctx, userId);
      if (!person) throw new NotSignedInError();
      const asked = askedSince(wanted, person, seen);
      const names = Object.keys(asked) as (keyof NotificationPreferences)[];
      const changed = names.filter((name) => person[name] !== asked[name]);
      if (changed.length === 0) return person;
      await this.people.changeNotifications(ctx, userId, asked);
      const valuesOf = (toggles: Partial<NotificationPreferences>) =>
        Object.fromEntries(changed.map((name) => [name, toggles[name]]));
      const change = { personId: userId, before: valuesOf(person), after: valuesOf(asked) };
      await this.facts.record(ctx, notificationPreferencesChanged, change);
      return { ...person, ...asked };
    });
  }
}
