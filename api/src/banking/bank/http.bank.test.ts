import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { halalas } from '@waqf/money';
import { BankUnreachableError } from './bank.port.js';
import { HttpBank } from './http.bank.js';

const reference = '0199a000-0000-7000-8000-000000000001';
const request = { reference, product: 'WAQF_MAIN', holderName: 'وقف الخير' } as const;
const open = {
  reference,
  status: 'OPEN',
  bankName: 'بنك',
  accountNumber: '608010167519',
  iban: 'SA0380000000608010167519',
  branchCode: '0101',
};

let server: Server;
let answer: { status: number; body: string } | 'silence' | 'hang-up';
let seen: { authorization: string | undefined; path: string; body: unknown }[];

beforeAll(async () => {
  server = createServer((incoming, response) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
    incoming.on('end', () => {
      seen.push({
        authorization: incoming.headers.authorization,
        path: `${incoming.method} ${incoming.url}`,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      });
      if (answer === 'hang-up') incoming.socket.destroy();
      else if (answer !== 'silence') response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => void (seen = []));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** The timeout is long, so that only a missing answer exceeds it. */
const bank = (timeoutMs = 10_000) =>
  new HttpBank({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'secret', timeoutMs });
const answering = (status: number, body: unknown) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return bank().openAccount(request);
};

test('an opened account is returned with its IBAN, whether it was opened now (201) or earlier (200)', async () => {
  const account = {
    bankName: 'بنك',
    accountNumber: '608010167519',
    iban: 'SA0380000000608010167519',
    branchCode: '0101',
  };
  await expect(answering(201, open)).resolves.toEqual({ outcome: 'opened', account });
  await expect(answering(200, { ...open, iban: 'SA03 8000 0000 6080 1016 7519' })).resolves.toEqual({
    outcome: 'opened',
    account,
  });
  expect(seen[0]).toEqual({
    authorization: 'Bearer secret',
    path: 'POST /v1/accounts',
    body: { ...request, currency: 'SAR' },
  });
});

test('a refusal is returned with its reason in both languages', async () => {
  const reason = { ar: 'الصك غير مكتمل', en: 'The deed is incomplete' };
  await expect(answering(422, { reference, status: 'REFUSED', code: 'DEED', reason })).resolves.toEqual({
    outcome: 'refused',
    code: 'DEED',
    reason,
  });
});

test('a request that the bank is still working on is neither opened nor refused', async () => {
  await expect(answering(202, { reference, status: 'IN_PROGRESS' })).resolves.toEqual({ outcome: 'in-progress' });
});

test.each([
  ['an IBAN with wrong check digits', 201, { ...open, iban: 'SA0480000000608010167519' }],
  ['an IBAN of another country', 201, { ...open, iban: 'GB82WEST12345698765432' }],
  ['the account of another reference', 201, { ...open, reference: '0199a000-0000-7000-8000-000000000002' }],
  ['a page instead of JSON', 200, '<html>maintenance</html>'],
  ['a refusal without a reason', 422, { reference, status: 'REFUSED', code: 'X' }],
  ['an error of the bank', 500, {}],
  ['a key that the bank does not know', 401, {}],
  ['a redirect', 307, ''],
])('opening an account: %s is not a definite answer', async (_what: string, status: number, body: unknown) => {
  await expect(answering(status, body)).rejects.toBeInstanceOf(BankUnreachableError);
});

test.each(['silence', 'hang-up'] as const)(
  'after %s the outcome of opening an account is unknown',
  async (kind: 'silence' | 'hang-up') => {
    answer = kind;
    await expect(bank(300).openAccount(request)).rejects.toBeInstanceOf(BankUnreachableError);
    // The bank may have got the request.
    await expect(bank(300).openAccount(request)).rejects.toMatchObject({ neverSent: false });
  },
);

test('a bank to which there is no connection never got the request', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const nowhere = new HttpBank({ baseUrl: `http://127.0.0.1:${port}`, key: 'secret', timeoutMs: 3_000 });
  await expect(nowhere.openAccount(request)).rejects.toMatchObject({ name: 'BankUnreachableError', neverSent: true });
});

const order = {
  reference,
  debitIban: 'SA0380000000608010167519',
  creditIban: 'SA4420000001234567891234',
  amount: halalas(123_450n),
  description: 'مصروف',
};
const done = { reference, status: 'COMPLETED', bankReference: 'B-1', bookedAt: '2026-05-01T10:00:00.000Z' };
const transferring = (status: number, body: unknown) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return bank().transfer(order);
};
const asking = (status: number, body: unknown) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return bank().transferStatus(reference);
};

test('a transfer is sent with our reference and an amount in riyals, and gets the bank’s reference', async () => {
  const completed = { outcome: 'completed', bankReference: 'B-1', bookedAt: new Date('2026-05-01T10:00:00Z') };
  await expect(transferring(201, done)).resolves.toEqual(completed);
  const { amount: _, ...rest } = order;
  expect(seen[0]).toMatchObject({ path: 'POST /v1/transfers', body: { ...rest, amount: '1234.50', currency: 'SAR' } });
  await expect(asking(200, done)).resolves.toEqual(completed);
  expect(seen[1]).toMatchObject({ path: `GET /v1/transfers/${reference}`, body: null });
});

