import { jest } from '@jest/globals';
import type { ApprovalList } from '@waqf/contracts/approvals';
import type { RuleSet } from '@waqf/contracts/distributions';
import { riyadhDay } from '@waqf/formats';
import pg from 'pg';
import { IdentityFacade } from '../../src/identity/index.js';
import { providerOf, waitUntilDelivered } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { untilSomebodyWaits } from '../lock-waits.js';
import { people } from '../membership/approved-waqf.js';
import { expectLinesCounted, heirs, lineOf, runIn, RunWaqf } from './run-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let admin: Browser;
let waqf: RunWaqf;
let today: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif, admin] = (await Promise.all(
    [people.nazir, people.waqif, people.admin].map((id) => api.signIn(id)),
  )) as [Browser, Browser, Browser];
}, 180_000);
afterEach(() => expectLinesCounted(api));
afterAll(() => api.stop());

beforeEach(async () => {
  today = riyadhDay(api.clock.now());
  waqf = await RunWaqf.open(api, nazir);
});

const shares = async () => {
  for (const heir of Object.values(heirs)) await waqf.add(heir);
};
const year = () => ({ from: `${today.slice(0, 4)}-01-01`, to: today });

test('a run divides the yield of its period; the founder’s approval moves the shares to the payable fund', async () => {
  await shares();
  await waqf.enter('1000.00');
  await waqf.enter('100.01', undefined, 'expense');
  const run = await waqf.calculated(year());
  expect(run).toMatchObject({
    state: 'calculated',
    rulesVersion: 0,
    gross: '1000.00',
    expenses: '100.01',
    deductions: [{ kind: 'expenses', amount: '100.01' }],
    pool: '899.99',
    allocated: '899.99',
    unallocated: '0.00',
    counts: { all: { lines: 3, amount: '899.99' }, payable: { lines: 3 }, withheld: { lines: 0 } },
    outdated: false,
    may: ['calculate', 'submit', 'cancel'],
  });
  const answer = await waqf.view(run.id);
  expect(answer.lines.map(({ fullName, amount, state }) => [fullName, amount, state])).toEqual([
    [heirs.noura.fullName, '449.99', 'calculated'],
    [heirs.majed.fullName, '270.00', 'calculated'],
    [heirs.salem.fullName, '180.00', 'calculated'],
  ]);
  expect(lineOf(answer, heirs.noura.fullName)).toMatchObject({
    exact: '89999/2',
    because: { ar: '50% من 899.99 ريال', clause: null },
    trace: { pool: '899.99', amount: '449.99', rounding: { rank: null, remainder: '2' } },
    ibanEnd: expect.stringMatching(/^\d{4}$/),
  });
  const submitted = runIn(await waqf.act(run.id, 'submit', { hash: run.hash }));
  expect(submitted).toMatchObject({ state: 'submitted', may: [], approvalId: expect.any(String) });
  expect(await waqf.funds()).toMatchObject({ ghalla: '899.99', payable: '0.00' });
  expect((await waqf.view(run.id, waqif)).run.may).toEqual(['approve', 'reject']);
  const approved = runIn(await waqf.act(run.id, 'approve', { hash: run.hash }, waqif));
  expect(approved).toMatchObject({ state: 'approved', counts: { payable: { lines: 3, amount: '899.99' } } });
  expect(await waqf.funds()).toMatchObject({ ghalla: '0.00', payable: '899.99' });
});

test('deductions, a suspended account and a missing share are each explained in the run', async () => {
  await waqf.enter('1000.00');
  await waqf.add(heirs.noura);
  await waqf.add(heirs.majed);
  const salem = await waqf.add({ ...heirs.salem, allocatedPercentage: 0 });
  const clause = { text: 'يُحبس عُشر الغلة احتياطًا', documentId: null, page: 2 };
  const proposed = await nazir.post(`/api/waqf/${waqf.id}/rules`, {
    rules: [{ kind: 'reserve', percent: 10, basis: 'gross', clause }, { kind: 'residual' }],
    effectiveFrom: `${today.slice(0, 4)}-01-01`,
  });
  await waqif.confirmed('POST', `/api/waqf/${waqf.id}/rules/${(proposed.body as RuleSet).version}/approve`);
  await api.query(
    `UPDATE banking.account SET state = 'suspended'
     WHERE beneficiary_id = (SELECT id FROM beneficiaries.beneficiary WHERE waqf_id = $1 AND full_name = $2)`,
    [waqf.id, heirs.majed.fullName],
  );
  const run = await waqf.calculated(year());
  expect(run).toMatchObject({
    rulesVersion: 1,
    deductions: [{ kind: 'reserve', amount: '100.00', because: { clause } }],
    pool: '900.00',
    allocated: '720.00',
    unallocated: '180.00',
    counts: {
      payable: { lines: 1, amount: '450.00' },
      withheld: { lines: 1, amount: '270.00' },
      excluded: { lines: 1 },
    },
  });
  const answer = await waqf.view(run.id);
  expect(lineOf(answer, heirs.majed.fullName)).toMatchObject({
    state: 'calculated',
    withheld: { code: 'account-not-active', ar: expect.stringContaining('محفوظ لصاحبه') },
  });
  expect(lineOf(answer, heirs.salem.fullName)).toMatchObject({
    beneficiaryId: salem,
    state: 'excluded',
    amount: '0.00',
    because: { ar: 'النسبة المسجلة 0%' },
  });
  await waqf.act(run.id, 'submit', {});
  await waqf.act(run.id, 'approve', {}, waqif);
  expect(await waqf.funds()).toMatchObject({ ghalla: '180.00', reserve: '100.00', payable: '720.00' });
  expect(lineOf(await waqf.view(run.id, admin), heirs.majed.fullName)).toMatchObject({ state: 'withheld' });
});

