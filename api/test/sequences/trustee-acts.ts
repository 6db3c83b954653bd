import type { Act, Played } from './act.js';
import { cast } from './world.js';

const reason = 'من تسلسل عشوائي';

/**
 * Another nazir is named, as by an approved amendment, whose deeds nobody reads here; then calls accept or decline.
 * A nazir who was named and has not answered is a party who only reads.
 */
const trusteeship: Act = async (world, waqf) => {
  const [row] = await world.api.query<{ nazir: string | null; accepted: boolean }>(
    `SELECT p.national_id AS nazir, w.nazir_accepted_at IS NOT NULL AS accepted FROM endowments.waqf w
     LEFT JOIN identity.person p ON p.id = w.nazir_id WHERE w.id = $1`,
    [waqf.id],
  );
  let appointed = row?.accepted ? null : (row?.nazir ?? null);
  if (appointed === null) {
    const others = cast.nazir.filter((nationalId) => nationalId !== row?.nazir);
    appointed = world.one(others);
    await world.nameNazir(waqf, appointed);
    if (world.chance(0.3)) return undefined;
  }
  const path = `/api/waqf/${waqf.id}/nazir`;
  if (world.chance(0.2)) return { by: appointed, path: `${path}/decline`, body: { reason } };
  return { by: appointed, path: `${path}/accept`, body: {} };
};

const people = 'SELECT id, national_id AS "nationalId" FROM identity.person';

/** Accounts are closed, and opened again more often, so that most calls have somebody who makes them. */
const suspension: Act = async (world) => {
  const by = world.one(cast.admin);
  const closed = await world.row(`${people} WHERE deactivated_at IS NOT NULL ORDER BY id`);
  if (closed && world.chance(0.8))
    return { by, method: 'PATCH', path: `/api/admin/users/${closed.id}`, body: { reason } };
  const everybody = [...cast.nazir, ...cast.waqif, ...cast.beneficiary];
  const row = await world.row(`${people} WHERE national_id = ANY ($1) ORDER BY id`, [everybody]);
  return row && { by, method: 'DELETE', path: `/api/admin/users/${row.id}`, body: { reason } };
};

const user: Act = async (world) => {
  const by = world.one(cast.admin);
  const role = world.one(['waqif', 'nazir', 'beneficiary']);
  if (world.chance(0.3)) {
    const fullName = 'خالد بن عبدالله العتيبي';
    const nationalId = world.one(['1000000206', '1000000214', '1000000222']);
    return { by, path: '/api/admin/users', body: { nationalId, fullName, role, reason } };
  }
  const row = await world.row(`${people} WHERE national_id = ANY ($1) ORDER BY id`, [
    ['1000000206', '1000000214', '1000000222', '2000000014', '1000000099'],
  ]);
  if (!row) return undefined;
  const path = `/api/admin/users/${row.id}`;
  if (world.chance(0.3)) return { by, method: 'DELETE', path: `${path}/sessions`, body: { reason } };
  return { by, method: 'PATCH', path: `${path}/role`, body: { role, reason } };
};

/** What everybody does with their own account. */
const own: Act = async (world) => {
  const by = world.anybody();
  const [role = 'waqif'] = Object.entries(cast).flatMap(([name, ids]) =>
    (ids as readonly string[]).includes(by) ? [name] : [],
  );
  const notice = await world.row(
    `SELECT n.id FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
     WHERE p.national_id = $1 ORDER BY n.id`,
    [by],
  );
  return world.one<Played>([
    { by, path: '/api/user/role', body: { role } },
    { by, path: '/api/user/session/prolong' },
    { by, path: '/api/user/data-copy', body: {} },
    { by, method: 'DELETE', path: '/api/user/sessions' },
    { by, path: '/api/notifications/read-all' },
    { by, method: 'PATCH', path: `/api/notifications/${notice?.id ?? '0199a000-0000-7000-8000-000000000000'}/read` },
  ]);
};

export const trusteeActs: readonly (readonly [number, Act])[] = [
  [3, trusteeship],
  [3, suspension],
  [1, user],
  [3, own],
];
