import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { StepUpStarted } from '@waqf/contracts/step-up';
import { groupIban } from '@waqf/formats';
import type { Answer, Browser } from '../browser.js';
import { StepUpKinds } from '../../src/identity/index.js';
import { startApi, type TestApi } from '../harness.js';
import { codeIn, providerOf, transfer, transferIn, type WaqfMoney, waqfWithMoney } from '../banking/waqf-money.js';
import { people } from '../membership/approved-waqf.js';

const missing = '0199b2f0-0000-7000-8000-000000000009';
let api: TestApi;
let money: WaqfMoney;
let nazir: Browser;
let waqif: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  money = await waqfWithMoney(api, { ghalla: '9000000.00' });
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
});

const ask = async (amount = '50000'): Promise<string> =>
  transferIn(await transfer(nazir, money.main, money.subs[0], amount)).id;
const approve = (id: string, stepUpId?: string, browser = waqif): Promise<Answer> =>
  browser.post(
    `/api/approvals/${id}/approve`,
    {},
    stepUpId === undefined ? {} : { headers: { 'x-step-up': stepUpId } },
  );
const start = async (id: string, browser = waqif): Promise<StepUpStarted> =>
  (await browser.post('/api/auth/step-up', { act: { kind: 'approval', id } })).body as StepUpStarted;
const confirm = ({ stepUpId, random }: StepUpStarted): Promise<Answer> =>
  waqif.post(`/simulator/nafath/transactions/${stepUpId}/approve`, { random });
const status = async ({ stepUpId }: StepUpStarted, browser = waqif): Promise<unknown> =>
  (await browser.get(`/api/auth/step-up/${stepUpId}`)).body;

