import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AccountStatement, BankAccountBalance } from '@waqf/contracts/banking';
import { riyadhDay } from '@waqf/formats';
import { parseSignedAmount } from '@waqf/money';
import { BankPort, BankUnreachableError } from '../../src/banking/bank/bank.port.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import {
  waitUntilDelivered,
  addYield,
  providerOf,
  transfer,
  transferIn,
  waitForState,
  waqfWithMoney,
  type WaqfMoney,
} from './waqf-money.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let money: WaqfMoney;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
  waqif = await api.signIn(people.waqif);
  money = await waqfWithMoney(api, { ghalla: '500.00', corpus: '1000.00' });
}, 180_000);
afterAll(() => api.stop());

const balance = async (accountId: string): Promise<BankAccountBalance> =>
  (await nazir.get(`/api/bank-account/${accountId}/balance`)).body as BankAccountBalance;
const deposit = (iban: string, amount: string) =>
  nazir.post('/simulator/bank/orders', { kind: 'deposit', iban, amount });
const books = () =>
  api.query<{ id: string; balance_halalas: string }>(
    'SELECT id, balance_halalas, entries FROM ledger.account WHERE waqf_id = $1 ORDER BY id',
    [money.waqfId],
  );

test('the balance shows the bank’s and the book balance with their difference, and changes no books', async () => {
  const before = await books();
  expect(await balance(money.main.id)).toMatchObject({
    bankBalance: '0.00',
    bookBalance: '1500.00',
    difference: '-1500.00',
    account: { balance: '1500.00' },
  });
  expect((await deposit(money.main.iban, '1520.25')).status).toBe(201);
  expect(await balance(money.main.id)).toMatchObject({
    bankBalance: '1520.25',
    bookBalance: '1500.00',
    difference: '20.25',
  });
  expect(await books()).toEqual(before);
});

test('a bank that does not answer gives 503 with a clear message and a Retry-After header', async () => {
  const port = providerOf(api, BankPort);
  const asked = port.balance.bind(port);
  port.balance = () => Promise.reject(new BankUnreachableError('silent'));
  try {
    const answer = await nazir.get(`/api/bank-account/${money.main.id}/balance`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(answer.body).toMatchObject({
      code: 'banking.bank-silent',
      message: 'لم يجب المصرف الآن، والأرصدة في الدفاتر لم تتغير، حاول بعد قليل',
    });
  } finally {
    port.balance = asked;
  }
});

test('founder and administrator read what the nazir reads; a beneficiary gets 403, another nazir 404', async () => {
  const stranger = await api.signIn(people.otherNazir);
  const admin = await api.signIn(people.admin);
  const beneficiary = await api.signIn(people.beneficiary);
  for (const path of ['balance', 'transactions']) {
    const read = async (by: Browser) => {
      const { status, body } = await by.get(`/api/bank-account/${money.main.id}/${path}`);
      return { status, account: (body as { account?: object }).account };
    };
    const expected = await read(nazir);
    expect(expected).toMatchObject({ status: 200, account: { id: money.main.id, balance: '1500.00' } });
    expect(await read(waqif)).toEqual(expected);
    expect(await read(admin)).toEqual(expected);
    expect(await read(beneficiary)).toEqual({ status: 403 });
    expect((await stranger.get(`/api/bank-account/${money.main.id}/${path}`)).body).toMatchObject({
      status: 404,
      code: 'banking.account-not-found',
    });
  }
});

test('a suspension or closing by the bank is adopted at the next balance request, and closed is final', async () => {
  const [, sub] = money.subs;
  const state = async () => (await balance(sub.id)).account.accountStatus;
  for (const [status, expected] of [
    ['SUSPENDED', 'suspended'],
    ['ACTIVE', 'active'],
    ['CLOSED', 'closed'],
    ['ACTIVE', 'closed'],
  ] as const) {
    expect((await nazir.put(`/simulator/bank/accounts/${sub.iban}/state`, { status })).status).toBe(204);
    await balance(sub.id);
    for (let tries = 0; tries < 600 && (await state()) !== expected; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await state()).toBe(expected);
  }
  expect(
    (await nazir.put('/simulator/bank/accounts/SA0380000000608010167519/state', { status: 'ACTIVE' })).status,
  ).toBe(404);
  const audited = await api.query<{ state: string }>(
    `SELECT after->>'state' AS state FROM platform.audit_entry
     WHERE action = 'banking.account-state-changed' ORDER BY occurred_at, id`,
  );
  expect(audited.map((row) => row.state)).toEqual(['suspended', 'active', 'closed']);
  await waitUntilDelivered(api);
  const pushed = await api.query<{ national_id: string }>(
    `SELECT DISTINCT p.national_id FROM notifications.stream_event e JOIN identity.person p ON p.id = e.user_id
     WHERE event = 'waqf.changed' AND data ->> 'waqfId' = $1 ORDER BY 1`,
    [money.waqfId],
  );
  expect(pushed.map((row) => row.national_id)).toEqual([people.waqif, people.nazir]);
});

test('an account statement is paged with a running balance that matches the books', async () => {
  const own = await waqfWithMoney(api, { ghalla: '1000.00' });
  for (const amount of ['10.00', '-3.50', '7.25']) await addYield(api, own.waqfId, amount);
  const sent = await transfer(nazir, own.main, own.subs[0], '100.00', { description: 'دفعة' });
  await waitForState(api, transferIn(sent).id, 'completed');
  const read = async (accountId: string, limit: number) => {
    const entries: AccountStatement['entries'] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = (
        await nazir.get(
          `/api/bank-account/${accountId}/transactions?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`,
        )
      ).body as AccountStatement;
      entries.push(...page.entries);
      cursor = page.nextCursor;
    }
    return entries;
  };
  const main = await read(own.main.id, 2);
  expect(main.map(({ amount, balance: after }) => [amount, after])).toEqual([
    ['-100.00', '913.75'],
    ['7.25', '1013.75'],
    ['-3.50', '1006.50'],
    ['10.00', '1010.00'],
    ['1000.00', '1000.00'],
  ]);
  expect(await read(own.main.id, 100)).toEqual(main);
  expect(parseSignedAmount(main[0]!.balance)).toBe(parseSignedAmount((await balance(own.main.id)).bookBalance));
  expect(await read(own.subs[0].id, 10)).toMatchObject([
    { amount: '100.00', balance: '100.00', description: 'دفعة', kind: 'movement' },
  ]);
  const far = (await nazir.get(`/api/bank-account/${own.main.id}/transactions?from=2020-01-01&to=2020-12-31`))
    .body as AccountStatement;
  expect(far).toMatchObject({ from: '2020-01-01', to: '2020-12-31', opening: '0.00', closing: '0.00', entries: [] });
  const today = riyadhDay(api.clock.now());
  const later = (await nazir.get(`/api/bank-account/${own.subs[0].id}/transactions?from=2099-01-01&to=2099-12-31`))
    .body;
  expect(later).toMatchObject({ opening: '100.00', closing: '100.00', entries: [] });
  const now = (await nazir.get(`/api/bank-account/${own.subs[0].id}/transactions?from=${today}&to=${today}`)).body;
  expect(now).toMatchObject({ opening: '0.00', closing: '100.00' });
  for (const query of ['from=2026-02-30', 'limit=0', 'limit=101', 'cursor=x'])
    expect((await nazir.get(`/api/bank-account/${own.main.id}/transactions?${query}`)).status).toBe(400);
});
