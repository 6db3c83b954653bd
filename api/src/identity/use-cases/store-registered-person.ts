import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Register } from '@waqf/contracts/identity';
import { normaliseSaudiMobile } from '@waqf/formats';
import { type Ctx, Facts } from '../../platform/index.js';
import { IdentityAlreadyRegisteredError } from '../identity.errors.js';
import { personRegistered } from '../identity.facts.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { RefuseReservedName } from './refuse-reserved-name.js';
import { RequestEmailLink } from './request-email-link.js';

/**
 * Stores the person who registers, as a waqif, in the caller's transaction. The caller checks whether they may
 * register.
 */
@Injectable()
export class StoreRegisteredPerson {
  constructor(
    private readonly people: PersonRepository,
    private readonly reservedName: RefuseReservedName,
    private readonly emailLink: RequestEmailLink,
    private readonly facts: Facts,
  ) {}

  /** @throws IdentityReservedNameError (422), IdentityAlreadyRegisteredError (409) */
  async execute(ctx: Ctx, { nationalId, details }: { nationalId: string; details: Register }): Promise<{ id: string }> {
    const { fullName } = details;
    await this.reservedName.execute(ctx, { personId: null, nationalId, fullName });
    const id = randomUUID();
    const email = details.email || null;
    const phone = (details.phone && normaliseSaudiMobile(details.phone)) || null;
    const added = await this.people.add(ctx, { id, nationalId, fullName, email, phone, activeRole: 'waqif' });
    if (!added) throw new IdentityAlreadyRegisteredError();
    await this.people.confirmName(ctx, id, null);
    await this.people.addRole(ctx, id, 'waqif');
    await this.facts.record(ctx, personRegistered, { personId: id, role: 'waqif' });
    if (email !== null) await this.emailLink.execute(ctx, { personId: id, email });
    return { id };
  }
}
