import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BankUnreachableError } from './bank.port.js';
import { HttpBank } from './http.bank.js';

const reference = '0199a000-0000-7000-8000-000000000001';
const request = { reference, product: 'WAQF_MAIN', holderName: 'وقف الخير' } as const;
const open = { reference, status: 'OPEN', bankName: 'بنك', accountNumber: '608010167519', iban: 'SA0380000000608010167519', branchCode: '0101' };

let server: Server;
let answer: { status: number; body: string } | 'silence' | 'hang-up';
let seen: { authorization: string | undefined; body: unknown }[];

beforeAll(async () => {
  server = createServer((incoming, response) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
    incoming.on('end', () => {
      seen.push({ authorization: incoming.headers.authorization, body: JSON.parse(text) as unknown });
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

const bank = () =>
  new HttpBank({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'secret', timeoutMs: 300 });
const answering = (status: number, body: unknown) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return bank().openAccount(request);
};

test('an opened account comes back with its IBAN, whether opened now or before', async () => {
  const account = { bankName: 'بنك', accountNumber: '608010167519', iban: 'SA0380000000608010167519', branchCode: '0101' };
  await expect(answering(201, open)).resolves.toEqual({ outcome: 'opened', account });
  await expect(answering(200, { ...open, iban: 'SA03 8000 0000 6080 1016 7519' })).resolves.toEqual({ outcome: 'opened', account });
  expect(seen[0]).toEqual({ authorization: 'Bearer secret', body: { ...request, currency: 'SAR' } });
});

test('a refusal brings its reason in both languages', async () => {
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
])('%s is no definite answer', async (_what: string, status: number, body: unknown) => {
  await expect(answering(status, body)).rejects.toBeInstanceOf(BankUnreachableError);
});

test.each(['silence', 'hang-up'] as const)('after %s nobody knows what the bank did', async (kind: 'silence' | 'hang-up') => {
  answer = kind;
  await expect(bank().openAccount(request)).rejects.toBeInstanceOf(BankUnreachableError);
});

test('a bank that does not listen is no definite answer', async () => {
  const nowhere = new HttpBank({ baseUrl: 'http://127.0.0.1:1', key: 'secret', timeoutMs: 300 });
  await expect(nowhere.openAccount(request)).rejects.toBeInstanceOf(BankUnreachableError);
});
