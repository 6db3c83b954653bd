import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '../../src/platform/index.js';
import type { Answer, Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { add, rent, repair } from './money-people.js';

const atOnce = 50;

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  waqfId = await approvedWaqf(api);
});

const count = async () =>
  Number(
    (
      await api.query<{ count: string }>('SELECT count(*) AS count FROM finances.transaction WHERE waqf_id = $1', [
        waqfId,
      ])
    )[0]?.count,
  );
const entries = async () =>
  Number(
    (
      await api.query<{ count: string }>('SELECT count(*) AS count FROM ledger.transfer WHERE waqf_id = $1', [waqfId])
    )[0]?.count,
  );
const together = (call: () => Promise<Answer>) => Promise.all(Array.from({ length: atOnce }, call));
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

test.each([
  ['an income', () => rent(waqfId)],
  ['an expense', () => repair(waqfId)],
])('fifty equal calls with one key record %s once and get the same answer', async (_, body) => {
  await add(nazir, rent(waqfId));
  const key = newId();
  const answers = await together(() => nazir.post('/api/transactions', body(), withKey(key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect([await count(), await entries()]).toEqual([2, 2]);
});

test('fifty equal calls with one key make one reversal and get the same answer', async () => {
  const { transaction } = await add(nazir, rent(waqfId));
  const key = newId();
  const answers = await together(() =>
    nazir.post(`/api/transactions/${transaction.id}/reverse`, { reason: 'سُجلت مرتين' }, withKey(key)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect([await count(), await entries()]).toEqual([2, 2]);
});

test('of fifty simultaneous reversals without a key, one is made', async () => {
  const { transaction } = await add(nazir, rent(waqfId));
  const answers = await together(() =>
    nazir.post(`/api/transactions/${transaction.id}/reverse`, { reason: 'سُجلت مرتين' }),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(atOnce - 1).fill(409)]);
  expect(await count()).toBe(2);
});

test('of fifty simultaneous expenses, only as many are recorded as there is money', async () => {
  await add(nazir, rent(waqfId, '30.00'));
  const answers = await together(() => nazir.post('/api/transactions', repair(waqfId, '10.00')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(atOnce - 3);
});

test('the same key with another body is refused, and with the same body is replayed', async () => {
  const key = newId();
  await add(nazir, rent(waqfId), key);
  const other = await nazir.post('/api/transactions', rent(waqfId, '1000.01'), withKey(key));
  expect([other.status, other.body]).toEqual([409, expect.objectContaining({ code: 'ledger.key-reused' })]);
  expect((await add(nazir, rent(waqfId), key)).balance).toBe('1000.00');
  expect(await count()).toBe(1);
});

test('a refused key can be used again once there is money', async () => {
  const key = newId();
  expect((await nazir.post('/api/transactions', repair(waqfId), withKey(key))).status).toBe(422);
  await add(nazir, rent(waqfId));
  expect((await add(nazir, repair(waqfId), key)).balance).toBe('749.50');
});
