import { Injectable } from '@nestjs/common';
import type { NotificationPreferences } from '@waqf/contracts/identity';
import { Audit, type Ctx, personOf, Transactions } from '../../platform/index.js';
import type { PersonEntity } from '../persistence/person.entity.js';
import { PersonRepository } from '../persistence/person.repository.js';

/** The person's own seven toggles; what is told from now on follows them. */
@Injectable()
export class ChangeNotificationPreferences {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonRepository,
    private readonly audit: Audit,
  ) {}

  async execute(ctx: Ctx, wanted: NotificationPreferences): Promise<PersonEntity> {
    const { userId } = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      await this.people.changeNotifications(ctx, userId, wanted);
      await this.audit.record(
        ctx,
        'identity.change-notification-preferences',
        { type: 'user', id: userId },
        { ...wanted },
      );
      const person = await this.people.find(ctx, userId);
      if (!person) throw new Error('the acting person is missing');
      return person;
    });
  }
}