test('an approval says what to confirm, and a confirmation on the phone allows exactly that act once', async () => {
  const [id, other] = [await ask(), await ask()];
  const needed = await approve(id);
  expect([needed.status, needed.body]).toEqual([
    403,
    expect.objectContaining({ code: 'identity.step-up-needed', act: { kind: 'approval', id } }),
  ]);
  const started = await start(id);
  expect(started.confirms).toMatchObject({ amount: '50000.00', digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(JSON.stringify(started.confirms.lines)).toContain(groupIban(money.subs[0].iban));
  expect(await status(started)).toEqual({ status: 'WAITING' });
  expect(codeIn(await approve(id, started.stepUpId))).toBe('identity.step-up-needed');
  await confirm(started);
  expect(await status(started)).toEqual({ status: 'COMPLETED' });
  expect(codeIn(await approve(other, started.stepUpId))).toBe('identity.step-up-other-act');
  expect((await approve(id, started.stepUpId)).status).toBe(200);
  expect(codeIn(await approve(other, started.stepUpId))).toBe('identity.step-up-used');
  const used = await api.query(
    `SELECT 1 FROM platform.audit_entry WHERE action = 'identity.step-up-used' AND details->>'stepUpId' = $1`,
    [started.stepUpId],
  );
  expect(used).toHaveLength(1);
});

test('the phone shows the amount and the payee', async () => {
  const started = await start(await ask('61234.50'));
  const page = String((await waqif.get(`/simulator/nafath/phone/${started.stepUpId}`)).body);
  for (const shown of ['61,234.50', groupIban(money.subs[0].iban), 'توافق على']) expect(page).toContain(shown);
});

test('a confirmation is valid for five minutes', async () => {
  const [kept, late] = [await ask(), await ask()];
  const started = await start(late);
  await confirm(started);
  const other = await start(kept);
  await confirm(other);
  api.clock.advance({ minutes: 4 });
  expect((await approve(kept, other.stepUpId)).status).toBe(200);
  api.clock.advance({ minutes: 1 });
  const answer = await approve(late, started.stepUpId);
  expect([answer.status, codeIn(answer)]).toEqual([403, 'identity.step-up-expired']);
});

test('a step-up that is refused or not answered on the phone confirms nothing', async () => {
  const id = await ask();
  const refused = await start(id);
  await waqif.post(`/simulator/nafath/transactions/${refused.stepUpId}/reject`, {});
  expect(await status(refused)).toEqual({ status: 'REJECTED' });
  expect(codeIn(await approve(id, refused.stepUpId))).toBe('identity.step-up-refused');
  const silent = await start(id);
  api.clock.advance({ minutes: 4 });
  expect(await status(silent)).toEqual({ status: 'EXPIRED' });
  expect(codeIn(await approve(id, silent.stepUpId))).toBe('identity.step-up-expired');
});

test('a confirmation is valid only for one user in one session', async () => {
  const id = await ask();
  const started = await start(id);
  await confirm(started);
  const stolen = await api.signIn(people.waqif);
  expect(codeIn(await approve(id, started.stepUpId, stolen))).toBe('identity.step-up-needed');
  expect((await stolen.get(`/api/auth/step-up/${started.stepUpId}`)).status).toBe(404);
  expect((await nazir.get(`/api/auth/step-up/${started.stepUpId}`)).status).toBe(404);
  expect(codeIn(await approve(id, 'not-a-number'))).toBe('identity.step-up-needed');
  expect((await approve(id, started.stepUpId)).status).toBe(200);
});

test('a step-up for something the user may not decide, or of an unknown kind, is refused', async () => {
  const id = await ask();
  const other = await api.signIn(people.otherWaqif);
  const act = (kind: string, about: string) => ({ act: { kind, id: about } });
  expect((await other.post('/api/auth/step-up', act('approval', id))).status).toBe(404);
  expect((await nazir.post('/api/auth/step-up', act('approval', id))).status).toBe(403);
  expect((await waqif.post('/api/auth/step-up', act('approval', 'x'))).status).toBe(404);
  const unknown = await waqif.post('/api/auth/step-up', act('later-kind', id));
  expect([unknown.status, codeIn(unknown)]).toEqual([422, 'identity.unknown-act']);
  expect((await waqif.post('/api/auth/step-up', act('Approval!', id))).status).toBe(400);
});

test('a sign-in does not count as a confirmation, nor a confirmation as a sign-in', async () => {
  const id = await ask();
  const signIn = (await waqif.post('/api/auth/nafath', { nationalId: people.waqif })).body as {
    transactionId: string;
    random: string;
  };
  await waqif.post(`/simulator/nafath/transactions/${signIn.transactionId}/approve`, { random: signIn.random });
  expect(codeIn(await approve(id, signIn.transactionId))).toBe('identity.step-up-needed');
  const started = await start(id);
  await confirm(started);
  expect((await waqif.get(`/api/auth/nafath/${started.stepUpId}`)).status).toBe(404);
});

test('a user may start ten unconfirmed step-ups; confirmed and refused ones are not counted', async () => {
  const person = await api.signIn(people.otherWaqif);
  const act = { kind: 'approval', id: await ask() };
  await api.query(`DELETE FROM platform.rate_limit WHERE key LIKE 'step-up:%'`);
  // This act is not theirs to decide, so nothing is sent to a phone and nothing is counted.
  for (let index = 0; index < 12; index += 1) await person.post('/api/auth/step-up', { act });
  for (let index = 0; index < 12; index += 1) await waqif.stepUp(act);
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) statuses.push((await waqif.post('/api/auth/step-up', { act })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
});

test('a step-up of any kind with any id and values never causes a server error', async () => {
  const kinds = [...providerOf(api, StepUpKinds).names()];
  expect(kinds).toEqual(expect.arrayContaining(['approval', 'contact', 'rules', 'transfer-policy', 'user', 'year']));
  const uuidLike = ['-'.repeat(36), '0'.repeat(36), `${missing.slice(0, -1)}g`, `${missing}:1`];
  const numbers = [`${missing}:0`, `${missing}:999999`, `${missing}:9999`, `${missing}:-1`];
  const ids = [missing, money.waqfId, '1000000016', 'all', 'x', '..', ':', ...uuidLike, ...numbers];
  const texts = ['', 'x', '-1', '1e9', '999999999999999999999999.99', '٥٠٠', '__proto__', 'constructor', null];
  const fields = ['act', 'role', 'reason', 'fullName', 'email', 'phone', 'method', 'hash', 'approvalAbove', 'at'];
  const changes = texts.map((text) => Object.fromEntries(fields.map((field) => [field, text])));
  const browsers = [waqif, nazir, await api.signIn(people.admin)];
  const broken: unknown[] = [];
  for (const browser of browsers)
    for (const kind of kinds)
      for (const [index, id] of ids.entries()) {
        const act = { kind, id, change: changes[index % changes.length] };
        const { status } = await browser.post('/api/auth/step-up', { act });
        if (status >= 500) broken.push({ act, status });
      }
  expect(broken).toEqual([]);
});