test('bad periods, amounts and acts are refused with the cause, and move nothing', async () => {
  await shares();
  await waqf.enter('1000.00');
  const codeOf = async (period: object) => (await waqf.start(period)).body;
  expect(await codeOf({ from: today, to: '2020-01-01' })).toMatchObject({ status: 400, errors: [{ field: 'to' }] });
  expect(await codeOf({ from: today, to: '2199-01-01' })).toMatchObject({
    status: 422,
    code: 'distributions.period-in-future',
  });
  expect(await codeOf({ ...year(), amount: '1000.01' })).toMatchObject({ code: 'distributions.above-yield' });
  expect((await waqf.start(year(), waqif)).body).toMatchObject({ status: 403, code: 'distributions.run-forbidden' });
  expect((await waqf.start(year(), admin)).status).toBe(403);
  const run = await waqf.calculated(year());
  expect(await codeOf(year())).toMatchObject({ status: 409, code: 'distributions.run-open' });
  for (const act of ['approve', 'reject'])
    expect((await waqf.act(run.id, act, { reason: 'سبب من الاختبار' }, waqif)).body).toMatchObject({
      code: 'distributions.run-state',
    });
  expect((await waqf.act(run.id, 'submit', { hash: '0'.repeat(64) })).body).toMatchObject({
    status: 409,
    code: 'distributions.recalculate',
  });
  await waqf.act(run.id, 'submit', {});
  expect((await waqf.act(run.id, 'approve', {})).body).toMatchObject({ status: 403 });
  expect((await waqf.act(run.id, 'cancel')).body).toMatchObject({ code: 'distributions.run-state' });
  await waqf.act(run.id, 'approve', {}, waqif);
  await waqf.enter('10.00');
  expect(await codeOf({ from: today, to: today })).toMatchObject({ code: 'distributions.period-overlaps' });
  expect(await waqf.funds()).toMatchObject({ ghalla: '10.00', payable: '1000.00' });
});

test('a run that is submitted while the founder replaces the second person waits, and goes to the new one', async () => {
  await shares();
  await waqf.enter('1000.00');
  const run = await waqf.calculated(year());
  const [person] = await api.query<{ id: string }>('SELECT id FROM identity.person WHERE national_id = $1', [
    people.otherWaqif,
  ]);
  // What a change of the policy does first and last.
  const change = new pg.Client({ connectionString: api.database.url });
  await change.connect();
  await change.query('BEGIN');
  await change.query('SELECT id FROM banking.account WHERE waqf_id = $1 ORDER BY id FOR NO KEY UPDATE', [waqf.id]);
  await change.query(
    `INSERT INTO banking.transfer_policy (waqf_id, second_approver_id, second_approver_name) VALUES ($1, $2, 'هند')`,
    [waqf.id, person?.id],
  );
  const submitted = waqf.act(run.id, 'submit', {});
  await untilSomebodyWaits(api, 'banking.account');
  await change.query('COMMIT');
  await change.end();
  const { approvalId } = runIn(await submitted);
  expect(await api.query('SELECT approver_id FROM approvals.request WHERE id = $1', [approvalId])).toEqual([
    { approver_id: person?.id },
  ]);
});

test('a rejected and a cancelled run are in the audit trail, the rejection with its reason', async () => {
  await shares();
  await waqf.enter('1000.00');
  const rejected = await waqf.calculated(year());
  await waqf.act(rejected.id, 'submit', { hash: rejected.hash });
  const reason = 'راجع حصص المستفيدين';
  expect(runIn(await waqf.act(rejected.id, 'reject', { reason }, waqif))).toMatchObject({ state: 'rejected' });
  const cancelled = await waqf.calculated(year());
  expect(runIn(await waqf.act(cancelled.id, 'cancel'))).toMatchObject({ state: 'cancelled' });
  const entries = await api.query<{ action: string; id: string; reason: string | null }>(
    `SELECT action, subject_id AS id, reason FROM platform.audit_entry
     WHERE action IN ('distributions.run-rejected', 'distributions.run-cancelled') ORDER BY occurred_at, id`,
  );
  expect(entries).toEqual([
    { action: 'distributions.run-rejected', id: rejected.id, reason },
    { action: 'distributions.run-cancelled', id: cancelled.id, reason: null },
  ]);
});

