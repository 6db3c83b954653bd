import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waqfRenamed } from '../../src/endowments/endowments.facts.js';
import { MembershipForbiddenError, MembershipNotAcceptedError, Memberships } from '../../src/membership/index.js';
import { type MembershipSource, WaqfNotices } from '../../src/membership/index.js';
import { AccessRights, type Ctx, DomainError, Facts, newId } from '../../src/platform/index.js';
import { transferPolicyChanged } from '../../src/banking/banking.facts.js';
import { inTransaction, providerOf } from '../banking/waqf-money.js';
import { startApi, type TestApi } from '../harness.js';
import { actingAs, addRole, approvedWaqf, people, systemCtx } from './approved-waqf.js';

let api: TestApi;
let membership: Memberships;
let waqfId: string;
let otherId: string;
/** The nazir of the deed has not accepted yet. */
let awaitedId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  membership = providerOf(api, Memberships);
  waqfId = await approvedWaqf(api, { name: 'وقف القيام' });
  otherId = await approvedWaqf(api, { name: 'وقف غيره', waqif: people.otherWaqif, nazir: people.otherNazir });
  awaitedId = await approvedWaqf(api, { name: 'وقف منتظر' });
  await api.query('UPDATE endowments.waqf SET nazir_accepted_at = NULL WHERE id = $1', [awaitedId]);
}, 180_000);
afterAll(() => api.stop());

class OwnForbiddenError extends DomainError {
  readonly code = 'test.forbidden';
  readonly status = 403;
  constructor() {
    super({ ar: 'لا يجوز', en: 'Not allowed' });
  }
}
const idOf = async (nationalId: string) =>
  (await api.query<{ id: string }>('SELECT id FROM identity.person WHERE national_id = $1', [nationalId]))[0]?.id ?? '';
const withRoles = ({ actor, ...ctx }: Ctx, roles: readonly string[]): Ctx =>
  ({ ...ctx, actor: { ...actor, roles } }) as Ctx;

test('waqfs have one source', () => {
  expect(() => membership.register({} as MembershipSource)).toThrow('has a source already');
});

test('a nazir who has not accepted is told so, and only where a nazir could act', async () => {
  const nazir = await actingAs(api, people.nazir);
  expect(await membership.of(nazir, awaitedId)).toMatchObject({ nazirId: null, relations: ['appointed'] });
  const forbidden = () => new OwnForbiddenError();
  await expect(membership.requireRelation(nazir, awaitedId, ['nazir'], forbidden)).rejects.toThrow(
    MembershipNotAcceptedError,
  );
  await expect(membership.requireRelation(nazir, awaitedId, ['waqif', 'admin'])).rejects.toThrow(
    MembershipForbiddenError,
  );
  await expect(membership.requireRelation(nazir, awaitedId, ['waqif'], forbidden)).rejects.toThrow(OwnForbiddenError);
  await expect(membership.requireRelation(nazir, awaitedId, ['nazir', 'appointed'])).resolves.toBeDefined();
});

test('being named in a waqf gives no relation without the role', async () => {
  const [founder, nazir] = [await actingAs(api, people.waqif), await actingAs(api, people.nazir)];
  expect(await membership.of(withRoles(founder, ['nazir', 'beneficiary']), waqfId)).toBeUndefined();
  expect(await membership.of(withRoles(nazir, ['waqif']), waqfId)).toBeUndefined();
  expect(await membership.of(withRoles(nazir, ['waqif']), awaitedId)).toBeUndefined();
});

test('whoever is not signed in has no waqf', async () => {
  const nobody: Ctx = { ...systemCtx(api), actor: { kind: 'anonymous' } };
  expect(await membership.of(nobody, waqfId)).toBeUndefined();
  expect((await membership.ofAll(nobody, [waqfId, otherId])).size).toBe(0);
  expect(await membership.visibleWaqfIds(nobody)).toEqual([]);
  expect(await membership.accessRights(nobody)).toBeUndefined();
});

test('the waqfs of a list are read with the relation to each', async () => {
  const visible = await membership.visible(await actingAs(api, people.nazir));
  expect([...visible].map(([id, { relation }]) => [id, relation]).toSorted()).toEqual(
    [
      [waqfId, 'nazir'],
      [awaitedId, 'appointed'],
    ].toSorted(),
  );
});

