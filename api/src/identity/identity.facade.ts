import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { eachToggle, type NotificationPreferences, type Role, type User } from '@waqf/contracts/identity';
import { type Ctx, Facts, type PersonActor, Transactions } from '../platform/index.js';
import { personActor } from './domain/person-actor.js';
import { personAdded, personDeactivated, roleGranted } from './identity.facts.js';
import type { PersonEntity } from './persistence/person.entity.js';
import { type PersonFields, type PeopleCounts, PersonRepository } from './persistence/person.repository.js';
import { SessionRepository } from './persistence/session.repository.js';
import { toUser } from './presenter.js';
import { type IssuedEmailLink, IssueEmailLink } from './use-cases/issue-email-link.js';
import { RefuseReservedName } from './use-cases/refuse-reserved-name.js';

/** A person as other contexts see them. */
export interface Person {
  readonly id: string;
  readonly nationalId: string;
  readonly fullName: string;
  /** The verified e-mail address; null when there is none. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly roles: readonly Role[];
  readonly role: Role;
  readonly language: 'ar' | 'en';
  readonly isActive: boolean;
  readonly preferences: PersonPreferences;
}

/** Which notices a person wants. */
export type PersonPreferences = Readonly<NotificationPreferences>;

/** What other contexts use from identity. The caller checks access; every call joins the transaction of `ctx`. */
@Injectable()
export class IdentityFacade {
  constructor(
    private readonly persons: PersonRepository,
    private readonly sessions: SessionRepository,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
    private readonly issueLink: IssueEmailLink,
    private readonly reservedName: RefuseReservedName,
  ) {}

  /** A person by id, or null. */
  async person(ctx: Ctx, id: string): Promise<Person | null> {
    const person = await this.persons.find(ctx, id);
    return person && entityAsPerson(person);
  }

  /** People by id, in one query; unknown ids are not in the map. */
  async people(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Person>> {
    const found = await this.persons.findAll(ctx, ids);
    return new Map(found.map((person) => [person.id, asPerson(person)]));
  }

  /**
   * The signed-in user, as `GET /api/user/me` returns it; null when nobody is signed in. The shell's start page uses
   * it.
   */
  async ownUser(ctx: Ctx): Promise<User | null> {
    if (ctx.actor.kind !== 'person') return null;
    const person = await this.persons.find(ctx, ctx.actor.userId);
    return person && toUser(person);
  }

  /** A person by national id (ten Latin digits), or null. */
  async personByNationalId(ctx: Ctx, nationalId: string): Promise<Person | null> {
    const person = await this.persons.findByNationalId(ctx, nationalId);
    return person && entityAsPerson(person);
  }

  /**
   * The person with a national id. The person is created with this name and role when there is none, and is given the
   * role when they lack it. An existing name is kept. The caller has checked the id.
   */
  async findOrCreateByNationalId(
    ctx: Ctx,
    wanted: { nationalId: string; fullName: string; role: Role },
  ): Promise<Person> {
    return this.transactions.run(ctx, async (ctx) => {
      const id = randomUUID();
      const { nationalId, fullName, role } = wanted;
      const added = await this.persons.add(ctx, {
        id,
        nationalId,
        fullName,
        email: null,
        phone: null,
        activeRole: role,
      });
      if (added) await this.facts.record(ctx, personAdded, { personId: id, role });
      const person = await this.persons.findByNationalId(ctx, nationalId);
      if (!person) throw new Error('the person just added is missing');
      return this.addRole(ctx, person.id, role);
    });
  }

  /** Refuses an administrator's name that somebody enters for another person. @throws IdentityAdminsNameError (422) */
  refuseAdminsName(ctx: Ctx, fullName: string): Promise<void> {
    return this.reservedName.requireFreeForOthers(ctx, fullName);
  }

  /** Those of the names, entered by somebody for other people, that belong to an administrator. */
  adminsNames(ctx: Ctx, names: readonly string[]): Promise<ReadonlySet<string>> {
    return this.reservedName.adminNamesIn(ctx, names);
  }

  /** Gives a role; nothing happens when the person already has it. The active role does not change. */
  async addRole(ctx: Ctx, personId: string, role: Role): Promise<Person> {
    return this.transactions.run(ctx, async (ctx) => {
      if (await this.persons.addRole(ctx, personId, role)) {
        await this.facts.record(ctx, roleGranted, { personId, role });
      }
      const person = await this.persons.find(ctx, personId);
      if (!person) throw new Error('a role was given to nobody');
      return entityAsPerson(person);
    });
  }

  /**
   * The secret of a link that verifies an e-mail address, created when the link is mailed; only the latest secret is
   * valid. Null when the link can no longer be used.
   */
  issueEmailLink(ctx: Ctx, linkId: string): Promise<IssuedEmailLink | null> {
    return this.issueLink.execute(ctx, linkId);
  }

  /** Closes an account and ends the person's sessions; their history is kept. */
  async deactivate(ctx: Ctx, personId: string): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      await this.persons.deactivate(ctx, personId);
      await this.sessions.endAllOf(ctx, personId, 'deactivated');
      await this.facts.record(ctx, personDeactivated, { personId });
    });
  }

  /** How many accounts there are, deactivated ones included, how many are new since a moment, and by role. */
  counts(ctx: Ctx, since: Date): Promise<PeopleCounts> {
    return this.persons.counts(ctx, since);
  }

  /** The ids of the active people who have a role. */
  idsByRole(ctx: Ctx, role: Role): Promise<string[]> {
    return this.persons.idsByRole(ctx, role);
  }

  /**
   * `ctx` with a person as the actor, in one of their roles, for work that continues after they asked for it. Null when
   * their account was closed or the role was removed in the meantime.
   */
  async onBehalfOf(ctx: Ctx, personId: string, role: Role): Promise<Ctx | null> {
    const person = await this.person(ctx, personId);
    if (!person?.isActive || !person.roles.includes(role)) return null;
    return { ...ctx, actor: actorOf(person, role) };
  }

  /**
   * `ctx` with a person as the actor, for sample steps that run use cases as that person would.
   * @param role the role that is active
   */
  async actingAs(ctx: Ctx, nationalId: string, role?: Role): Promise<Ctx> {
    const person = await this.personByNationalId(ctx, nationalId);
    if (!person) throw new Error('nobody has this national id');
    return { ...ctx, actor: actorOf(person, role), language: person.language, stepUp: 'sample' };
  }
}

function actorOf(person: Person, role: Role | undefined): PersonActor {
  return personActor({ ...person, role: role ?? person.role }, randomUUID());
}

const entityAsPerson = (person: PersonEntity): Person =>
  asPerson({ ...person, roles: person.roles.map(({ role }) => role) });

function asPerson(person: PersonFields): Person {
  return {
    id: person.id,
    nationalId: person.nationalId,
    fullName: person.fullName,
    email: person.emailVerifiedAt === null ? null : person.email,
    phone: person.phone,
    roles: person.roles,
    role: person.activeRole,
    language: person.preferredLanguage,
    isActive: person.deactivatedAt === null,
    preferences: eachToggle((toggle) => person[toggle]),
  };
}
