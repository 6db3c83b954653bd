import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { OwnIbanList } from '@waqf/contracts/beneficiaries';
import { exportEnvelope } from '@waqf/contracts/exports';
import { halalas } from '@waqf/money';
import { makeSaudiIban, riyadhDay } from '@waqf/formats';
import { BankingFacade } from '../../src/banking/index.js';
import { calculateRunQueue } from '../../src/distributions/distributions.queues.js';
import { Jobs } from '../../src/platform/index.js';
import { ReadStatementFile } from '../../src/reconciliation/use-cases/read-statement-file.js';
import { PackStatements } from '../../src/reporting/pack/pack-statements.js';
import { RunSchedules } from '../../src/reporting/use-cases/run-schedules.js';
import { codeIn, inTransaction, providerOf, transfer, transferIn, waqfWithMoney } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { heirs, runIn, RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { addRole, people, systemCtx } from '../membership/approved-waqf.js';
import { writeCsv } from '../reconciliation/statement-writers.js';

let api: TestApi;
let former: Browser;
let successor: Browser;
let founder: Browser;
let waqf: RunWaqf;
let today: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [former, successor, founder] = [
    await api.signIn(people.nazir),
    await api.signIn(people.otherNazir),
    await api.signIn(people.waqif),
  ];
  today = riyadhDay(api.clock.now());
}, 180_000);
beforeEach(async () => {
  waqf = await RunWaqf.open(api, former);
});
afterAll(() => api.stop());

/** As after an approved amendment that names another nazir, who has accepted. */
const replaceNazir = (waqfId = waqf.id) =>
  api.query(
    'UPDATE endowments.waqf SET nazir_id = (SELECT id FROM identity.person WHERE national_id = $2) WHERE id = $1',
    [waqfId, people.otherNazir],
  );

/** Whom notices with this title were sent to since, by national id. */
async function notified(title: string, waqfId = waqf.id): Promise<string[]> {
  await api.settled();
  const rows = await api.query<{ id: string }>(
    `SELECT p.national_id AS id FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
     WHERE n.title_en = $1 AND position($2 in n.action_url) > 0 ORDER BY 1`,
    [title, waqfId],
  );
  return rows.map(({ id }) => id);
}

test('the state of an account is told to the nazir of today, not to the one who asked for it', async () => {
  const heirId = await waqf.add(heirs.noura);
  const banking = providerOf(api, BankingFacade);
  const account = (await banking.subAccounts(systemCtx(api), [heirId])).get(heirId);
  const [main] = await banking.accountsOf(systemCtx(api), waqf.id);
  await replaceNazir();
  for (const accountId of [account?.id, main?.id]) {
    const [{ iban } = { iban: '' }] = await api.query<{ iban: string }>(
      'SELECT iban FROM banking.account WHERE id = $1',
      [accountId],
    );
    const changed = await successor.put(`/simulator/bank/accounts/${iban}/state`, { status: 'SUSPENDED' });
    expect(changed.status).toBe(204);
    await successor.get(`/api/bank-account/${accountId}/balance`);
    await api.settled();
  }
  const recipients = await notified('The bank has suspended the account');
  expect(recipients).not.toContain(people.nazir);
  expect(recipients.filter((id) => id === people.otherNazir)).toHaveLength(2);
  expect(recipients).toContain(people.waqif);
});

test('a decision about what a replaced nazir asked for is not told to them', async () => {
  const money = await waqfWithMoney(api, { ghalla: '900000.00' });
  const asked = transferIn(await transfer(former, money.main, money.subs[0], '100000'));
  const proposal = { rules: [{ kind: 'residual', split: 'equal' }], effectiveFrom: today };
  expect((await former.post(`/api/waqf/${money.waqfId}/rules`, proposal)).status).toBe(201);
  await api.settled();
  await replaceNazir(money.waqfId);
  const reason = 'لا حاجة إليه';
  expect((await former.post(`/api/approvals/${asked.id}/withdraw`, {})).status).toBe(404);
  const before = await api.query(
    'SELECT FROM notifications.stream_event e JOIN identity.person p ON p.id = e.user_id WHERE p.national_id = $1',
    [people.nazir],
  );
  expect((await founder.post(`/api/approvals/${asked.id}/reject`, { reason })).status).toBe(200);
  expect((await founder.post(`/api/waqf/${money.waqfId}/rules/1/reject`, { reason })).status).toBe(200);
  await api.settled();
  const rows = await api.query(
    `SELECT n.title_en FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
     WHERE p.national_id = $1 AND position($2 in n.message_ar) > 0`,
    [people.nazir, reason],
  );
  expect(rows).toEqual([]);
  const after = await api.query(
    'SELECT FROM notifications.stream_event e JOIN identity.person p ON p.id = e.user_id WHERE p.national_id = $1',
    [people.nazir],
  );
  expect(after).toHaveLength(before.length);
});

