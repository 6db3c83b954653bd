import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApprovalList } from '@waqf/contracts/approvals';
import { makeSaudiIban, riyadhDay } from '@waqf/formats';
import { codeIn } from '../banking/waqf-money.js';
import { bornYearsAgo } from '../beneficiaries/minors.js';
import type { Browser } from '../browser.js';
import { heirs, runIn, RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { addRole, people } from '../membership/approved-waqf.js';

const first = { nationalId: people.otherWaqif, fullName: 'من سمّاه الواقف أولًا' };
const next = { nationalId: people.otherNazir, fullName: 'من سمّاه الواقف بعده' };
const child = { nationalId: '1000000115', fullName: 'جود بنت سعود الزهراني', allocatedPercentage: 50 };

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
}, 180_000);
afterAll(() => api.stop());

const name = async (founder: Browser, waqfId: string, secondApprover: object | null) => {
  const body = { approvalAbove: null, secondApprover };
  expect((await founder.confirmed('PUT', `/api/waqf/${waqfId}/transfer-policy`, { body })).status).toBe(200);
};
const approve = (by: Browser, id: string | null) => by.confirmed('POST', `/api/approvals/${id}/approve`, { body: {} });
const waiting = async (by: Browser) =>
  ((await by.get('/api/approvals?status=waiting')).body as ApprovalList).approvals ?? [];

test('a person who was replaced decides nothing that still waits, whatever its kind; the new one does', async () => {
  const [nazir, founder] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  const [replaced, named] = [await api.signIn(first.nationalId), await api.signIn(next.nationalId)];
  const waqf = await RunWaqf.open(api, nazir);
  await waqf.add({ ...heirs.noura, allocatedPercentage: 100 });
  const today = riyadhDay(api.clock.now());
  await waqf.enter('1000.00', today);
  await name(founder, waqf.id, first);
  const { id } = await waqf.calculated({ from: today, to: today });
  const { approvalId } = runIn(await waqf.act(id, 'submit', {}));
  expect((await waiting(replaced)).map((request) => [request.id, request.mayDecide])).toEqual([[approvalId, true]]);

  await name(founder, waqf.id, next);
  expect(await waiting(replaced)).toEqual([]);
  expect((await approve(replaced, approvalId)).status).toBe(404);
  expect((await waqf.view(id)).run.state).toBe('submitted');
  expect((await approve(named, approvalId)).status).toBe(200);
  expect((await waqf.view(id)).run.state).toBe('approved');
});

test('once a second person is named, a founder who is also the nazir no longer approves a run alone', async () => {
  const { founder, waqf } = await waqfOfOne();
  await waqf.add({ ...heirs.majed, allocatedPercentage: 100 });
  const today = riyadhDay(api.clock.now());
  await waqf.enter('1000.00', today);
  const { id } = await waqf.calculated({ from: today, to: today });
  const { approvalId } = runIn(await waqf.act(id, 'submit', {}));
  await name(founder, waqf.id, first);
  api.clock.advance({ hours: 25 });
  const later = await api.signIn(people.waqif);
  expect(codeIn(await approve(later, approvalId))).toBe('approvals.own-request');
  await name(later, waqf.id, null);
  expect(codeIn(await approve(later, approvalId))).toBe('approvals.waiting-time');
  api.clock.advance({ hours: 25 });
  expect((await approve(await api.signIn(people.waqif), approvalId)).status).toBe(200);
});

test('the guardian who asks for a minor’s account never approves it alone, even in a waqf of one person', async () => {
  const { founder, waqf } = await waqfOfOne();
  const cardId = await waqf.add({ ...child, bornOn: bornYearsAgo(api, 10) });
  const guardian = { nationalId: people.waqif, fullName: 'ولي القاصر', deed: 'صك ولاية رقم 451180273' };
  expect((await founder.post(`/api/beneficiary/${cardId}/guardians`, guardian)).status).toBe(201);
  const iban = makeSaudiIban('80', '608010167519');
  const asked = await founder.confirmed('POST', `/api/beneficiary/${cardId}/ibans`, { body: { iban } });
  expect(asked.body).toMatchObject({ iban: { state: 'confirmed' } });
  const request = (await waiting(founder)).find(({ kind }) => kind === 'payee');
  expect(request).toMatchObject({ mayDecide: false });
  api.clock.advance({ hours: 25 });
  const later = await api.signIn(people.waqif);
  expect(codeIn(await approve(later, request?.id ?? null))).toBe('approvals.own-request');
  await name(later, waqf.id, first);
  expect((await approve(await api.signIn(first.nationalId), request?.id ?? null)).status).toBe(200);
});

/** A waqf whose founder is also its nazir. */
async function waqfOfOne(): Promise<{ founder: Browser; waqf: RunWaqf }> {
  await addRole(api, people.waqif, 'nazir');
  const founder = await api.signIn(people.waqif);
  return { founder, waqf: await RunWaqf.open(api, founder, { nazir: people.waqif }) };
}