test('a changed share or account outdates the calculation', async () => {
  await shares();
  await waqf.enter('1000.00');
  const run = await waqf.calculated(year());
  const salem = lineOf(await waqf.view(run.id), heirs.salem.fullName).beneficiaryId;
  await nazir.patch(`/api/beneficiary/${salem}`, { allocatedPercentage: 10 });
  expect((await waqf.view(run.id)).run.outdated).toBe(true);
  expect((await waqf.act(run.id, 'submit', {})).body).toMatchObject({ code: 'distributions.recalculate' });
  await waqf.act(run.id, 'calculate');
  expect(lineOf(await waqf.view(run.id), heirs.salem.fullName).amount).toBe('100.00');
  const submitted = runIn(await waqf.act(run.id, 'submit', {}));
  const request = async () => {
    const { approvals } = (await waqif.get('/api/approvals?status=waiting')).body as ApprovalList;
    return approvals.find(({ id }) => id === submitted.approvalId);
  };
  const subjectPage = expect.stringMatching(new RegExp(`^/waqf/[^/]+/distributions/${run.id}$`));
  expect(await request()).toMatchObject({ outdated: false, subjectPage });
  await api.query(`UPDATE banking.account SET state = 'closed' WHERE beneficiary_id = $1`, [salem]);
  expect(await request()).toMatchObject({ outdated: true });
  expect((await waqf.act(run.id, 'approve', {}, waqif)).body).toMatchObject({ code: 'distributions.recalculate' });
  expect(await waqf.funds()).toMatchObject({ ghalla: '1000.00', payable: '0.00' });
  expect((await nazir.post(`/api/approvals/${submitted.approvalId}/withdraw`)).status).toBe(200);
  expect((await waqf.view(run.id)).run).toMatchObject({ state: 'calculated', approvalId: null });
});

test('an answer about a run shows it at one moment, also when its calculation ends meanwhile', async () => {
  await shares();
  await waqf.enter('1000.00');
  const { id } = runIn(await waqf.start(year()));
  const identity = providerOf(api, IdentityFacade);
  const people = identity.people.bind(identity);
  // The names are read after the run and before its shares.
  const between = jest.spyOn(identity, 'people').mockImplementationOnce(async (ctx, ids) => {
    await waqf.act(id, 'calculate');
    return people(ctx, ids);
  });
  const { run, lines } = await waqf.view(id);
  between.mockRestore();
  expect([run.state, run.counts.all.lines, lines]).toEqual(['draft', 0, []]);
  expect((await waqf.view(id)).run.state).toBe('calculated');
});

test('a run starts only when bank, books and funds agree', async () => {
  await shares();
  await waqf.enter('1000.00');
  await api.query(
    `UPDATE bank_sandbox.account SET balance_halalas = balance_halalas - 100
     WHERE iban = (SELECT iban FROM banking.account WHERE waqf_id = $1 AND account_type = 'main_waqf')`,
    [waqf.id],
  );
  expect((await waqf.start(year())).body).toMatchObject({
    status: 409,
    code: 'distributions.books-differ',
    message: expect.stringContaining('−1.00'),
  });
});

test('a run does not start if a balance differs from its entries, even if the bank agrees with it', async () => {
  await shares();
  await waqf.enter('1000.00');
  await api.query(
    `UPDATE bank_sandbox.account SET balance_halalas = balance_halalas + 100
     WHERE iban = (SELECT iban FROM banking.account WHERE waqf_id = $1 AND account_type = 'main_waqf')`,
    [waqf.id],
  );
  await api.query(
    `UPDATE ledger.account SET balance_halalas = balance_halalas + 100 WHERE waqf_id = $1 AND fund = 'ghalla'`,
    [waqf.id],
  );
  expect((await waqf.start(year())).body).toMatchObject({ status: 409, code: 'distributions.books-differ' });
});

test('what is recorded after a run, even for its period, belongs to the next run', async () => {
  await shares();
  api.clock.advance({ hours: 48 });
  nazir = await api.signIn(people.nazir);
  waqif = await api.signIn(people.waqif);
  waqf.nazir = nazir;
  const first = riyadhDay(new Date(api.clock.now().getTime() - 86_400_000));
  const undone = await waqf.enter('200.00', first);
  await waqf.enter('800.00', first);
  const run = await waqf.calculated({ from: first, to: first });
  expect(run.gross).toBe('1000.00');
  await waqf.act(run.id, 'submit', {});
  await waqf.act(run.id, 'approve', {}, waqif);
  await waqf.enter('50.00', first);
  const now = riyadhDay(api.clock.now());
  await waqf.enter('300.00', now);
  await nazir.post(`/api/transactions/${undone}/reverse`, { reason: 'قُيّد مرتين' });
  await waitUntilDelivered(api);
  const next = await waqf.calculated({ from: now, to: now });
  expect(next.gross).toBe('150.00');
});
