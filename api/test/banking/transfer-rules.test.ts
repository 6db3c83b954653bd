import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import {
  bookBalance,
  codeIn,
  messageIn,
  countAtBank,
  transfer,
  transferIn,
  waitForState,
  type WaqfMoney,
  waqfWithMoney,
} from './waqf-money.js';

let api: TestApi;
let nazir: Browser;
let money: WaqfMoney;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
  money = await waqfWithMoney(api);
}, 180_000);
afterAll(() => api.stop());

const post = (body: unknown) => nazir.post('/api/bank-transfer', body);
const balances = async () => [
  await bookBalance(api, money, money.main),
  await bookBalance(api, money, money.subs[0]),
  await bookBalance(api, money, money.subs[1]),
];

test('a transfer moves both book balances at once, is shown as pending, and is completed by the bank', async () => {
  money = await waqfWithMoney(api);
  const answer = await transfer(nazir, money.main, money.subs[0], '250.50', { description: '  مصروف الشهر  ' });
  expect(answer.status).toBe(201);
  expect(transferIn(answer)).toMatchObject({
    waqfId: money.waqfId,
    status: 'pending',
    amount: '250.50',
    description: 'مصروف الشهر',
    bankReference: null,
    settledAt: null,
    direction: 'out',
    reason: null,
    from: { id: money.main.id, accountType: 'main_waqf', label: 'الحساب الرئيسي', iban: money.main.iban },
    to: { id: money.subs[0].id, accountType: 'beneficiary_sub', iban: money.subs[0].iban },
  });
  expect(await balances()).toEqual(['9749.50', '250.50', '0.00']);

  await waitForState(api, transferIn(answer).id, 'completed');
  expect(await countAtBank(api, transferIn(answer).id)).toBe(1);
  const list = await nazir.get(`/api/bank-transactions?waqfId=${money.waqfId}`);
  const { transactions, nextCursor, completedCount } = list.body as {
    transactions: { status: string; bankReference: string }[];
    nextCursor: null;
    completedCount: number;
  };
  expect([transactions.length, nextCursor, completedCount]).toEqual([1, null, 1]);
  expect(transactions[0]).toMatchObject({
    id: transferIn(answer).id,
    status: 'completed',
    bankReference: expect.stringMatching(/^WB\d+$/),
    settledAt: expect.any(String),
  });
});

test('money is transferred between sub-accounts and back to the main account', async () => {
  money = await waqfWithMoney(api);
  await transfer(nazir, money.main, money.subs[0], '100');
  const between = await transfer(nazir, money.subs[0], money.subs[1], '60');
  const back = await transfer(nazir, money.subs[1], money.main, '20.25');
  expect([transferIn(between).direction, transferIn(back).direction]).toEqual(['between', 'in']);
  expect(await balances()).toEqual(['9920.25', '40.00', '39.75']);
});

test.each([
  ['nothing', {}],
  ['no source', { toAccountId: newId(), amount: '1' }],
  ['no destination', { fromAccountId: newId(), amount: '1' }],
  ['an empty destination', { fromAccountId: newId(), toAccountId: '', amount: '1' }],
  ['no amount', { fromAccountId: newId(), toAccountId: newId() }],
  ['an empty amount', { fromAccountId: newId(), toAccountId: newId(), amount: '' }],
  ['an amount that is a number', { fromAccountId: newId(), toAccountId: newId(), amount: 5 }],
])('a body with %s is refused as missing data', async (_, body) => {
  const answer = await post(body);
  expect([answer.status, messageIn(answer)]).toEqual([400, 'بيانات ناقصة: يرجى ملء جميع الحقول المطلوبة']);
});

test('an amount with Arabic digits and a thousands separator is accepted', async () => {
  const answer = await transfer(nazir, money.main, money.subs[0], '١٬٠٠٠٫٥');
  expect([answer.status, transferIn(answer).amount]).toEqual([201, '1000.50']);
});

test.each(['0', '0.00', '000.0'])('an amount of %s is refused because it is not above zero', async (amount) => {
  const answer = await transfer(nazir, money.main, money.subs[0], amount);
  expect([answer.status, messageIn(answer)]).toEqual([400, 'المبلغ يجب أن يكون أكبر من صفر']);
});

test.each(['-5', '1.234', '1e3', 'abc', '12345678901234', '1,5', '١٬٥'])(
  '%s is refused as an amount',
  async (amount) => {
    expect((await transfer(nazir, money.main, money.subs[0], amount)).status).toBe(400);
  },
);

test('source and destination must differ', async () => {
  const answer = await transfer(nazir, money.main, money.main, '1');
  expect([answer.status, messageIn(answer)]).toEqual([400, 'يجب أن يختلف حساب المصدر عن حساب الوجهة']);
});

test('one halala more than the balance of the source is refused and moves nothing', async () => {
  money = await waqfWithMoney(api);
  const over = await transfer(nazir, money.main, money.subs[0], '10000.01');
  expect([over.status, messageIn(over)]).toEqual([422, 'الرصيد غير كافٍ']);
  const empty = await transfer(nazir, money.subs[0], money.main, '0.01');
  expect([empty.status, messageIn(empty)]).toEqual([422, 'الرصيد غير كافٍ']);
  expect(await balances()).toEqual(['10000.00', '0.00', '0.00']);
  expect((await transfer(nazir, money.main, money.subs[0], '10000')).status).toBe(201);
  expect(await balances()).toEqual(['0.00', '10000.00', '0.00']);
});

