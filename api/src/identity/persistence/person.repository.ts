import { Injectable } from '@nestjs/common';
import {
  eachToggle,
  language,
  type NotificationPreferences,
  type NotificationToggle,
  type Role,
  roles,
} from '@waqf/contracts/identity';
import { arabicSearchKey } from '@waqf/formats';
import { type Ctx, neverNull, oneOf, sql } from '../../platform/index.js';
import { PersonEntity, PersonRoleEntity, toggles } from './person.entity.js';

const listPeople = sql({
  name: 'identity.list-people',
  text: `SELECT id, national_id AS "nationalId", full_name AS "fullName", email, email_verified_at AS "emailVerifiedAt",
           phone, active_role AS "activeRole", preferred_language AS "preferredLanguage",
           deactivated_at AS "deactivatedAt", ${toggles},
           ARRAY(SELECT role FROM identity.person_role WHERE person_id = person.id) AS roles
         FROM identity.person WHERE id = ANY ($1::uuid[])`,
  row: {
    id: 'uuid',
    nationalId: 'text',
    fullName: 'text',
    email: 'text?',
    emailVerifiedAt: 'timestamptz?',
    phone: 'text?',
    activeRole: oneOf(roles),
    preferredLanguage: oneOf(language.options),
    deactivatedAt: 'timestamptz?',
    ...eachToggle(() => 'bool' as const),
    roles: neverNull('text[]', 'an empty list at least'),
  },
});
const lockPerson = sql({
  name: 'identity.lock-person',
  text: 'SELECT id FROM identity.person WHERE id = $1 FOR NO KEY UPDATE',
  row: { id: 'uuid' },
});
const addPerson = sql({
  name: 'identity.add-person',
  text: `INSERT INTO identity.person (id, national_id, full_name, email, phone, active_role, created_at,
           search_key)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (national_id) DO NOTHING`,
});
const addRole = sql({
  name: 'identity.add-role',
  text: 'INSERT INTO identity.person_role (person_id, role, granted_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
});
const setEmail = sql({
  name: 'identity.give-email',
  text: 'UPDATE identity.person SET email = $2, email_verified_at = $3 WHERE id = $1 AND email IS NULL',
});
const verifyEmail = sql({
  name: 'identity.verify-email',
  text: `UPDATE identity.person SET email_verified_at = $3
         WHERE id = $1 AND email = $2 AND email_verified_at IS NULL`,
});
const confirmName = sql({
  name: 'identity.confirm-name',
  text: `UPDATE identity.person SET full_name = coalesce($2, full_name), search_key = coalesce($4, search_key),
           name_confirmed_at = $3
         WHERE id = $1 AND name_confirmed_at IS NULL`,
});
const countPeople = sql({
  name: 'identity.count-people',
  text: `SELECT count(*)::int4 AS total, (count(*) FILTER (WHERE created_at >= $1))::int4 AS fresh,
           (count(*) FILTER (WHERE deactivated_at IS NOT NULL))::int4 AS deactivated FROM identity.person`,
  row: { total: 'int4', fresh: 'int4', deactivated: 'int4' },
});
const countByRole = sql({
  name: 'identity.count-people-by-role',
  text: 'SELECT role, count(*)::int4 AS people FROM identity.person_role GROUP BY role',
  row: { role: oneOf(roles), people: 'int4' },
});

/** What other contexts learn about a person (`identity.facade.ts`). */
export type PersonFields = Pick<
  PersonEntity,
  | 'id'
  | 'nationalId'
  | 'fullName'
  | 'email'
  | 'emailVerifiedAt'
  | 'phone'
  | 'activeRole'
  | 'preferredLanguage'
  | 'deactivatedAt'
  | NotificationToggle
> & { readonly roles: readonly Role[] };

/** Counts of all accounts, deactivated ones included; a person with several roles is counted in each. */
export interface PeopleCounts {
  readonly total: number;
  readonly newSince: number;
  readonly deactivated: number;
  readonly byRole: Record<Role, number>;
}

/** People and their roles. */
@Injectable()
export class PersonRepository {
  find(ctx: Ctx, id: string): Promise<PersonEntity | null> {
    return ctx.manager.getRepository(PersonEntity).findOne({ where: { id }, relations: { roles: true } });
  }

