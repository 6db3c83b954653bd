import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AddUser as Wanted } from '@waqf/contracts/users';
import { normaliseSaudiMobile } from '@waqf/formats';
import { type Ctx, Facts, requireCapability, Transactions } from '../../platform/index.js';
import { IdentityAlreadyRegisteredError } from '../identity.errors.js';
import { userAdded } from '../identity.facts.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { StepUps } from '../step-up/step-ups.js';
import { RefuseReservedName } from './refuse-reserved-name.js';

/** An administrator adds a person, who signs in with Nafath afterwards. This does not verify their e-mail address. */
@Injectable()
export class AddUser {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonRepository,
    private readonly reservedName: RefuseReservedName,
    private readonly stepUps: StepUps,
    private readonly facts: Facts,
  ) {}

  /**
   * @returns the id of the person
   * @throws ForbiddenError (403), IdentityAlreadyRegisteredError (409), IdentityReservedNameError (422),
   *   IdentityStepUpError (403)
   */
  async execute(ctx: Ctx, wanted: Wanted): Promise<string> {
    requireCapability(ctx, 'system.admin');
    const { nationalId, fullName, role, reason } = wanted;
    const email = wanted.email || null;
    const phone = (wanted.phone && normaliseSaudiMobile(wanted.phone)) || null;
    return this.transactions.run(ctx, async (ctx) => {
      if (await this.people.findByNationalId(ctx, nationalId)) throw new IdentityAlreadyRegisteredError();
      await this.reservedName.execute(ctx, { personId: null, nationalId, fullName });
      const change = { act: 'add', fullName, role, email, phone, reason };
      await this.stepUps.require(ctx, { kind: 'user', id: nationalId, change });
      const id = randomUUID();
      if (!(await this.people.add(ctx, { id, nationalId, fullName, email, phone, activeRole: role })))
        throw new IdentityAlreadyRegisteredError();
      await this.people.addRole(ctx, id, role);
      await this.facts.record(ctx, userAdded, { personId: id, role, reason });
      return id;
    });
  }
}