test('a replica compares the waqfs of every role; those of beneficiaries are not known here', async () => {
  expect(await membership.accessRights(systemCtx(api))).toEqual([]);
  expect(await membership.accessRights(await actingAs(api, people.admin))).toEqual([]);
  expect(await membership.accessRights(await actingAs(api, people.beneficiary))).toBeUndefined();
  await addRole(api, people.waqif, 'nazir');
  const own = await approvedWaqf(api, { waqif: people.otherWaqif, nazir: people.waqif });
  const founder = await actingAs(api, people.waqif, 'waqif');
  const lists = (await membership.accessRights(founder)) ?? [];
  expect(lists.map((ids) => ids.toSorted()).toSorted()).toEqual([[waqfId, awaitedId].toSorted(), [own]].toSorted());
  const rights = providerOf(api, AccessRights);
  expect(await rights.of(founder)).toBe(JSON.stringify(lists));
  await api.query('UPDATE endowments.waqf SET nazir_id = $2 WHERE id = $1', [own, await idOf(people.otherNazir)]);
  expect(await rights.of(founder)).not.toBe(JSON.stringify(lists));
});

test('the value of the assets is known of those waqfs of which one was recorded', async () => {
  const founder = await api.signIn(people.waqif);
  const value = { amount: '2500000.50', valuedOn: '2026-01-01', source: 'valuation', reference: 'تقرير 1' };
  expect((await founder.post(`/api/waqf/${waqfId}/asset-values`, value)).status).toBe(201);
  expect(await membership.assetValues(systemCtx(api), [waqfId, waqfId, otherId])).toEqual(
    new Map([[waqfId, 250_000_050n]]),
  );
});

test('open pages of founder, nazir and appointed nazir reload a waqf once for each fact that says so', async () => {
  await addRole(api, people.otherWaqif, 'nazir');
  const own = await approvedWaqf(api, { waqif: people.otherWaqif, nazir: people.otherWaqif });
  await api.settled();
  const last = await api.query<{ id: string }>(
    'SELECT coalesce(max(id), 0)::text AS id FROM notifications.stream_event',
  );
  const names = { name: 'وقف', description: 'وصف' };
  const recorded = (id: string) =>
    inTransaction(api, async (ctx) => {
      const facts = providerOf(api, Facts);
      await facts.record(ctx, waqfRenamed, { waqfId: id, before: names, after: names });
    });
  for (const id of [waqfId, awaitedId, own]) await recorded(id);
  await inTransaction(api, (ctx) =>
    providerOf(api, Facts).record(ctx, transferPolicyChanged, { waqfId: otherId, before: null, after: '1.00' }),
  );
  await api.settled();
  const reloaded = await api.query<{ waqf: string; id: string }>(
    `SELECT e.data ->> 'waqfId' AS waqf, p.national_id AS id FROM notifications.stream_event e
     JOIN identity.person p ON p.id = e.user_id WHERE e.event = 'waqf.changed' AND e.id > $1 ORDER BY 1, 2`,
    [last[0]?.id],
  );
  const expected = [waqfId, awaitedId].flatMap((waqf) => [people.waqif, people.nazir].map((id) => ({ waqf, id })));
  expect(reloaded).toEqual(
    [...expected, { waqf: own, id: people.otherWaqif }].toSorted((one, other) =>
      `${one.waqf} ${one.id}` < `${other.waqf} ${other.id}` ? -1 : 1,
    ),
  );
});

test('notices of several facts have the time of the facts; a waqf that is gone has none', async () => {
  const occurredAt = new Date('2026-03-01T08:00:00.000Z');
  const words = { title: { ar: 'إشعار الحقائق', en: 'Notice of facts' }, message: { ar: 'نص', en: 'Text' } };
  await inTransaction(api, (ctx) =>
    providerOf(api, WaqfNotices).send(
      ctx,
      { id: '1', occurredAt } as Parameters<WaqfNotices['send']>[1],
      [waqfId, newId(), otherId].map((id) => ({ waqfId: id })),
      ({ waqifId }) => [{ ...words, userId: waqifId, type: 'info', priority: 'low', category: 'waqf' }],
    ),
  );
  const rows = await api.query<{ id: string; at: Date }>(
    `SELECT p.national_id AS id, n.created_at AS at FROM notifications.notification n
     JOIN identity.person p ON p.id = n.user_id WHERE n.title_en = $1 ORDER BY 1`,
    [words.title.en],
  );
  expect(rows).toEqual([
    { id: people.waqif, at: occurredAt },
    { id: people.otherWaqif, at: occurredAt },
  ]);
});