test('"refused" and "in progress" are reported both for a new transfer and for a status request', async () => {
  const reason = { ar: 'الحساب موقوف', en: 'The account is on hold' };
  for (const call of [transferring, asking]) {
    await expect(call(422, { reference, status: 'REFUSED', code: 'HOLD', reason })).resolves.toEqual({
      outcome: 'refused',
      code: 'HOLD',
      reason,
    });
    await expect(call(202, { reference, status: 'IN_PROGRESS' })).resolves.toEqual({ outcome: 'in-progress' });
  }
});

test('a reference is unknown to the bank only if the bank says so about this reference', async () => {
  await expect(asking(404, { code: 'UNKNOWN_REFERENCE', reference })).resolves.toEqual({ outcome: 'unknown' });
  for (const body of [
    { code: 'NOT_FOUND' },
    '<html>',
    { code: 'UNKNOWN_REFERENCE', reference: '0199a000-0000-7000-8000-000000000002' },
  ]) {
    await expect(asking(404, body)).rejects.toBeInstanceOf(BankUnreachableError);
  }
});

test.each([
  ['an answer about another reference', 201, { ...done, reference: '0199a000-0000-7000-8000-000000000002' }],
  ['a completion without the bank’s reference', 200, { ...done, bankReference: '' }],
  ['an unknown status', 200, { ...done, status: 'MAYBE' }],
  ['a page', 200, '<html>'],
  ['an unknown address', 404, { code: 'NOT_FOUND' }],
  ['a reference that is another transfer’s', 409, { code: 'REFERENCE_REUSED' }],
  ['an error', 503, { code: 'UNAVAILABLE' }],
])('after %s the outcome of a transfer is unknown', async (_what: string, status: number, body: unknown) => {
  await expect(transferring(status, body)).rejects.toBeInstanceOf(BankUnreachableError);
});

test('in a batch each transfer has its own answer, and one without a line stays undecided', async () => {
  const others = [2, 3, 4].map((n) => `0199a000-0000-7000-8000-00000000000${n}`);
  const reason = { ar: 'الحساب موقوف', en: 'The account is on hold' };
  answer = {
    status: 200,
    body: JSON.stringify({
      transfers: [
        done,
        { reference: others[0], status: 'REFUSED', code: 'HOLD', reason },
        { reference: others[1], status: 'IN_PROGRESS' },
      ],
    }),
  };
  const orders = [reference, ...others].map((one) => ({ ...order, reference: one }));
  const answers = await bank().transferTogether(orders);
  expect([reference, ...others].map((one) => answers.get(one)?.outcome)).toEqual([
    'completed',
    'refused',
    'in-progress',
    undefined,
  ]);
  expect(seen[0]).toMatchObject({ path: 'POST /v1/transfers/together', body: { transfers: { length: 4 } } });
  answer = { status: 200, body: JSON.stringify({ transfers: [done, { reference: others[0], status: 'UNKNOWN' }] }) };
  const states = await bank().transferStatuses([reference, others[0] ?? '']);
  expect([...states.values()].map(({ outcome }) => outcome)).toEqual(['completed', 'unknown']);
});

test.each([
  ['a line about what was not ordered', [{ ...done, reference: '0199a000-0000-7000-8000-000000000002' }]],
  ['two lines about one', [done, { reference, status: 'IN_PROGRESS' }]],
  ['a line that knows nothing of an order', [{ reference, status: 'UNKNOWN' }]],
  ['a completion without the bank’s reference', [{ ...done, bankReference: '' }]],
])('%s is not a valid answer to a batch of transfers', async (_what: string, transfers: unknown[]) => {
  answer = { status: 200, body: JSON.stringify({ transfers }) };
  await expect(bank().transferTogether([order])).rejects.toBeInstanceOf(BankUnreachableError);
});

test('a balance may be negative or, for an unknown account, null; another account or currency is refused', async () => {
  const iban = order.debitIban;
  const balance = (status: number, body: unknown) => {
    answer = { status, body: JSON.stringify(body) };
    return bank().balance(iban);
  };
  await expect(balance(200, { iban, balance: '-1234.05', currency: 'SAR' })).resolves.toBe(-123_405n);
  await expect(balance(404, { code: 'UNKNOWN_ACCOUNT' })).resolves.toBeNull();
  await expect(balance(404, { code: 'NOT_FOUND' })).rejects.toBeInstanceOf(BankUnreachableError);
  await expect(balance(200, { iban: order.creditIban, balance: '1.00', currency: 'SAR' })).rejects.toBeInstanceOf(
    BankUnreachableError,
  );
  await expect(balance(200, { iban, balance: '1.00', currency: 'USD' })).rejects.toBeInstanceOf(BankUnreachableError);
  await expect(balance(200, { iban, balance: 1, currency: 'SAR' })).rejects.toBeInstanceOf(BankUnreachableError);
});