  /** Like `find`, with the person locked, so that two changes at the same time take turns. */
  async findLocked(ctx: Ctx, id: string): Promise<PersonEntity | null> {
    await lockPerson.rows(ctx, [id]);
    return this.find(ctx, id);
  }

  /** People by id. Notices of a distribution ask for thousands, so no entity is made for each. */
  async findAll(ctx: Ctx, ids: readonly string[]): Promise<PersonFields[]> {
    if (ids.length === 0) return [];
    const people = await listPeople.rows(ctx, [ids]);
    return people.map((person) => ({ ...person, roles: roles.filter((role) => person.roles.includes(role)) }));
  }

  findByNationalId(ctx: Ctx, nationalId: string): Promise<PersonEntity | null> {
    return ctx.manager.getRepository(PersonEntity).findOne({ where: { nationalId }, relations: { roles: true } });
  }

  /** Adds a person; false when the national id already exists, also when a concurrent transaction added it. */
  async add(
    ctx: Ctx,
    person: Pick<PersonEntity, 'id' | 'nationalId' | 'fullName' | 'email' | 'phone' | 'activeRole'>,
  ): Promise<boolean> {
    const values = [
      person.id,
      person.nationalId,
      person.fullName,
      person.email,
      person.phone,
      person.activeRole,
      ctx.clock.now(),
      arabicSearchKey(person.fullName),
    ];
    return (await addPerson.run(ctx, values)) === 1;
  }

  /** Adds a role; false when the person already had it. */
  async addRole(ctx: Ctx, personId: string, role: Role): Promise<boolean> {
    return (await addRole.run(ctx, [personId, role, ctx.clock.now()])) === 1;
  }

  async activate(ctx: Ctx, personId: string, role: Role): Promise<void> {
    await ctx.manager.getRepository(PersonEntity).update({ id: personId }, { activeRole: role });
  }

  async changeNotifications(ctx: Ctx, personId: string, wanted: Partial<NotificationPreferences>): Promise<void> {
    await ctx.manager.getRepository(PersonEntity).update({ id: personId }, wanted);
  }

  /** Gives a sample person who has no e-mail address one that counts as verified. */
  async setEmail(ctx: Ctx, personId: string, email: string): Promise<void> {
    await setEmail.run(ctx, [personId, email, ctx.clock.now()]);
  }

  /** Marks the address as verified; false when the person has changed the address since, or it was already verified. */
  async verifyEmail(ctx: Ctx, personId: string, email: string): Promise<boolean> {
    return (await verifyEmail.run(ctx, [personId, email, ctx.clock.now()])) === 1;
  }

  /**
   * Replaces the name that others gave by the verified one when the person has proven who they are; this happens once.
   * @param fullName null keeps the existing name
   */
  async confirmName(ctx: Ctx, personId: string, fullName: string | null): Promise<void> {
    await confirmName.run(ctx, [
      personId,
      fullName,
      ctx.clock.now(),
      fullName === null ? null : arabicSearchKey(fullName),
    ]);
  }

  async changeProfile(
    ctx: Ctx,
    personId: string,
    profile: Pick<PersonEntity, 'fullName' | 'email' | 'emailVerifiedAt' | 'phone' | 'preferredLanguage'>,
  ): Promise<void> {
    await ctx.manager
      .getRepository(PersonEntity)
      .update({ id: personId }, { ...profile, searchKey: arabicSearchKey(profile.fullName) });
  }

  async deactivate(ctx: Ctx, personId: string): Promise<void> {
    await ctx.manager.getRepository(PersonEntity).update({ id: personId }, { deactivatedAt: ctx.clock.now() });
  }

  /** The counts that the administrator's dashboard and the page of users show under the same label. */
  async counts(ctx: Ctx, since: Date): Promise<PeopleCounts> {
    const { total, fresh, deactivated } = await countPeople.one(ctx, [since]);
    const byRole: Record<Role, number> = { waqif: 0, nazir: 0, beneficiary: 0, admin: 0 };
    for (const { role, people } of await countByRole.rows(ctx)) byRole[role] = people;
    return { total, newSince: fresh, deactivated, byRole };
  }

  /** The ids of the active people who have a role. */
  async idsByRole(ctx: Ctx, role: Role): Promise<string[]> {
    const rows = await ctx.manager
      .getRepository(PersonRoleEntity)
      .find({ where: { role }, relations: { person: true } });
    return rows.filter(({ person }) => person.deactivatedAt === null).map(({ personId }) => personId);
  }
}
