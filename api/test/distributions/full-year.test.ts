import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PaymentList } from '@waqf/contracts/distributions';
import type { Reconciliation } from '@waqf/contracts/reconciliation';
import { riyadhDay } from '@waqf/formats';
import { halalas } from '@waqf/money';
import { LedgerFacade } from '../../src/ledger/index.js';
import { bankOrder, SandboxBankBooks } from '../../src/simulators/bank/index.js';
import { waitUntilDelivered, providerOf } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people, systemCtx } from '../membership/approved-waqf.js';
import { writeCamt053 } from '../reconciliation/statement-writers.js';
import { issuedAt, readPdf } from '../reporting/issued-pdf.js';
import { heirs, lineOf, runIn, RunWaqf } from './run-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let noura: Browser;
let waqf: RunWaqf;
let year: number;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif, noura] = (await Promise.all(
    [people.nazir, people.waqif, heirs.noura.nationalId].map((id) => api.signIn(id)),
  )) as [Browser, Browser, Browser];
  year = Number(riyadhDay(api.clock.now()).slice(0, 4)) - 1;
  waqf = await RunWaqf.open(api, nazir);
  for (const heir of Object.values(heirs)) await waqf.add({ ...heir, entitledFrom: '2020-01-01' });
}, 180_000);
afterAll(() => api.stop());

/** The period of a quarter, numbered from 1 to 4. */
const quarter = (part: number) => ({
  from: `${year}-${String(part * 3 - 2).padStart(2, '0')}-01`,
  to: [`${year}-03-31`, `${year}-06-30`, `${year}-09-30`, `${year}-12-31`][part - 1] ?? '',
});
const inQuarter = (part: number, day: number) => `${quarter(part).from.slice(0, 8)}${String(day).padStart(2, '0')}`;
const ibanOf = async (fullName: string): Promise<string> => {
  const [row] = await api.query<{ iban: string }>(
    `SELECT account.iban FROM banking.account JOIN beneficiaries.beneficiary b ON b.id = account.beneficiary_id
     WHERE b.waqf_id = $1 AND b.full_name = $2`,
    [waqf.id, fullName],
  );
  return row?.iban ?? '';
};

/** Runs the distribution of a quarter, from the calculation to the bank's answer for every line. */
async function distribute(part: number): Promise<string> {
  const { id } = await waqf.calculated(quarter(part));
  await waqf.act(id, 'submit', {});
  runIn(await waqf.act(id, 'approve', {}, waqif));
  runIn(await waqf.act(id, 'pay'));
  await waqf.settled(id);
  return id;
}

/** The lines that the bank has booked on the main account. */
async function bankLines() {
  const [main] = await api.query<{ id: string; iban: string }>(
    `SELECT id, iban FROM banking.account WHERE waqf_id = $1 AND beneficiary_id IS NULL`,
    [waqf.id],
  );
  const rows = await api.query<{ at: Date; amount: string; reference: string; description: string }>(
    `SELECT booked_at AS at, amount_halalas::text AS amount, bank_reference AS reference, description
     FROM bank_sandbox.statement_line WHERE iban = $1 ORDER BY booked_at, id`,
    [main?.iban],
  );
  const lines = rows.map(({ at, amount, reference, description }) => ({
    bookedOn: riyadhDay(at),
    amount: halalas(BigInt(amount)),
    reference,
    description,
  }));
  return { iban: main?.iban ?? '', lines };
}

test('after a year of four distributions all yield is paid, and bank, books and ledger agree', async () => {
  const runs: string[] = [];
  for (const part of [1, 2, 3, 4]) {
    await waqf.enter(`${3000 + part}.00`, inQuarter(part, 5));
    await waqf.enter(`${6000 + part}.10`, inQuarter(part, 12));
    await waqf.enter(`${400 + part}.00`, inQuarter(part, 20), 'expense');
    if (part === 2) {
      const refuse = { kind: 'refuse', request: 'transfer', code: 'AC06', reason: { ar: 'موقوف', en: 'blocked' } };
      providerOf(api, SandboxBankBooks).place(bankOrder.parse({ ...refuse, iban: await ibanOf(heirs.majed.fullName) }));
    }
    if (part === 3) {
      const mistake = await waqf.enter('777.77', inQuarter(3, 15));
      expect((await nazir.post(`/api/transactions/${mistake}/reverse`, { reason: 'سُجل الإيجار مرتين' })).status).toBe(
        201,
      );
      await waitUntilDelivered(api);
    }
    const id = await distribute(part);
    if (part === 2) {
      expect((await waqf.view(id)).run).toMatchObject({ state: 'partially_failed', counts: { failed: { lines: 1 } } });
      runIn(await waqf.act(id, 'retry', {}));
      await waqf.settled(id);
    }
    const { run } = await waqf.view(id);
    // The two incomes less the expense; the mistake of the third quarter and its reversal add up to zero.
    const net = `${3000 + part + 6000 + part - 400 - part}.10`;
    expect(run).toMatchObject({
      state: 'paid',
      pool: net,
      allocated: net,
      counts: { paid: { lines: 3, amount: net } },
    });
    expect(runIn(await waqf.act(id, 'close'))).toMatchObject({ state: 'closed' });
    runs.push(id);
  }
  expect(await waqf.funds()).toEqual({ corpus: '0.00', ghalla: '0.00', reserve: '0.00', payable: '0.00' });
  expect(new Set(runs).size).toBe(4);

  const { iban, lines } = await bankLines();
  const form = new FormData();
  const file = writeCamt053({ iban, number: '1', opening: halalas(0n), lines });
  form.set('file', new Blob([file]), 'كشف السنة.xml');
  expect(await nazir.upload(`/api/waqf/${waqf.id}/statements`, form)).toMatchObject({
    status: 201,
    body: { matched: lines.length, suspense: 0 },
  });
  const reconciled = (await nazir.get(`/api/waqf/${waqf.id}/reconciliation`)).body as Reconciliation;
  expect(reconciled).toMatchObject({
    bankBalance: '0.00',
    bookBalance: '0.00',
    difference: '0.00',
    counts: { suspense: 0, unmatchedEntries: 0 },
  });
  const { ok, firstBroken, entries } = await providerOf(api, LedgerFacade).verify(systemCtx(api));
  expect({ ok, firstBroken }).toEqual({ ok: true, firstBroken: null });
  expect(entries).toBeGreaterThanOrEqual(lines.length);
});

