import type { PayableList } from '@waqf/contracts/distributions';
import { addDays, riyadhDay, startOfDay } from '@waqf/formats';
import {
  bankOrder,
  type BankOrderInput,
  SandboxBankBooks,
  SandboxBankStates,
} from '../../src/simulators/bank/index.js';
import { waitUntilDelivered, providerOf } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { expectLinesCounted, heirs, lineOf, runIn, RunWaqf } from './run-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqf: RunWaqf;
let today: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = (await Promise.all([people.nazir, people.waqif].map((id) => api.signIn(id)))) as [Browser, Browser];
}, 180_000);
afterEach(() => expectLinesCounted(api));
afterAll(() => api.stop());

beforeEach(async () => {
  today = riyadhDay(api.clock.now());
  waqf = await RunWaqf.open(api, nazir);
  for (const heir of Object.values(heirs)) await waqf.add(heir);
  await waqf.enter('1000.00');
});

/** An approved run of 1,000 SAR in the payable fund, in lines of 500, 300 and 200. */
async function approved(): Promise<string> {
  const { id } = await waqf.calculated({ from: `${today.slice(0, 4)}-01-01`, to: today });
  await waqf.act(id, 'submit', {});
  runIn(await waqf.act(id, 'approve', {}, waqif));
  return id;
}

const settled = (runId: string): Promise<void> => waqf.settled(runId);

const ibanOf = async (fullName: string): Promise<string> => {
  const [row] = await api.query<{ iban: string }>(
    `SELECT account.iban FROM banking.account JOIN beneficiaries.beneficiary b ON b.id = account.beneficiary_id
     WHERE b.waqf_id = $1 AND b.full_name = $2 ORDER BY account.created_at DESC`,
    [waqf.id, fullName],
  );
  return row?.iban ?? '';
};
const order = async (fullName: string, more: Partial<BankOrderInput>) =>
  providerOf(api, SandboxBankBooks).place(
    bankOrder.parse({ kind: 'refuse', request: 'transfer', iban: await ibanOf(fullName), ...more }),
  );
const ids = async () =>
  Object.fromEntries(
    (
      await api.query<{ id: string; name: string }>(
        'SELECT id, full_name AS name FROM beneficiaries.beneficiary WHERE waqf_id = $1',
        [waqf.id],
      )
    ).map(({ id, name }) => [name, id]),
  );
/** The sum and the number of the bank's payments to each beneficiary, by name. */
const atBank = async () =>
  Object.fromEntries(
    (
      await api.query<{ name: string; sum: string; times: number }>(
        `SELECT b.full_name AS name, (sum(line.amount_halalas) / 100)::int::text AS sum, count(*)::int AS times
         FROM bank_sandbox.statement_line line JOIN banking.account ON account.iban = line.iban
           JOIN beneficiaries.beneficiary b ON b.id = account.beneficiary_id
         WHERE b.waqf_id = $1 GROUP BY 1`,
        [waqf.id],
      )
    ).map(({ name, sum, times }) => [name, `${sum} × ${times}`]),
  );

test('the bank gets one batch; a refused line stays payable and is paid alone by a retry', async () => {
  const id = await approved();
  await order(heirs.majed.fullName, { code: 'AC06', reason: { ar: 'كلام المصرف', en: 'words of the bank' } });
  expect(runIn(await waqf.act(id, 'pay'))).toMatchObject({ state: 'paying', counts: { sent: { lines: 3 } } });
  await settled(id);
  const first = await waqf.view(id);
  expect(first.run).toMatchObject({
    state: 'partially_failed',
    counts: { paid: { lines: 2, amount: '700.00' }, failed: { lines: 1, amount: '300.00' } },
    may: ['retry', 'close'],
  });
  expect(lineOf(first, heirs.majed.fullName)).toMatchObject({
    state: 'failed',
    failure: { code: 'AC06', ar: 'الحساب موقوف', en: 'The account is blocked' },
  });
  expect(lineOf(first, heirs.noura.fullName)).toMatchObject({ state: 'paid', method: 'bank', bankReference: /^WB/ });
  expect(await waqf.funds()).toMatchObject({ ghalla: '0.00', payable: '300.00' });
  const notices = await api.query<{ who: string; title: string; message: string }>(
    `SELECT p.national_id AS who, n.title_ar AS title, n.message_ar AS message
     FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
     WHERE n.message_ar LIKE '%صُرف%' AND n.created_at >= $1 ORDER BY 1`,
    [new Date(api.clock.now().getTime() - 60_000)],
  );
  expect(notices.map(({ who, title }) => [who, title])).toEqual([
    [people.waqif, 'تعذّر صرف بعض المستحقات'],
    [people.nazir, 'تعذّر صرف بعض المستحقات'],
    [heirs.noura.nationalId, 'صُرف استحقاقك'],
    [heirs.salem.nationalId, 'صُرف استحقاقك'],
  ]);
  expect(notices.find(({ who }) => who === heirs.salem.nationalId)?.message).toContain('200.00 ريال');
  const [batches] = await api.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM banking.payment_batch WHERE waqf_id = $1',
    [waqf.id],
  );
  expect(batches?.count).toBe(1);
  expect((await nazir.get(`/api/waqf/${waqf.id}/payables`)).body as PayableList).toMatchObject({
    total: '300.00',
    payables: [{ fullName: heirs.majed.fullName, amount: '300.00', lines: 1, withheld: '0.00' }],
  });
  runIn(await waqf.act(id, 'close'));
  expect(runIn(await waqf.act(id, 'retry', {}))).toMatchObject({ state: 'closed', counts: { sent: { lines: 1 } } });
  await settled(id);
  expect((await waqf.view(id)).run).toMatchObject({ state: 'closed', counts: { paid: { lines: 3 } } });
  expect(await waqf.funds()).toMatchObject({ payable: '0.00' });
  expect(await atBank()).toEqual({
    [heirs.noura.fullName]: '500 × 1',
    [heirs.majed.fullName]: '300 × 1',
    [heirs.salem.fullName]: '200 × 1',
  });
});