test('only the yield of the main account can be transferred, and the refusal says so', async () => {
  const rich = await waqfWithMoney(api, { ghalla: '50.00', corpus: '5000.00' });
  const answer = await transfer(nazir, rich.main, rich.subs[0], '60');
  expect([answer.status, codeIn(answer)]).toEqual([422, 'banking.only-yield']);
  expect(messageIn(answer)).toContain('الغلة');
  expect((await transfer(nazir, rich.main, rich.subs[0], '6000')).body).toMatchObject({
    code: 'ledger.insufficient-balance',
  });
});

test('transfers are only between accounts of one waqf, and another nazir’s account is not found', async () => {
  const own = await waqfWithMoney(api);
  expect([(await transfer(nazir, money.main, own.subs[0], '1')).status]).toEqual([422]);
  const foreign = await waqfWithMoney(api, { ghalla: '10.00' }, { nazir: people.otherNazir, waqif: people.otherWaqif });
  for (const [from, to] of [
    [money.main, foreign.main],
    [foreign.main, money.main],
    [foreign.main, foreign.subs[0]],
  ] as const) {
    const answer = await transfer(nazir, from, to, '1');
    expect([answer.status, codeIn(answer)]).toEqual([404, 'banking.account-not-found']);
  }
  expect((await transfer(nazir, { id: newId(), iban: '' }, money.main, '1')).status).toBe(404);
  expect(await bookBalance(api, foreign, foreign.main)).toBe('10.00');
});

test('founder and administrator may not transfer money, and a beneficiary or another nazir gets 404', async () => {
  money = await waqfWithMoney(api);
  for (const [person, status] of [
    [people.waqif, 403],
    [people.admin, 403],
    [people.beneficiary, 404],
    [people.otherNazir, 404],
  ] as const) {
    const browser = await api.signIn(person);
    expect((await transfer(browser, money.main, money.subs[0], '1')).status).toBe(status);
  }
  expect((await transfer(api.browser(), money.main, money.subs[0], '1')).status).toBe(401);
  expect(await balances()).toEqual(['10000.00', '0.00', '0.00']);
});

test.each([
  ['suspended', 'from', 'حساب المصدر غير نشط'],
  ['closed', 'from', 'حساب المصدر غير نشط'],
  ['suspended', 'to', 'حساب الوجهة غير نشط'],
  ['closed', 'to', 'حساب الوجهة غير نشط'],
] as const)('a %s account on the "%s" side is refused and moves no money', async (state, side, message) => {
  money = await waqfWithMoney(api);
  await transfer(nazir, money.main, money.subs[0], '10');
  await api.query('UPDATE banking.account SET state = $2 WHERE id = $1', [money.subs[0].id, state]);
  const answer =
    side === 'from'
      ? await transfer(nazir, money.subs[0], money.main, '1')
      : await transfer(nazir, money.main, money.subs[0], '1');
  expect([answer.status, messageIn(answer)]).toEqual([422, message]);
  expect(await balances()).toEqual(['9990.00', '10.00', '0.00']);
});

test('a nazir who was replaced can no longer transfer money', async () => {
  money = await waqfWithMoney(api);
  const [other] = await api.query<{ id: string }>(`SELECT id FROM identity.person WHERE national_id = $1`, [
    people.otherNazir,
  ]);
  await api.query('UPDATE endowments.waqf SET nazir_id = $2 WHERE id = $1', [money.waqfId, other?.id]);
  expect((await transfer(nazir, money.main, money.subs[0], '1')).status).toBe(404);
});

test('malformed bodies and keys are refused with 400', async () => {
  const good = { fromAccountId: money.main.id, toAccountId: money.subs[0].id, amount: '1' };
  for (const body of [
    { ...good, description: 'x'.repeat(201) },
    { ...good, fromAccountId: 'x' },
    [],
    'x',
    { ...good, description: 5 },
  ]) {
    expect((await post(body)).status).toBe(400);
  }
  expect(
    (await nazir.post('/api/bank-transfer', good, { headers: { 'idempotency-key': 'x'.repeat(201) } })).status,
  ).toBe(400);
});

test('the list of transfers is paged without gaps or repetitions and filters by status', async () => {
  money = await waqfWithMoney(api);
  for (let i = 1; i <= 5; i += 1) await transfer(nazir, money.main, money.subs[0], String(i));
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await nazir.get(
      `/api/bank-transactions?waqfId=${money.waqfId}&limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    const { transactions, nextCursor } = page.body as { transactions: { amount: string }[]; nextCursor: string | null };
    seen.push(...transactions.map(({ amount }) => amount));
    cursor = nextCursor;
  }
  expect(seen.toSorted()).toEqual(['1.00', '2.00', '3.00', '4.00', '5.00']);
  const none = await nazir.get(`/api/bank-transactions?waqfId=${money.waqfId}&status=reversed`);
  expect((none.body as { transactions: unknown[] }).transactions).toEqual([]);
  expect((await nazir.get(`/api/bank-transactions?waqfId=${money.waqfId}&cursor=x`)).status).toBe(400);
  expect(
    (
      await nazir.get(
        `/api/bank-transactions?waqfId=` +
          (await approvedWaqf(api, { nazir: people.otherNazir, waqif: people.otherWaqif })),
      )
    ).status,
  ).toBe(404);
});
