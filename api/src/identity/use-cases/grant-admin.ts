import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, ForbiddenError, Transactions } from '../../platform/index.js';
import { IdentityFacade, type Person } from '../identity.facade.js';
import { adminGranted } from '../identity.facts.js';
import { PersonRepository } from '../persistence/person.repository.js';

export interface GrantAdminInput {
  /** Ten Latin digits, checked by the caller. */
  readonly nationalId: string;
  /** The name for a person who does not exist yet. */
  readonly fullName: string;
}

/**
 * Makes a person an administrator, from the command line of the machine; the first administrator is created this way.
 * @throws ForbiddenError (403) for any actor except the platform itself
 */
@Injectable()
export class GrantAdmin {
  constructor(
    private readonly transactions: Transactions,
    private readonly identity: IdentityFacade,
    private readonly people: PersonRepository,
    private readonly facts: Facts,
  ) {}

  async execute(ctx: Ctx, input: GrantAdminInput): Promise<Person> {
    if (ctx.actor.kind !== 'system') throw new ForbiddenError();
    return this.transactions.run(ctx, async (ctx) => {
      const person = await this.identity.findOrCreateByNationalId(ctx, { ...input, role: 'admin' });
      await this.people.activate(ctx, person.id, 'admin');
      await this.facts.record(ctx, adminGranted, { personId: person.id });
      return person;
    });
  }
}