test('a closed run has one verifiable statement for nazir and founder; an open run has none', async () => {
  const [last] = ((await nazir.get(waqf.path())).body as { runs: { id: string }[] }).runs;
  const path = waqf.path(`/${last?.id}/statement`);
  const first = await issuedAt(nazir, path);
  expect(first.number).toMatch(/^RUN-14\d\d-\d\d-\d{5}$/);
  const { text, code } = await readPdf(first.file);
  for (const said of ['8,604.10', '4,302.05', '2,581.23', '1,720.82']) expect(text).toContain(said);
  expect((await nazir.get(`/api/verify/${code}`)).body).toMatchObject({ genuine: true, number: first.number });
  const again = await issuedAt(waqif, path);
  expect([again.number, again.file.equals(first.file)]).toEqual([first.number, true]);

  const today = riyadhDay(api.clock.now());
  await waqf.enter('100.00', today);
  const open = await waqf.calculated({ from: today, to: today });
  expect((await nazir.post(waqf.path(`/${open.id}/statement`), {})).body).toMatchObject({
    status: 409,
    code: 'reporting.document-too-early',
  });
}, 120_000);

test('a beneficiary gets a notice only of their own payment, and none of an estimate', async () => {
  const { payments } = (await noura.get('/api/beneficiary/payments')).body as PaymentList;
  const [estimate, paid] = payments;
  const { number, file } = await issuedAt(noura, `/api/beneficiary/payments/${paid?.id}/notice`);
  expect(number).toMatch(/^PAY-14\d\d-\d\d-\d{5}$/);
  const { text, code } = await readPdf(file);
  expect(text).toContain('4,302.05');
  expect(text).not.toContain('2,581.23');
  expect((await noura.get(`/api/verify/${code}`)).body).toMatchObject({ genuine: true, number });
  expect((await noura.post(`/api/beneficiary/payments/${estimate?.id}/notice`, {})).status).toBe(409);
  const majed = lineOf(
    await waqf.view(((await nazir.get(waqf.path())).body as { runs: { id: string }[] }).runs[1]?.id ?? ''),
    heirs.majed.fullName,
  );
  expect((await noura.post(`/api/beneficiary/payments/${majed.id}/notice`, {})).status).toBe(404);
}, 120_000);

test('a completed transfer has a verifiable receipt, and the nazir of another waqf gets 404', async () => {
  const accounts = await api.query<{ id: string; main: boolean }>(
    'SELECT id, beneficiary_id IS NULL AS main FROM banking.account WHERE waqf_id = $1 ORDER BY main DESC, id',
    [waqf.id],
  );
  const [main, sub] = accounts;
  const body = { fromAccountId: main?.id, toAccountId: sub?.id, amount: '40.00', description: 'نفقة علاج' };
  const made = await nazir.confirmed('POST', '/api/bank-transfer', { body });
  const { id } = (made.body as { transfer: { id: string } }).transfer;
  await waitUntilDelivered(api);
  const deadline = Date.now() + 30_000;
  const state = async () =>
    (await api.query<{ state: string }>('SELECT state FROM banking.transfer WHERE id = $1', [id]))[0];
  while ((await state())?.state !== 'completed' && Date.now() < deadline)
    await new Promise((done) => setTimeout(done, 50));
  const { number, file } = await issuedAt(nazir, `/api/bank-transactions/${id}/receipt`);
  expect(number).toMatch(/^TRF-14\d\d-\d\d-\d{5}$/);
  const { text, code } = await readPdf(file);
  for (const said of ['40.00', (await bankLines()).iban.slice(-4)]) expect(text).toContain(said);
  expect((await nazir.get(`/api/verify/${code}`)).body).toMatchObject({ genuine: true, number });
  const other = await api.signIn(people.otherNazir);
  expect((await other.post(`/api/bank-transactions/${id}/receipt`, {})).status).toBe(404);
}, 120_000);
