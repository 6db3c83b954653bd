import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '../../src/platform/index.js';
import type { Answer, Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import {
  waitUntilDelivered,
  bookBalance,
  codeIn,
  orderBank,
  countAtBank,
  transfer,
  transferIn,
  waitForState,
  type WaqfMoney,
  waqfWithMoney,
} from './waqf-money.js';

const atOnce = 50;

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let money: WaqfMoney;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
  waqif = await api.signIn(people.waqif);
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  money = await waqfWithMoney(api, { ghalla: '100000.00' });
});

const together = (call: (n: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: atOnce }, (_, n) => call(n)));
const count = async (table: 'banking.transfer' | 'ledger.transfer') =>
  (
    await api.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table} WHERE waqf_id = $1`, [money.waqfId])
  )[0]?.count;
const expectOneAnswer = (answers: Answer[], status: number) => {
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
};

test('fifty equal calls with one key make one transfer and get the same answer, also afterwards', async () => {
  const key = newId();
  const answers = await together(() => transfer(nazir, money.main, money.subs[0], '10', { key }));
  expectOneAnswer(answers, 201);
  // Two entries: the waqf's income and this transfer.
  expect([await count('banking.transfer'), await count('ledger.transfer')]).toEqual([1, 2]);
  expect(await bookBalance(api, money, money.subs[0])).toBe('10.00');

  const [first] = answers as [Answer];
  await waitForState(api, transferIn(first).id, 'completed');
  expect(await countAtBank(api, transferIn(first).id)).toBe(1);
  expect((await transfer(nazir, money.main, money.subs[0], '10.00', { key })).body).toEqual(first.body);
});

test.each([
  ['another amount', { amount: '11' }],
  ['another destination', { to: 1 as const }],
  ['a description', { description: 'غير الأول' }],
])(
  'the same key with %s is 409 and moves nothing',
  async (_, change: { amount?: string; to?: 1; description?: string }) => {
    const key = newId();
    expect((await transfer(nazir, money.main, money.subs[0], '10', { key })).status).toBe(201);
    const again = await transfer(nazir, money.main, money.subs[change.to ?? 0], change.amount ?? '10', {
      key,
      ...(change.description ? { description: change.description } : {}),
    });
    expect([again.status, codeIn(again)]).toEqual([409, 'banking.key-reused']);
    expect(await bookBalance(api, money, money.main)).toBe('99990.00');
  },
);

test('of fifty calls with one key and two bodies, one body makes one transfer and the other gets 409', async () => {
  const key = newId();
  const answers = await together((n) => transfer(nazir, money.main, money.subs[0], n % 2 === 0 ? '10' : '20', { key }));
  const byStatus = (status: number) => answers.filter((answer) => answer.status === status);
  expect([byStatus(201).length, byStatus(409).length]).toEqual([25, 25]);
  expectOneAnswer(byStatus(201), 201);
  expect(await count('banking.transfer')).toBe(1);
});

test('a refused key can be used again once there is money', async () => {
  const key = newId();
  expect((await transfer(nazir, money.subs[0], money.main, '5', { key })).status).toBe(422);
  await transfer(nazir, money.main, money.subs[0], '5');
  expect((await transfer(nazir, money.subs[0], money.main, '5', { key })).status).toBe(201);
});

test('a repeated key gets the first result even if the account was suspended since', async () => {
  const key = newId();
  const first = await transfer(nazir, money.main, money.subs[0], '5', { key });
  await api.query(`UPDATE banking.account SET state = 'suspended' WHERE id = $1`, [money.subs[0].id]);
  expect((await transfer(nazir, money.main, money.subs[0], '5', { key })).body).toEqual(first.body);
  expect((await transfer(nazir, money.main, money.subs[0], '5')).status).toBe(422);
});

test('the same key from another person makes another transfer', async () => {
  const second = await waqfWithMoney(api, { ghalla: '50.00' }, { nazir: people.otherNazir });
  const key = newId();
  const mine = await transfer(nazir, money.main, money.subs[0], '5', { key });
  const theirs = await transfer(await api.signIn(people.otherNazir), second.main, second.subs[0], '5', { key });
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(transferIn(mine).id).not.toBe(transferIn(theirs).id);
});

test('without a key each of fifty calls is a transfer of its own, until the money is spent', async () => {
  const poor = await waqfWithMoney(api, { ghalla: '70.00' });
  const answers = await together(() => transfer(nazir, poor.main, poor.subs[0], '10'));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(7);
  expect(answers.filter((answer) => answer.status === 422)).toHaveLength(atOnce - 7);
  expect([await bookBalance(api, poor, poor.main), await bookBalance(api, poor, poor.subs[0])]).toEqual([
    '0.00',
    '70.00',
  ]);
});

test('fifty calls with one key make one approval request, and fifty approvals make one transfer', async () => {
  const key = newId();
  const asked = await together(() => transfer(nazir, money.main, money.subs[0], '30000', { key }));
  expectOneAnswer(asked, 202);
  const { id } = transferIn(asked[0] as Answer);
  await waitUntilDelivered(api);
  const notices = await api.query(
    `SELECT 1 FROM notifications.notification WHERE title_ar = 'تحويل ينتظر موافقتك' AND action_url = $1`,
    [`/waqf/${money.waqfId}/banking`],
  );
  expect(notices).toHaveLength(1);

  const stepUpId = await waqif.stepUp({ kind: 'approval', id });
  const approvals = await together(() =>
    waqif.post(`/api/approvals/${id}/approve`, {}, { headers: { 'idempotency-key': key, 'x-step-up': stepUpId } }),
  );
  expectOneAnswer(approvals, 200);
  expect(await count('ledger.transfer')).toBe(2);
  await waitForState(api, id, 'completed');
  expect(await countAtBank(api, id)).toBe(1);
  expectOneAnswer([approvals[0] as Answer, await waqif.post(`/api/approvals/${id}/approve`, {})], 200);
});

test('a key of a waiting transfer is refused for a smaller one, and a made one’s key for a larger one', async () => {
  const [waiting, made] = [newId(), newId()];
  expect((await transfer(nazir, money.main, money.subs[0], '30000', { key: waiting })).status).toBe(202);
  expect((await transfer(nazir, money.main, money.subs[0], '10', { key: made })).status).toBe(201);
  const answers = [
    await transfer(nazir, money.main, money.subs[0], '10', { key: waiting }),
    await transfer(nazir, money.main, money.subs[0], '30000', { key: made }),
  ];
  expect(answers.map((answer) => [answer.status, codeIn(answer)])).toEqual([
    [409, 'banking.key-reused'],
    [409, 'banking.key-reused'],
  ]);
  expect([
    await bookBalance(api, money, money.main),
    await count('banking.transfer'),
    await count('ledger.transfer'),
  ]).toEqual(['99990.00', 2, 2]);
});

test('fifty rejections with one reason get one answer, and another reason gets 409', async () => {
  const { id } = transferIn(await transfer(nazir, money.main, money.subs[0], '30000'));
  const answers = await together(() => waqif.post(`/api/approvals/${id}/reject`, { reason: 'المبلغ كبير' }));
  expectOneAnswer(answers, 200);
  expect((await waqif.post(`/api/approvals/${id}/reject`, { reason: 'سبب آخر' })).status).toBe(409);
  expect((await waqif.post(`/api/approvals/${id}/approve`, {})).status).toBe(409);
  expect(await count('ledger.transfer')).toBe(1);
});

test('a bad call fails alone: other calls in the same batch are not affected', async () => {
  await orderBank(api, money.main, { kind: 'slow', delayMs: 50, times: 3 });
  // The calls may be processed in any order, so none of them pays the account that has no money.
  const answers = await Promise.all([
    transfer(nazir, money.main, money.subs[0], '1'),
    transfer(nazir, money.subs[1], money.main, '1'),
    transfer(nazir, money.main, { id: newId(), iban: '' }, '1'),
    transfer(waqif, money.main, money.subs[0], '1'),
    transfer(nazir, money.main, money.subs[0], '2'),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([201, 422, 404, 403, 201]);
});