test('a line whose account was closed after the approval fails with the reason, and is paid in cash', async () => {
  const id = await approved();
  await providerOf(api, SandboxBankStates).change(await ibanOf(heirs.salem.fullName), 'CLOSED');
  await waqf.act(id, 'pay');
  await settled(id);
  const salem = lineOf(await waqf.view(id), heirs.salem.fullName);
  expect(salem).toMatchObject({ state: 'failed', failure: { code: 'AC04', ar: 'الحساب مغلق' } });
  const payment = { method: 'cash', receiptNumber: 'R-17', paidOn: today };
  const record = (body: object) => waqf.act(id, `lines/${salem.id}/payment`, body);
  expect((await record({ ...payment, receiptNumber: 'بلا رقم' })).body).toMatchObject({ status: 400 });
  expect((await record({ ...payment, paidOn: '2199-01-01' })).body).toMatchObject({
    code: 'distributions.paid-in-future',
  });
  // An earlier day would end the time to object before the beneficiary has the money.
  expect((await record({ ...payment, paidOn: addDays(today, -1) })).body).toMatchObject({
    status: 422,
    code: 'distributions.paid-before-approval',
  });
  expect(runIn(await record(payment))).toMatchObject({ state: 'paid', counts: { paid: { lines: 3 } } });
  expect((await record(payment)).body).toMatchObject({ status: 409, code: 'distributions.line-not-payable' });
  expect(lineOf(await waqf.view(id), heirs.salem.fullName)).toMatchObject({ method: 'cash', receiptNumber: 'R-17' });
  expect(await waqf.funds()).toMatchObject({ payable: '0.00' });
  await waitUntilDelivered(api);
  api.clock.advance({ hours: 24 });
  waqf.nazir = nazir = await api.signIn(people.nazir);
  waqif = await api.signIn(people.waqif);
  await waqf.enter('10.00');
  const now = riyadhDay(api.clock.now());
  expect((await waqf.start({ from: now, to: now })).status).toBe(201);
});

test('money that is handed over early in the morning is paid now, not at noon', async () => {
  api.clock.moveTo(new Date(startOfDay(addDays(today, 1)).getTime() + 3_600_000));
  waqf.nazir = nazir = await api.signIn(people.nazir);
  waqif = await api.signIn(people.waqif);
  today = riyadhDay(api.clock.now());
  const id = await approved();
  const { id: lineId } = lineOf(await waqf.view(id), heirs.salem.fullName);
  runIn(await waqf.act(id, `lines/${lineId}/payment`, { method: 'cash', receiptNumber: 'R-18', paidOn: today }));
  const paidAt = lineOf(await waqf.view(id), heirs.salem.fullName).paidAt ?? '';
  expect([riyadhDay(new Date(paidAt)), new Date(paidAt) <= api.clock.now()]).toEqual([today, true]);
});

test('a line without an account is withheld, and paid once the account is open', async () => {
  const name = 'هند بنت فيصل الشمري';
  await providerOf(api, SandboxBankBooks).place(
    bankOrder.parse({ kind: 'refuse', request: 'account', holderName: name }),
  );
  await waqf.add({ nationalId: '1000000073', fullName: name, allocatedPercentage: 0 });
  const { [heirs.salem.fullName]: salem, [name]: hind } = await ids();
  await nazir.patch(`/api/beneficiary/${salem}`, { allocatedPercentage: 0 });
  await nazir.patch(`/api/beneficiary/${hind}`, { allocatedPercentage: 20 });
  const id = await approved();
  await waqf.act(id, 'pay');
  await settled(id);
  const answer = await waqf.view(id);
  expect(answer.run).toMatchObject({ state: 'paid', counts: { paid: { lines: 2 }, withheld: { lines: 1 } } });
  const line = lineOf(answer, name);
  expect(line).toMatchObject({ state: 'withheld', withheld: { code: 'no-account' }, amount: '200.00' });
  expect((await waqf.act(id, 'retry', {})).body).toMatchObject({ code: 'distributions.nothing-to-retry' });
  expect((await waqf.act(id, 'retry', { lineIds: [line.id] })).body).toMatchObject({
    code: 'distributions.line-not-payable',
    message: expect.stringContaining(name),
  });
  expect((await nazir.post(`/api/beneficiary/${hind}/bank-account`)).status).toBe(201);
  expect(runIn(await waqf.act(id, 'retry', { lineIds: [line.id] }))).toMatchObject({ state: 'paying' });
  await settled(id);
  expect((await waqf.view(id)).run).toMatchObject({ state: 'paid', counts: { paid: { lines: 3, amount: '1000.00' } } });
  expect(await waqf.funds()).toMatchObject({ payable: '0.00' });
});

