import { Injectable } from '@nestjs/common';
import type { NotificationPreferences } from '@waqf/contracts/identity';
import { type Ctx, Facts, NotSignedInError, personOf, Transactions } from '../../platform/index.js';
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

  async execute(ctx: Ctx, wanted: NotificationPreferences): Promise<PersonEntity> {
    const { userId } = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const person = await this.people.find(ctx, userId);
      if (!person) throw new NotSignedInError();
      const names = Object.keys(wanted) as (keyof NotificationPreferences)[];
      const changed = names.filter((name) => person[name] !== wanted[name]);
      if (changed.length === 0) return person;
      await this.people.changeNotifications(ctx, userId, wanted);
      const valuesOf = (toggles: NotificationPreferences) =>
        Object.fromEntries(changed.map((name) => [name, toggles[name]]));
      const change = { personId: userId, before: valuesOf(person), after: valuesOf(wanted) };
      await this.facts.record(ctx, notificationPreferencesChanged, change);
      return { ...person, ...wanted };
    });
  }
}
