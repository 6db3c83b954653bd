import { Injectable } from '@nestjs/common';
import type { Role } from '@waqf/contracts/identity';
import { type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import type { Origin } from '../domain/device.js';
import { hashOf } from '../domain/secret.js';
import { IdentityRoleNotHeldError } from '../identity.errors.js';
import { activeRoleSwitched } from '../identity.facts.js';
import type { PersonEntity } from '../persistence/person.entity.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { SessionRepository } from '../persistence/session.repository.js';
import { OpenSession, type OpenedSession } from './open-session.js';

export interface SwitchRoleInput {
  readonly role: Role;
  readonly sessionToken: string | undefined;
  /** Value of the device's cookie. */
  readonly deviceToken: string | undefined;
  readonly origin: Origin;
}

/**
 * Makes another of the person's roles the active one. The session gets a new secret, as at every sign-in; its absolute
 * end does not change.
 * @throws IdentityRoleNotHeldError (403)
 */
@Injectable()
export class SwitchRole {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonRepository,
    private readonly sessions: SessionRepository,
    private readonly openSession: OpenSession,
    private readonly facts: Facts,
  ) {}

  async execute(ctx: Ctx, input: SwitchRoleInput): Promise<{ person: PersonEntity; session: OpenedSession }> {
    const actor = personOf(ctx);
    const { sessionToken } = input;
    if (!actor.roles.includes(input.role) || sessionToken === undefined) throw new IdentityRoleNotHeldError();
    return this.transactions.run(ctx, async (ctx) => {
      const current = await this.sessions.findByHash(ctx, hashOf(sessionToken));
      const session = await this.openSession.execute(ctx, {
        personId: actor.userId,
        oldSessionToken: sessionToken,
        because: 'role-change',
        deviceToken: input.deviceToken,
        origin: input.origin,
        ...(current ? { startedAt: current.startedAt, endsAt: current.endsAt } : {}),
      });
      await this.people.activate(ctx, actor.userId, input.role);
      await this.facts.record(ctx, activeRoleSwitched, { personId: actor.userId, from: actor.role, to: input.role });
      const person = await this.people.find(ctx, actor.userId);
      if (!person) throw new Error('the acting person is missing');
      return { person, session };
    });
  }
}
