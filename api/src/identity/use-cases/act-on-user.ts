import { Injectable } from '@nestjs/common';
import type { Role } from '@waqf/contracts/identity';
import type { ChangeUserRole } from '@waqf/contracts/users';
import {
  type Ctx,
  Facts,
  ForbiddenError,
  personOf,
  refuseChangedMeanwhile,
  requireCapability,
  Transactions,
} from '../../platform/index.js';
import {
  IdentityLastAdminError,
  IdentityOwnUserError,
  IdentitySessionNotFoundError,
  IdentityUserNotFoundError,
} from '../identity.errors.js';
import {
  personDeactivated,
  personReactivated,
  userRoleChanged,
  userSessionEnded,
  userSessionsEnded,
} from '../identity.facts.js';
import { ManagedUserRepository } from '../persistence/managed-user.repository.js';
import type { PersonEntity } from '../persistence/person.entity.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { SessionRepository } from '../persistence/session.repository.js';
import { StepUps } from '../step-up/step-ups.js';
import type { UserAct } from '../confirmations.js';

interface Input {
  readonly personId: string;
  readonly reason: string;
}

/**
 * What an administrator does to another person's account, each act with a reason and a fresh confirmation. Nothing is
 * deleted; sessions end at once.
 * @throws ForbiddenError (403), IdentityUserNotFoundError (404), IdentityOwnUserError (409), IdentityLastAdminError
 *   (409), IdentityStepUpError (403)
 */
@Injectable()
export class ActOnUser {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonRepository,
    private readonly users: ManagedUserRepository,
    private readonly sessions: SessionRepository,
    private readonly stepUps: StepUps,
    private readonly facts: Facts,
  ) {}

  /**
   * Gives a role and makes it the active one. Roles that come from waqfs are kept; the role of administrator is removed
   * when another role is chosen.
   * @throws those of the class, ChangedMeanwhileError (409) when somebody else has given a role since
   */
  changeRole(ctx: Ctx, input: Input & ChangeUserRole): Promise<void> {
    return this.act(ctx, input, { act: 'role', role: input.role }, async (ctx, person) => {
      refuseChangedMeanwhile({ role: input.role }, { role: person.activeRole }, input.seen);
      const from = person.roles.map(({ role }) => role);
      const to = [...new Set([...from.filter((role) => role !== 'admin'), input.role])];
      await this.people.addRole(ctx, person.id, input.role);
      if (input.role !== 'admin' && from.includes('admin')) {
        await this.requireOtherAdmin(ctx, person);
        await this.users.removeRole(ctx, person.id, 'admin');
      }
      await this.people.activate(ctx, person.id, input.role);
      await this.sessions.endAllOf(ctx, person.id, 'role-change');
      await this.facts.record(ctx, userRoleChanged, { personId: person.id, from, to, reason: input.reason });
    });
  }

  deactivate(ctx: Ctx, input: Input): Promise<void> {
    return this.act(ctx, input, { act: 'deactivate' }, async (ctx, person) => {
      if (person.deactivatedAt !== null) return;
      await this.requireOtherAdmin(ctx, person);
      await this.people.deactivate(ctx, person.id);
      await this.sessions.endAllOf(ctx, person.id, 'deactivated');
      await this.facts.record(ctx, personDeactivated, { personId: person.id, reason: input.reason });
    });
  }

  reactivate(ctx: Ctx, input: Input): Promise<void> {
    return this.act(ctx, input, { act: 'reactivate' }, async (ctx, person) => {
      if (person.deactivatedAt === null) return;
      await this.users.reactivate(ctx, person.id);
      await this.facts.record(ctx, personReactivated, { personId: person.id, reason: input.reason });
    });
  }

  /** Ends all sessions of the person; each is refused from its next request on. */
  endSessions(ctx: Ctx, input: Input): Promise<void> {
    return this.act(ctx, input, { act: 'sessions' }, async (ctx, person) => {
      const { length: ended } = await this.sessions.openOf(ctx, person.id);
      await this.sessions.endAllOf(ctx, person.id, 'revoked');
      await this.facts.record(ctx, userSessionsEnded, { personId: person.id, ended, reason: input.reason });
    });
  }

  /** Ends one session. @throws IdentitySessionNotFoundError (404) when it is not the person's, or has ended */
  endSession(ctx: Ctx, input: Input & { sessionId: string }): Promise<void> {
    const { sessionId, reason } = input;
    return this.act(ctx, input, { act: 'session', sessionId }, async (ctx, person) => {
      const open = await this.sessions.openOf(ctx, person.id);
      if (!open.some(({ id }) => id === sessionId)) throw new IdentitySessionNotFoundError();
      await this.sessions.end(ctx, sessionId, 'revoked');
      await this.facts.record(ctx, userSessionEnded, { personId: person.id, sessionId, reason });
    });
  }

  private async act(
    ctx: Ctx,
    { personId, reason }: Input,
    change: { act: UserAct; role?: Role; sessionId?: string },
    work: (ctx: Ctx, person: PersonEntity) => Promise<void>,
  ): Promise<void> {
    requireCapability(ctx, 'system.admin');
    const { userId } = personOf(ctx);
    await this.transactions.run(ctx, async (ctx) => {
      // Two administrators who act on each other at the same time take turns; the second may no longer be one.
      await this.users.lockAdmins(ctx);
      if (!(await this.people.idsByRole(ctx, 'admin')).includes(userId)) throw new ForbiddenError();
      const person = await this.people.find(ctx, personId);
      if (!person) throw new IdentityUserNotFoundError();
      if (person.id === userId) throw new IdentityOwnUserError();
      await this.stepUps.require(ctx, { kind: 'user', id: person.id, change: { ...change, reason } });
      await work(ctx, person);
    });
  }

  private async requireOtherAdmin(ctx: Ctx, person: PersonEntity): Promise<void> {
    const others = (await this.people.idsByRole(ctx, 'admin')).filter((id) => id !== person.id);
    if (others.length === 0) throw new IdentityLastAdminError();
  }
}
