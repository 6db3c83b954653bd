import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { BankPort } from '../../src/banking/bank/bank.port.js';
import { newId } from '../../src/platform/index.js';
import { bankOrder, SandboxBankBooks, SandboxBankServer } from '../../src/simulators/bank/index.js';
import { startApi, type TestApi } from '../harness.js';
import { providerOf } from './waqf-money.js';

let api: TestApi;
let bank: BankPort;
beforeAll(async () => {
  api = await startApi({ samples: 'none' });
  bank = providerOf(api, BankPort);
}, 120_000);
afterAll(() => api.stop());

/** Opens an account over HTTP, as the platform does. */
async function open(holderName: string): Promise<string> {
  const answer = await bank.openAccount({ reference: newId(), product: 'WAQF_MAIN', holderName });
  if (answer.outcome !== 'opened') throw new Error(answer.outcome);
  return answer.account.iban;
}

const place = (order: object) => api.browser().post('/simulator/bank/orders', order);
const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

test('a transfer ordered twice moves money once, and balances and the payee’s statement show it', async () => {
  const [from, to] = [await open('دافع'), await open('مستلم')];
  const order = {
    reference: newId(),
    debitIban: from,
    creditIban: to,
    amount: halalas(12_345n),
    description: 'تحويل من الاختبار',
  };
  expect(await bank.transferStatus(order.reference)).toEqual({ outcome: 'unknown' });
  const first = await bank.transfer(order);
  expect(first).toMatchObject({ outcome: 'completed', bankReference: expect.stringMatching(/^WB\d{10}$/) });
  expect(await bank.transfer(order)).toEqual(first);
  expect(await bank.transferStatus(order.reference)).toEqual(first);
  expect([await bank.balance(from), await bank.balance(to)]).toEqual([-12_345n, 12_345n]);
  const statement = await bank.statement(to, today(), today());
  expect(statement).toMatchObject({
    openingBalance: 0n,
    closingBalance: 12_345n,
    lines: [
      {
        amount: 12_345n,
        description: 'تحويل من الاختبار',
        reference: order.reference,
        bankReference: (first as { bankReference: string }).bankReference,
      },
    ],
  });
});

test('fifty equal orders at once move money once; opposite transfers don’t block each other', async () => {
  const [from, to] = [await open('دافع'), await open('مستلم')];
  const order = { reference: newId(), debitIban: from, creditIban: to, amount: halalas(100n), description: 'مرة' };
  const answers = await Promise.all(Array.from({ length: 50 }, () => bank.transfer(order)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const opposite = Array.from({ length: 40 }, (_, n) =>
    bank.transfer({
      reference: newId(),
      debitIban: n % 2 ? from : to,
      creditIban: n % 2 ? to : from,
      amount: halalas(7n),
      description: 'ذهاب وإياب',
    }),
  );
  expect((await Promise.all(opposite)).every((answer) => answer.outcome === 'completed')).toBe(true);
  expect([await bank.balance(from), await bank.balance(to)]).toEqual([-100n, 100n]);
});

test('an account that the bank does not have has no balance and no statement, and a transfer to it is refused', async () => {
  const [from, nowhere] = [await open('دافع'), 'SA0380000000608010167519'];
  expect([await bank.balance(nowhere), await bank.statement(nowhere, today(), today())]).toEqual([null, null]);
  const answer = await bank.transfer({
    reference: newId(),
    debitIban: from,
    creditIban: nowhere,
    amount: halalas(1n),
    description: 'x',
  });
  expect(answer).toMatchObject({ outcome: 'refused', code: 'UNKNOWN_ACCOUNT' });
});

test('an ordered refusal of transfers does not affect account openings', async () => {
  await providerOf(api, SandboxBankBooks).place(
    bankOrder.parse({ kind: 'refuse', request: 'transfer', holderName: 'معني' }),
  );
  const [from, to] = [await open('معني'), await open('غيره')];
  const order = { reference: newId(), debitIban: to, creditIban: from, amount: halalas(1n), description: 'x' };
  expect(await bank.transfer(order)).toMatchObject({ outcome: 'refused', code: 'TRANSFER_NOT_ACCEPTED' });
  expect(await bank.transfer({ ...order, reference: newId() })).toMatchObject({ outcome: 'completed' });
  expect(await bank.transfer(order)).toMatchObject({ outcome: 'refused' });
});

test('deposits and charges unknown to the books are on the statement on their day in Riyadh', async () => {
  const iban = await open('صاحب الحساب');
  expect(
    (
      await place({
        kind: 'deposit',
        iban,
        amount: '500.25',
        description: 'إيداع نقدي',
        bookedAt: '2026-03-01T22:30:00Z',
      })
    ).status,
  ).toBe(201);
  expect(
    (await place({ kind: 'charge', iban, amount: '5', description: 'رسوم', bookedAt: '2026-03-02T05:00:00Z' })).status,
  ).toBe(201);
  expect(await bank.balance(iban)).toBe(49_525n);
  // 22:30 UTC is on the next day in Riyadh.
  expect(await bank.statement(iban, '2026-03-01', '2026-03-01')).toMatchObject({ openingBalance: 0n, lines: [] });
  const day = await bank.statement(iban, '2026-03-02', '2026-03-02');
  expect(day?.lines.map((line) => [line.description, line.amount, line.reference])).toEqual([
    ['إيداع نقدي', 50_025n, null],
    ['رسوم', -500n, null],
  ]);
  expect((await bank.statement(iban, '2026-03-03', '2026-03-31'))?.openingBalance).toBe(49_525n);
  expect((await place({ kind: 'deposit', iban: 'SA0380000000608010167519', amount: '1' })).status).toBe(404);
  for (const bad of [
    { kind: 'deposit', iban },
    { kind: 'charge', iban, amount: '0' },
    { kind: 'deposit', amount: '1' },
    { kind: 'charge', iban: 'SA00', amount: '1' },
  ]) {
    expect((await place(bad)).status).toBe(400);
  }
});

test('a statement with more lines than one page is returned complete and in order', async () => {
  const iban = await open('كثير الحركة');
  await api.query(
    `INSERT INTO bank_sandbox.statement_line (iban, booked_at, amount_halalas, description, bank_reference)
     SELECT $1, '2026-04-01T10:00:00Z'::timestamptz + make_interval(secs => (n / 2)), n, 'سطر ' || n, 'X'
       FROM generate_series(1, 1201) AS n`,
    [iban],
  );
  const statement = await bank.statement(iban, '2026-04-01', '2026-04-30');
  expect(statement?.lines.map((line) => Number(line.amount))).toEqual(Array.from({ length: 1201 }, (_, n) => n + 1));
  expect(statement?.closingBalance).toBe(BigInt((1201 * 1202) / 2));
});

test('a caller without the key gets 401', async () => {
  const iban = await open('محمي');
  const url = await providerOf(api, SandboxBankServer).url();
  for (const path of [
    `/v1/accounts/${iban}/balance`,
    `/v1/accounts/${iban}/statement?from=2026-01-01&to=2026-01-02`,
    `/v1/transfers/${newId()}`,
  ]) {
    expect((await fetch(url + path)).status).toBe(401);
  }
});
