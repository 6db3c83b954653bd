import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../src/platform/index.js';
import { MembershipForbiddenError, MembershipWaqfNotFoundError, Memberships } from '../../src/membership/index.js';
import { startApi, type TestApi } from '../harness.js';
import { actingAs, addRole, approvedWaqf, people, systemCtx } from './approved-waqf.js';

let api: TestApi;
let membership: Memberships;
let waqfId: string;
let draftId: string;
let foreignId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  membership = api.application.app.get(Memberships, { strict: false });
  waqfId = await approvedWaqf(api, { name: 'وقف القيام' });
  draftId = await approvedWaqf(api, { name: 'وقف المسودة', status: 'draft' });
  foreignId = await approvedWaqf(api, { name: 'وقف غيره', waqif: people.otherWaqif, nazir: people.otherNazir });
});
afterAll(() => api.stop());

test.each([
  ['the founder', people.waqif, 'waqif'],
  ['the nazir', people.nazir, 'nazir'],
  ['an administrator', people.admin, 'admin'],
] as const)('%s stands in one relation', async (_, nationalId, relation) => {
  expect(await membership.of(await actingAs(api, nationalId), waqfId)).toMatchObject({
    waqfId,
    waqfName: 'وقف القيام',
    status: 'approved',
    relation,
    relations: [relation],
  });
});

test('another’s waqf and a waqf that does not exist are not found', async () => {
  const founder = await actingAs(api, people.waqif);
  expect(await membership.of(founder, foreignId)).toBeUndefined();
  expect(await membership.of(founder, newId())).toBeUndefined();
  expect(await membership.of(await actingAs(api, people.beneficiary), waqfId)).toBeUndefined();
  expect(await membership.of(await actingAs(api, people.nazir), draftId)).toBeUndefined();
});

test('of several requested waqfs those of others are left out', async () => {
  const memberships = await membership.ofAll(await actingAs(api, people.waqif), [waqfId, foreignId, draftId, waqfId]);
  expect([...memberships.keys()].toSorted()).toEqual([waqfId, draftId].toSorted());
  expect(memberships.get(draftId)).toEqual(await membership.of(await actingAs(api, people.waqif), draftId));
});

describe('a required relation', () => {
  test('another’s waqf gives 404, and one’s own waqf in another relation 403', async () => {
    const [founder, nazir, other] = [
      await actingAs(api, people.waqif),
      await actingAs(api, people.nazir),
      await actingAs(api, people.otherNazir),
    ];
    await expect(membership.requireRelation(nazir, waqfId, ['nazir'])).resolves.toMatchObject({ relation: 'nazir' });
    await expect(membership.requireRelation(founder, waqfId, ['nazir', 'admin'])).rejects.toThrow(
      MembershipForbiddenError,
    );
    await expect(membership.requireRelation(other, waqfId, ['nazir'])).rejects.toThrow(MembershipWaqfNotFoundError);
  });

  test('a founder who is also the nazir is accepted as the nazir, whatever role is active', async () => {
    await addRole(api, people.otherWaqif, 'nazir');
    const own = await approvedWaqf(api, { waqif: people.otherWaqif, nazir: people.otherWaqif });
    const founder = await actingAs(api, people.otherWaqif, 'waqif');
    expect(await membership.requireRelation(founder, own, ['nazir'])).toMatchObject({
      relation: 'waqif',
      relations: ['waqif', 'nazir'],
    });
  });

  test('the platform itself is accepted everywhere and has no relation', async () => {
    expect(await membership.requireRelation(systemCtx(api), draftId, ['nazir'])).toMatchObject({
      relation: null,
      relations: [],
      nazirId: null,
    });
    await expect(membership.requireRelation(systemCtx(api), newId(), ['nazir'])).rejects.toThrow(
      MembershipWaqfNotFoundError,
    );
  });
});

test('lists depend on the active role; a beneficiary has none', async () => {
  const visible = async (nationalId: string) => membership.visibleWaqfIds(await actingAs(api, nationalId));
  const ofFounder = await visible(people.waqif);
  expect(ofFounder).toEqual(expect.arrayContaining([waqfId, draftId]));
  expect(ofFounder).not.toContain(foreignId);
  expect(await visible(people.nazir)).toEqual([waqfId]);
  expect(await visible(people.beneficiary)).toEqual([]);
  expect(await visible(people.admin)).toEqual(expect.arrayContaining([waqfId, draftId, foreignId]));
  expect(await membership.visibleWaqfIds(systemCtx(api))).toEqual(expect.arrayContaining([waqfId, foreignId]));
});

test('names are returned by id, each once, without unknown ids', async () => {
  expect(await membership.names(systemCtx(api), [waqfId, waqfId, newId()])).toEqual(new Map([[waqfId, 'وقف القيام']]));
  expect(await membership.names(systemCtx(api), [])).toEqual(new Map());
});