test('an IBAN that its owner declines is told to the successor of whoever asked for it', async () => {
  const cardId = await waqf.add({ ...heirs.noura, entitledFrom: '2020-01-01' });
  const noura = await api.signIn(heirs.noura.nationalId);
  expect(
    (await former.post(`/api/beneficiary/${cardId}/ibans`, { iban: makeSaudiIban('80', '608010167519') })).status,
  ).toBe(201);
  await replaceNazir();
  const { ibans } = (await noura.get('/api/beneficiary/ibans')).body as OwnIbanList;
  const open = ibans.find(({ state }) => state === 'asked' || state === 'requested') ?? ibans[0];
  expect((await noura.post(`/api/payee-ibans/${open?.id}/decline`)).status).toBe(200);
  expect(await notified('A beneficiary declined an IBAN')).toEqual([people.otherNazir]);
});

test('a calculation does not finish in the name of a nazir who was replaced; the successor repeats it', async () => {
  await waqf.add({ ...heirs.noura, entitledFrom: '2020-01-01' });
  await waqf.enter('1000.00', today);
  const { id } = runIn(await waqf.start({ from: today, to: today }));
  await api.query(
    `INSERT INTO distributions.calculation (run_id, requested_by, done, total, changed_at)
     SELECT id, started_by, 0, 1, now() FROM distributions.run WHERE id = $1`,
    [id],
  );
  await replaceNazir();
  await inTransaction(api, (ctx) =>
    providerOf(api, Jobs).enqueue(ctx, calculateRunQueue, { waqfId: waqf.id, runId: id }, { key: id }),
  );
  await api.settled();
  expect((await waqf.view(id, successor)).run).toMatchObject({
    state: 'draft',
    calculation: { problem: { code: 'distributions.calculation-left' } },
    may: ['calculate', 'cancel'],
  });
  expect(runIn(await waqf.act(id, 'calculate', {}, successor))).toMatchObject({ state: 'calculated' });
});

test('a bank statement that is being read when its nazir is replaced is not stored', async () => {
  const reading = providerOf(api, ReadStatementFile);
  const execute = reading.execute.bind(reading);
  const [main] = await providerOf(api, BankingFacade).accountsOf(systemCtx(api), waqf.id);
  const line = { bookedOn: today, amount: halalas(100n), reference: 'R1', description: 'حركة' };
  const content = writeCsv({ iban: main?.iban ?? '', number: '1', opening: halalas(0n), lines: [line] });
  const spy = jest.spyOn(reading, 'execute').mockImplementationOnce(async (...input) => {
    const read = await execute(...input);
    await replaceNazir();
    return read;
  });
  const form = new FormData();
  form.set('file', new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]), 'كشف.csv');
  const answer = await former.upload(`/api/waqf/${waqf.id}/statements`, form);
  spy.mockRestore();
  expect([answer.status, codeIn(answer)]).toEqual([404, 'membership.waqf-not-found']);
  expect(await api.query('SELECT FROM reconciliation.statement WHERE waqf_id = $1', [waqf.id])).toEqual([]);
});

test('a pack that is being made when its nazir is replaced fails, and nobody gets what was made of it', async () => {
  const statements = providerOf(api, PackStatements);
  const files = statements.files.bind(statements);
  const spy = jest.spyOn(statements, 'files').mockImplementation(async function* (...input) {
    let made = 0;
    for await (const file of files(...input)) {
      yield file;
      made += 1;
      if (made === 1) await replaceNazir();
    }
  });
  const body = { from: today, to: today };
  const asked = await former.confirmed('POST', `/api/waqf/${waqf.id}/pack`, { body });
  const { id } = exportEnvelope.parse(asked.body).export;
  await api.settled(60_000);
  spy.mockRestore();
  expect(await api.query('SELECT state, sha256 FROM reporting.export WHERE id = $1', [id])).toEqual([
    { state: 'failed', sha256: null },
  ]);
  for (const browser of [former, successor, founder])
    expect((await browser.get(`/api/exports/${id}/file`)).status).toBe(404);
}, 120_000);

test('a scheduled report goes on for the founder alone; its creator can no longer end it', async () => {
  await addRole(api, people.otherNazir, 'nazir');
  const { body } = await former.get(`/api/waqf/${waqf.id}/report-readers`);
  const readers = (body as { readers: { id: string }[] }).readers.map(({ id }) => id);
  const wanted = { waqfId: waqf.id, report: 'financial', format: 'csv', frequency: 'month', calendar: 'gregorian' };
  const made = await former.post('/api/report-schedules', { ...wanted, readers });
  const { id } = (made.body as { schedule: { id: string } }).schedule;
  await replaceNazir();
  expect((await former.post(`/api/report-schedules/${id}/end`, {})).status).toBe(404);
  api.clock.advance({ hours: 32 * 24 });
  expect(await providerOf(api, RunSchedules).execute()).toBe(1);
  await api.settled();
  const exported = await api.query<{ by: string }>(
    `SELECT p.national_id AS by FROM reporting.export e JOIN identity.person p ON p.id = e.requested_by
     WHERE e.schedule_id = $1`,
    [id],
  );
  expect(exported).toEqual([{ by: people.waqif }]);
});
