import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { eachToggle, type NotificationPreferences, type Role, type User } from '@waqf/contracts/identity';
import { type Ctx, Facts, type PersonActor, Transactions } from '../platform/index.js';
import { personActor } from './domain/person-actor.js';
import { personAdded, everySessionEnded, personDeactivated, roleGranted } from './identity.facts.js';
import type { PersonEntity } from './persistence/person.entity.js';
import { PersonRepository } from './persistence/person.repository.js';
import { SessionRepository } from './persistence/session.repository.js';
import { toUser } from './presenter.js';
import { type IssuedEmailLink, IssueEmailLink } from './use-cases/issue-email-link.js';
import { RefuseReservedName } from './use-cases/refuse-reserved-name.js';

/** A person as other contexts see them. */
export interface Person {
  readonly id: string;
  readonly nationalId: string;
  readonly fullName: string;
  /** Where the person is written to: verified, or null. */
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

/** What other contexts ask of identity. The caller checks access; every call joins the transaction of `ctx`. */
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
    return person && asPerson(person);
  }

  /** People by id, in one query; an id that is not known is not in the map. */
  async people(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Person>> {
    const found = await this.persons.findAll(ctx, ids);
    return new Map(found.map((person) => [person.id, asPerson(person)]));
  }

  /**
   * Who acts, as `GET /api/user/me` answers it; null when nobody is signed in. For the page that the shell starts from.
   */
  async ownUser(ctx: Ctx): Promise<User | null> {
    if (ctx.actor.kind !== 'person') return null;
    const person = await this.persons.find(ctx, ctx.actor.userId);
    return person && toUser(person);
  }

  /** A person by national id (ten Latin digits), or null. */
  async personByNationalId(ctx: Ctx, nationalId: string): Promise<Person | null> {
    const person = await this.persons.findByNationalId(ctx, nationalId);
    return person && asPerson(person);
  }

  /**
   * The person of a national id; made with this name and role when there is none, given the role when it lacks. The
   * caller has checked the id. A name that is there already stays.
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

  /** A name that somebody writes for another person. @throws IdentityAdminsNameError (422) */
  refuseAdminsName(ctx: Ctx, fullName: string): Promise<void> {
    return this.reservedName.forAnother(ctx, fullName);
  }

  /** The names among these that an administrator has; somebody writes them for others. */
  adminsNames(ctx: Ctx, names: readonly string[]): Promise<ReadonlySet<string>> {
    return this.reservedName.among(ctx, names);
  }

  /** Gives a role; nothing happens when the person has it. The active role stays. */
  async addRole(ctx: Ctx, personId: string, role: Role): Promise<Person> {
    return this.transactions.run(ctx, async (ctx) => {
      if (await this.persons.addRole(ctx, personId, role)) {
        await this.facts.record(ctx, roleGranted, { personId, role });
      }
      const person = await this.persons.find(ctx, personId);
      if (!person) throw new Error('a role was given to nobody');
      return asPerson(person);
    });
  }

  /**
   * A secret for a link that verifies an e-mail address, made when it is mailed; the last one counts. Null when the
   * link is of no use any more.
   */
  issueEmailLink(ctx: Ctx, linkId: string): Promise<IssuedEmailLink | null> {
    return this.issueLink.execute(ctx, linkId);
  }

  /** Closes an account: the person's sessions end with it and history stays. */
  async deactivate(ctx: Ctx, personId: string): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      await this.persons.deactivate(ctx, personId);
      await this.sessions.endAllOf(ctx, personId, 'deactivated');
      await this.facts.record(ctx, personDeactivated, { personId });
    });
  }

  /** Ends the session of everybody, e.g. in a database that was restored. */
  async endEverySession(ctx: Ctx): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      const ended = await this.sessions.endEvery(ctx);
      await this.facts.record(ctx, everySessionEnded, { ended });
    });
  }

  /** How many active people there are, how many came since a moment, and how many hold each role. */
  counts(ctx: Ctx, since: Date): Promise<{ total: number; newSince: number; byRole: Record<Role, number> }> {
    return this.persons.counts(ctx, since);
  }

  /** Ids of the active people who hold a role. */
  idsByRole(ctx: Ctx, role: Role): Promise<string[]> {
    return this.persons.idsByRole(ctx, role);
  }

  /**
   * `ctx` with a person acting in a role of theirs, for work that goes on after they asked for it; null when their
   * account was closed or the role was taken from them meanwhile.
   */
  async onBehalfOf(ctx: Ctx, personId: string, role: Role): Promise<Ctx | null> {
    const person = await this.person(ctx, personId);
    if (!person?.isActive || !person.roles.includes(role)) return null;
    return { ...ctx, actor: actorOf(person, role) };
  }

  /**
   * `ctx` with a person acting, for sample steps that go through use cases as that person would.
   * @param role which of the roles is the active one
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

function asPerson(person: PersonEntity): Person {
  return {
    id: person.id,
    nationalId: person.nationalId,
    fullName: person.fullName,
    email: person.emailVerifiedAt === null ? null : person.email,
    phone: person.phone,
    roles: person.roles.map(({ role }) => role),
    role: person.activeRole,
    language: person.preferredLanguage,
    isActive: person.deactivatedAt === null,
    preferences: eachToggle((toggle) => person[toggle]),
  };
}
