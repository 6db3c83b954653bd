import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Desk } from '@waqf/contracts/desk';
import type { RemovedPayees } from '@waqf/contracts/distributions';
import { parseAmount } from '@waqf/money';
import { DistributionsFacade } from '../../src/distributions/index.js';
import { IdentityFacade } from '../../src/identity/index.js';
import { newId } from '../../src/platform/index.js';
import { inTransaction, providerOf } from '../banking/waqf-money.js';
import { bornYearsAgo } from '../beneficiaries/minors.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { heirs, runIn, RunWaqf } from './run-waqf.js';

let api: TestApi;
let [nazir, waqif]: Browser[] = [];
let waqf: RunWaqf;
let nouraId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
}, 180_000);
afterAll(() => api.stop());

const by = (browser: Browser | undefined): Browser => browser ?? api.browser();
beforeEach(async () => {
  waqf = await RunWaqf.open(api, by(nazir));
  nouraId = await waqf.add(heirs.noura);
  await waqf.add({ ...heirs.majed, allocatedPercentage: 50 });
  await waqf.enter('1000.00', '2026-01-05');
});

const approved = async (): Promise<string> => {
  const { id } = await waqf.calculated({ from: '2026-01-01', to: '2026-06-30' });
  runIn(await waqf.act(id, 'submit', {}));
  runIn(await waqf.act(id, 'approve', {}, waqif));
  return id;
};
const removed = async (browser = nazir, query = `?waqfId=${waqf.id}`): Promise<RemovedPayees> =>
  (await by(browser).get(`/api/distributions/removed${query}`)).body as RemovedPayees;
const change = async (body: object): Promise<number> =>
  (await by(nazir).patch(`/api/beneficiary/${nouraId}`, body)).status;
const guardian = { nationalId: '1000000099', fullName: 'سالم بن محمد القحطاني', deed: 'صك ولاية 44120087' };

test('whoever was removed is found as long as something is owed to them', async () => {
  const runId = await approved();
  expect(await removed()).toEqual({ payees: [], corrections: [], left: 0 });
  await waqf.leave(nouraId, heirs.noura.nationalId);
  expect(await removed()).toMatchObject({
    payees: [{ beneficiaryId: nouraId, waqfId: waqf.id, amount: '500.00', runId, diedOn: null, withheld: null }],
    left: 0,
  });
  expect((await removed(nazir, '')).payees.map(({ beneficiaryId }) => beneficiaryId)).toContain(nouraId);
  expect((await removed(await api.signIn(people.admin))).payees).toHaveLength(1);
  runIn(await waqf.act(runId, 'pay'));
  await waqf.settled(runId);
  expect((await removed()).payees).toEqual([]);
});

test('only who manages the beneficiaries of the waqf sees them', async () => {
  const path = `/api/distributions/removed?waqfId=${waqf.id}`;
  expect((await by(waqif).get(path)).status).toBe(403);
  expect((await (await api.signIn(heirs.noura.nationalId)).get(path)).status).toBe(403);
  expect((await (await api.signIn(people.otherNazir)).get(path)).status).toBe(404);
});

test('the death of a removed person is recorded, also when it was recorded wrongly', async () => {
  await approved();
  await waqf.leave(nouraId, heirs.noura.nationalId);
  expect(await change({ diedOn: '2026-07-01' })).toBe(200);
  expect((await removed()).payees).toMatchObject([{ diedOn: '2026-07-01', withheld: { code: 'deceased' } }]);
  expect(await change({ diedOn: null })).toBe(200);
  expect((await removed()).payees).toMatchObject([{ diedOn: null, withheld: null }]);
  expect(await change({ diedOn: null, relationship: 'ابنة' })).toBe(404);
});

test('a removed minor without a guardian is on the desk, and the guardian recorded there frees the amount', async () => {
  await approved();
  await waqf.leave(nouraId, heirs.noura.nationalId);
  expect(await change({ bornOn: bornYearsAgo(api, 9) })).toBe(200);
  const onDesk = async () => {
    const { items } = (await by(nazir).get('/api/desk')).body as Desk;
    return items.filter(({ kind, waqfId }) => kind === 'no_guardian' && waqfId === waqf.id);
  };
  expect(await onDesk()).toMatchObject([
    { amount: '500.00', to: `/beneficiaries?waqf=${waqf.id}&guardians=${nouraId}` },
  ]);
  expect((await removed()).payees).toMatchObject([{ withheld: { code: 'no-guardian' } }]);
  expect((await by(nazir).post(`/api/beneficiary/${nouraId}/guardians`, guardian)).status).toBe(201);
  expect(await onDesk()).toEqual([]);
  expect((await removed()).payees).toMatchObject([{ withheld: null }]);
});

const because = { ar: 'حُسب نصيبها عن شهر ناقص', en: 'Her share left out a month' };
/** Adds a correction, as the granting of an objection does. */
const correct = (amount: string) =>
  inTransaction(api, async (ctx) => {
    const acting = await providerOf(api, IdentityFacade).actingAs(ctx, people.nazir, 'nazir');
    const given = {
      waqfId: waqf.id,
      beneficiaryId: nouraId,
      amount: parseAmount(amount),
      because,
      objectionId: newId(),
    };
    await providerOf(api, DistributionsFacade).addCorrection({ ...acting, manager: ctx.manager }, given);
  });

test('a correction that no run has taken yet is listed with its reason until one is approved', async () => {
  const runId = await approved();
  runIn(await waqf.act(runId, 'pay'));
  await waqf.settled(runId);
  await correct('75.00');
  expect((await removed()).corrections).toEqual([]);
  await waqf.leave(nouraId, heirs.noura.nationalId);
  expect(await removed()).toMatchObject({
    payees: [],
    corrections: [{ beneficiaryId: nouraId, waqfId: waqf.id, amount: '75.00', because, withheld: null }],
    left: 0,
  });
  expect(await change({ bornOn: bornYearsAgo(api, 9) })).toBe(200);
  expect((await removed()).corrections).toMatchObject([{ withheld: { code: 'no-guardian' } }]);
  const { items } = (await by(nazir).get('/api/desk')).body as Desk;
  expect(items.filter(({ kind, waqfId }) => kind === 'no_guardian' && waqfId === waqf.id)).toMatchObject([
    { amount: '75.00', to: `/beneficiaries?waqf=${waqf.id}&guardians=${nouraId}` },
  ]);
  await waqf.enter('1000.00', '2026-07-05');
  const next = await waqf.calculated({ from: '2026-07-01', to: '2026-07-31' });
  runIn(await waqf.act(next.id, 'submit', {}));
  runIn(await waqf.act(next.id, 'approve', {}, waqif));
  expect(await removed()).toMatchObject({ payees: [{ amount: '75.00', runId: next.id }], corrections: [] });
});
