import { Injectable } from '@nestjs/common';
import { type Role, roles } from '@waqf/contracts/identity';
import { inactiveDays, type UserQuery, type UserStats } from '@waqf/contracts/users';
import { arabicSearchKey, normaliseDigits } from '@waqf/formats';
import {
  type Ctx,
  cursorPart,
  ListCursor,
  listOf,
  neverNull,
  oneOf,
  type PlaceIn,
  rowOf,
  sql,
} from '../../platform/index.js';

export const userCursor = new ListCursor({ createdAt: cursorPart.instant, id: cursorPart.id });

/** A person as administrators see them. */
export interface ManagedUserRow {
  readonly id: string;
  readonly fullName: string;
  readonly activeRole: Role;
  readonly roles: Role[];
  readonly createdAt: Date;
  readonly deactivatedAt: Date | null;
  readonly lastSignInAt: Date | null;
  readonly sessions: number;
}

/**
 * SQL condition of an open session: `$1` is now; a session that was last used at or before `$2` has been idle too long.
 */
const alive = 's.ended_at IS NULL AND s.ends_at > $1 AND s.last_seen_at > $2';
const columns = `p.id, p.full_name AS "fullName", p.active_role AS "activeRole",
  ARRAY(SELECT r.role FROM identity.person_role r WHERE r.person_id = p.id ORDER BY r.granted_at, r.role) AS roles,
  p.created_at AS "createdAt", p.deactivated_at AS "deactivatedAt",
  (SELECT max(s.created_at) FROM identity.session s WHERE s.person_id = p.id) AS "lastSignInAt",
  (SELECT count(*) FROM identity.session s WHERE s.person_id = p.id AND ${alive})::int4 AS sessions`;
/**
 * SQL condition of an open account without a sign-in since a moment; accounts created after that moment do not count.
 */
const unusedSince = (moment: string): string => `p.deactivated_at IS NULL AND p.created_at < ${moment}
  AND NOT EXISTS (SELECT FROM identity.session s WHERE s.person_id = p.id AND s.created_at >= ${moment})`;
const userRow = rowOf({
  id: 'uuid',
  fullName: 'text',
  activeRole: oneOf(roles),
  roles: listOf(roles),
  createdAt: 'timestamptz',
  deactivatedAt: 'timestamptz?',
  lastSignInAt: 'timestamptz?',
  sessions: 'int4',
});

const listUsers = sql({
  name: 'identity.list-users',
  text: `SELECT ${columns} FROM identity.person p
         WHERE ($3::text IS NULL OR p.national_id = $3 OR starts_with(p.id::text, $3)
             OR ($4::text <> '' AND strpos(p.search_key, $4) > 0))
           AND ($5::text IS NULL OR EXISTS (
             SELECT FROM identity.person_role r WHERE r.person_id = p.id AND r.role = $5))
           AND ($6::boolean IS NULL OR (p.deactivated_at IS NULL) = $6)
           AND ($7::timestamptz IS NULL OR (p.created_at, p.id) < ($7, $8::uuid))
           AND ($10::timestamptz IS NULL OR ${unusedSince('$10')})
         ORDER BY p.created_at DESC, p.id DESC LIMIT $9`,
  row: userRow,
});
const findUser = sql({
  name: 'identity.find-user',
  text: `SELECT ${columns} FROM identity.person p WHERE p.id = $3`,
  row: userRow,
});
const countSessions = sql({
  name: 'identity.count-open-sessions',
  text: `SELECT count(DISTINCT s.person_id)::int4 AS "signedIn", count(*)::int4 AS sessions
         FROM identity.session s WHERE ${alive}`,
  row: { signedIn: 'int4', sessions: 'int4' },
});
const countInactive = sql({
  name: 'identity.count-inactive-users',
  text: `SELECT count(*)::int4 AS people,
           (count(*) FILTER (WHERE p.active_role = 'beneficiary'))::int4 AS beneficiaries
         FROM identity.person p WHERE ${unusedSince('$1')}`,
  row: { people: 'int4', beneficiaries: 'int4' },
});
const lockAdmins = sql({
  name: 'identity.lock-admins',
  text: `SELECT pg_advisory_xact_lock(hashtext('identity.last-admin'))::text AS locked`,
  row: { locked: 'text?' },
});
const listAccess = sql({
  name: 'identity.list-access',
  text: `SELECT p.id, (p.deactivated_at IS NULL) AS "isActive" FROM identity.person p
         WHERE p.deactivated_at IS NOT NULL
           OR EXISTS (SELECT FROM identity.person_role r WHERE r.person_id = p.id AND r.role = 'admin')
         ORDER BY p.id`,
  row: { id: 'uuid', isActive: neverNull('bool', 'a test of a column') },
});
const removeRole = sql({
  name: 'identity.remove-role',
  text: 'DELETE FROM identity.person_role WHERE person_id = $1 AND role = $2',
});
const reactivate = sql({
  name: 'identity.reactivate-person',
  text: 'UPDATE identity.person SET deactivated_at = NULL WHERE id = $1',
});

/** People as administrators list and change them. */
@Injectable()
export class ManagedUserRepository {
  /** @param idleMinutes the setting `sessionTimeout` */
  list(
    ctx: Ctx,
    idleMinutes: number,
    { search, role, state, inactive }: UserQuery,
    page: { after: PlaceIn<typeof userCursor> | null; limit: number },
  ): Promise<ManagedUserRow[]> {
    const sought = search?.trim().toLowerCase() || null;
    return listUsers.rows(ctx, [
      ...openSince(ctx, idleMinutes),
      sought === null ? null : normaliseDigits(sought),
      arabicSearchKey(sought ?? ''),
      role ?? null,
      state === undefined ? null : state === 'active',
      page.after?.createdAt ?? null,
      page.after?.id ?? null,
      page.limit,
      inactive === undefined ? null : inactiveSince(ctx),
    ]);
  }

  async find(ctx: Ctx, idleMinutes: number, id: string): Promise<ManagedUserRow | null> {
    return (await findUser.first(ctx, [...openSince(ctx, idleMinutes), id])) ?? null;
  }

  /** How many people are signed in, and how many active accounts are not in use. */
  async usage(ctx: Ctx, idleMinutes: number): Promise<Required<Pick<UserStats, 'signedIn' | 'sessions' | 'inactive'>>> {
    return {
      ...(await countSessions.one(ctx, openSince(ctx, idleMinutes))),
      inactive: await countInactive.one(ctx, [inactiveSince(ctx)]),
    };
  }

  /**
   * Makes changes of administrators wait for each other until the end of the transaction, as the tables' triggers do.
   */
  async lockAdmins(ctx: Ctx): Promise<void> {
    await lockAdmins.one(ctx, []);
  }

  /** The active administrators and the closed accounts. */
  access(ctx: Ctx): Promise<{ id: string; isActive: boolean }[]> {
    return listAccess.rows(ctx, []);
  }

  async removeRole(ctx: Ctx, personId: string, role: Role): Promise<void> {
    await removeRole.run(ctx, [personId, role]);
  }

  async reactivate(ctx: Ctx, personId: string): Promise<void> {
    await reactivate.run(ctx, [personId]);
  }
}

const dayMs = 86_400_000;
const inactiveSince = (ctx: Ctx): Date => new Date(ctx.clock.now().getTime() - inactiveDays * dayMs);

const openSince = (ctx: Ctx, idleMinutes: number): [Date, Date] => {
  const now = ctx.clock.now();
  return [now, new Date(now.getTime() - idleMinutes * 60_000)];
};