test('nothing is paid before the approval or twice, also after a lost answer of the bank', async () => {
  const { id } = await waqf.calculated({ from: `${today.slice(0, 4)}-01-01`, to: today });
  expect((await waqf.act(id, 'pay')).body).toMatchObject({ status: 409, code: 'distributions.run-state' });
  await waqf.act(id, 'submit', {});
  expect((await waqf.act(id, 'pay')).body).toMatchObject({ code: 'distributions.run-state' });
  await waqf.act(id, 'approve', {}, waqif);
  await providerOf(api, SandboxBankBooks).place(bankOrder.parse({ kind: 'lose-answer', request: 'transfer' }));
  const answers = await Promise.all(Array.from({ length: 5 }, () => waqf.act(id, 'pay')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  await settled(id);
  expect((await waqf.view(id)).run).toMatchObject({ state: 'paid', counts: { paid: { lines: 3, amount: '1000.00' } } });
  expect(await atBank()).toEqual({
    [heirs.noura.fullName]: '500 × 1',
    [heirs.majed.fullName]: '300 × 1',
    [heirs.salem.fullName]: '200 × 1',
  });
  expect((await waqf.act(id, 'pay')).body).toMatchObject({ code: 'distributions.run-state' });
  expect((await waqf.act(id, 'retry', {})).body).toMatchObject({ code: 'distributions.nothing-to-retry' });
});

test('the database refuses lines without run, payments without batch, changed ids and a reused receipt', async () => {
  const runId = await approved();
  await waqf.act(runId, 'pay', {});
  await settled(runId);
  const none = '00000000-0000-4000-8000-000000000000';
  const copied = (table: string, of: string, change: string) =>
    api.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(row,
         jsonb_build_object('id', gen_random_uuid(), ${change}))).*
       FROM ${table} row WHERE ${of} LIMIT 1`,
      [runId],
    );
  const line = (change: string) => copied('distributions.run_line', 'run_id = $1', change);
  const drawn = `'payment_id', gen_random_uuid()`;
  await expect(line(`${drawn}, 'run_id', '${none}'`)).rejects.toThrow('a line of a run that does not exist');
  await expect(line(`'place', 900, 'beneficiary_id', gen_random_uuid()`)).rejects.toThrow('payment_id');
  await expect(line(`${drawn}, 'payment_id', null`)).rejects.toThrow('null value');
  await expect(
    copied(
      'banking.batch_payment',
      'id IN (SELECT payment_id FROM distributions.run_line WHERE run_id = $1)',
      `'batch_id', '${none}'`,
    ),
  ).rejects.toThrow('a payment of a batch that does not exist');
  for (const change of [
    `UPDATE distributions.run_line SET run_id = '${none}'`,
    `UPDATE distributions.run SET id = '${none}' WHERE id = '${runId}'`,
    `DELETE FROM distributions.run WHERE id = '${runId}'`,
    `UPDATE banking.batch_payment SET batch_id = '${none}'`,
    `UPDATE banking.payment_batch SET id = gen_random_uuid()`,
    'DELETE FROM banking.payment_batch',
  ])
    await expect(api.query(change)).rejects.toThrow('keep their identity');
  await expect(api.query('TRUNCATE banking.payment_batch')).rejects.toThrow('not taken away');

  const byHand = (places: string, method: string, number: string) =>
    api.query(
      `UPDATE distributions.run_line SET method = '${method}', bank_reference = NULL, receipt_number = '${number}'
       WHERE run_id = $1 AND place IN (${places})`,
      [runId],
    );
  await byHand('1', 'cash', '7');
  await expect(byHand('2', 'cash', '7')).rejects.toThrow('run_line_receipt');
  await byHand('2', 'check', '7');
  await expect(
    api.query(`UPDATE distributions.run_line SET receipt_key = NULL WHERE run_id = $1`, [runId]),
  ).rejects.toThrow('run_line_receipt_key');
  const inserted = (key: string | null) =>
    api.query(
      `INSERT INTO distributions.run_line (id, run_id, place, beneficiary_id, full_name, amount_halalas, exact, state,
         because, trace, payee_changed, method, receipt_number, paid_at, receipt_key)
       SELECT gen_random_uuid(), run_id, place + 1000, gen_random_uuid(), full_name, 1, exact, 'paid', because, trace,
         false, 'cash', '7', now(), $2 FROM distributions.run_line WHERE run_id = $1 AND place = 1`,
      [runId, key],
    );
  for (const key of [null, 'cash 8']) await expect(inserted(key)).rejects.toThrow('run_line_receipt_key');
  await expect(inserted('cash 7')).rejects.toThrow('"run_line_receipt"');
});
