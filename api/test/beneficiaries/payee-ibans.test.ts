import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Approval } from '@waqf/contracts/approvals';
import type { OwnIbanList, PayeeIban } from '@waqf/contracts/beneficiaries';
import { groupIban, makeSaudiIban, riyadhDay } from '@waqf/formats';
import { codeIn, waitUntilDelivered } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { heirs, lineOf, runIn, RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

const elsewhere = makeSaudiIban('80', '608010167519');
const another = makeSaudiIban('10', '1234567890');
const third = makeSaudiIban('20', '9876543210');
const ids = { nazir: people.nazir, waqif: people.waqif, noura: heirs.noura.nationalId, admin: '1000000131' };

let api: TestApi;
let by: Record<keyof typeof ids, Browser>;
let waqf: RunWaqf;
let cardId: string;
let today: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  today = riyadhDay(api.clock.now());
  await signIn();
  waqf = await RunWaqf.open(api, by.nazir);
  cardId = await waqf.add({ ...heirs.noura, allocatedPercentage: 100, entitledFrom: '2020-01-01' });
}, 180_000);
afterAll(() => api.stop());

async function signIn(): Promise<void> {
  const entries = await Promise.all(
    Object.entries(ids).map(async ([name, nationalId]) => [name, await api.signIn(nationalId)] as const),
  );
  by = Object.fromEntries(entries) as typeof by;
  if (waqf) waqf.nazir = by.nazir;
}
const path = () => `/api/beneficiary/${cardId}/ibans`;
const ask = (who: keyof typeof ids, iban: string) => by[who].post(path(), { iban });
const ibanIn = ({ body }: Answer) => (body as { iban: PayeeIban }).iban;
const act = (who: keyof typeof ids, { id }: PayeeIban, name: string) => by[who].post(`/api/payee-ibans/${id}/${name}`);
const confirmed = (who: keyof typeof ids, { id }: PayeeIban) =>
  by[who].confirmed('POST', `/api/payee-ibans/${id}/confirm`, {});
const own = async () => (await by.noura.get('/api/beneficiary/ibans')).body as OwnIbanList;
const waiting = async (who: keyof typeof ids) =>
  ((await by[who].get('/api/approvals?status=waiting')).body as { approvals: Approval[] }).approvals.filter(
    ({ kind }) => kind === 'payee',
  );
/** A run that divides today's income, approved and paid. */
async function paid(): Promise<string> {
  const { id } = await waqf.calculated({ from: today, to: today });
  runIn(await waqf.act(id, 'submit', {}));
  runIn(await waqf.act(id, 'approve', {}, by.waqif));
  runIn(await waqf.act(id, 'pay', {}));
  await waqf.settled(id);
  return id;
}

test('only the nazir can request another account, which must be valid and not one of the platform', async () => {
  expect((await ask('nazir', 'SA0380000000608010167518')).status).toBe(400);
  expect((await ask('admin', elsewhere)).status).toBe(403);
  expect((await ask('waqif', elsewhere)).status).toBe(403);
  const [main] = await api.query<{ iban: string }>('SELECT iban FROM banking.account WHERE waqf_id = $1', [waqf.id]);
  expect(codeIn(await ask('nazir', main?.iban ?? ''))).toBe('beneficiaries.iban');
  const asked = await ask('nazir', ` ${elsewhere.slice(0, 4)} ${elsewhere.slice(4)}`);
  expect([asked.status, ibanIn(asked)]).toMatchObject([
    201,
    { iban: elsewhere, state: 'asked', inUse: false, usableFrom: null, mayConfirm: false, mayWithdraw: true },
  ]);
  expect(codeIn(await ask('nazir', another))).toBe('beneficiaries.iban-waiting');
  expect((await by.admin.get(path())).status).toBe(200);
});

test('a request that the owner declines or the nazir withdraws has no effect', async () => {
  const [first] = (await own()).ibans as [PayeeIban];
  expect(first.mayConfirm).toBe(true);
  expect((await act('nazir', first, 'decline')).status).toBe(404);
  expect(ibanIn(await act('noura', first, 'decline')).state).toBe('declined');
  expect(codeIn(await confirmed('noura', first))).toBe('beneficiaries.iban-decided');
  const second = ibanIn(await ask('nazir', elsewhere));
  expect((await act('noura', second, 'withdraw')).status).toBe(404);
  expect(ibanIn(await act('nazir', second, 'withdraw')).state).toBe('withdrawn');
  expect(await waiting('waqif')).toEqual([]);
});

test('the owner confirms the account in Nafath, and somebody other than the requester approves it', async () => {
  await waqf.enter('1000.00', today);
  const before = await paid();
  expect(lineOf(await waqf.view(before), heirs.noura.fullName)).toMatchObject({ state: 'paid', payeeChanged: false });

  const asked = ibanIn(await ask('nazir', elsewhere));
  expect(codeIn(await act('noura', asked, 'confirm'))).toBe('identity.step-up-needed');
  expect((await act('nazir', asked, 'confirm')).status).toBe(404);
  expect(ibanIn(await confirmed('noura', asked)).state).toBe('confirmed');
  const [request] = await waiting('waqif');
  expect(request?.describe.ar).toContain(groupIban(elsewhere));
  const approve = (who: keyof typeof ids) => by[who].confirmed('POST', `/api/approvals/${request?.id}/approve`, {});
  expect(codeIn(await approve('nazir'))).toBe('approvals.own-request');
  expect((await approve('waqif')).status).toBe(200);
  await waitUntilDelivered(api);
  const notices = (await by.noura.get('/api/notifications')).body as { notifications: { title: { ar: string } }[] };
  expect(JSON.stringify(notices)).toContain('تغيّر الحساب الذي تُصرف إليه مستحقاتك');
});

test('nothing is paid to the account for 48 hours; then a run calculated before is outdated', async () => {
  const [waits] = (await own()).ibans;
  expect(waits).toMatchObject({ state: 'approved', inUse: false });
  const hours = (new Date(waits?.usableFrom ?? '').getTime() - api.clock.now().getTime()) / 3_600_000;
  expect(Math.round(hours)).toBe(48);
  api.clock.advance({ hours: 24 });
  today = riyadhDay(api.clock.now());
  await signIn();
  await waqf.enter('600.00', today);
  const run = await waqf.calculated({ from: today, to: today });
  expect(lineOf(await waqf.view(run.id), heirs.noura.fullName)).toMatchObject({ payeeChanged: false });
  runIn(await waqf.act(run.id, 'submit', {}));

  api.clock.advance({ hours: 25 });
  await signIn();
  expect((await own()).ibans[0]?.inUse).toBe(true);
  expect(codeIn(await waqf.act(run.id, 'approve', {}, by.waqif))).toBe('distributions.recalculate');
  runIn(await waqf.act(run.id, 'reject', { reason: 'تغيّر الحساب' }, by.waqif));
  const next = await waqf.calculated({ from: today, to: today });
  const answer = await waqf.view(next.id);
  expect(lineOf(answer, heirs.noura.fullName)).toMatchObject({ payeeChanged: true, ibanEnd: elsewhere.slice(-4) });
  runIn(await waqf.act(next.id, 'submit', {}));
  runIn(await waqf.act(next.id, 'approve', {}, by.waqif));
  runIn(await waqf.act(next.id, 'pay', {}));
  await waqf.settled(next.id);
  expect(lineOf(await waqf.view(next.id), heirs.noura.fullName)).toMatchObject({ state: 'paid', method: 'bank' });
  expect((await waqf.funds())['payable']).toBe('0.00');
  // The second payment has left the books, so the sub-account holds the first one only.
  const sums = await api.query<{ iban: string; sum: string }>(
    `SELECT account.iban, (ledger.balance_halalas / 100.0)::numeric(20, 2)::text AS sum FROM banking.account
     JOIN ledger.account ledger ON ledger.id = account.id WHERE account.beneficiary_id = $1`,
    [cardId],
  );
  expect(sums.map(({ sum }) => sum)).toEqual(['1000.00']);
  // Bank, entries and funds agree, otherwise no run would start.
  const dayAfter = riyadhDay(api.clock.now());
  await waqf.enter('10.00', dayAfter);
  expect((await waqf.start({ from: dayAfter, to: dayAfter })).status).toBe(201);
  const sent = await api.query<{ credit_iban: string }>(
    'SELECT credit_iban FROM bank_sandbox.transfer WHERE amount_halalas = 60000',
  );
  expect(sent).toEqual([{ credit_iban: elsewhere }]);
});

test('the owner can request it alone with a fresh confirmation, and the current account is refused', async () => {
  expect(codeIn(await ask('noura', another))).toBe('identity.step-up-needed');
  expect(codeIn(await ask('nazir', elsewhere))).toBe('beneficiaries.iban');
  const asked = await by.noura.confirmed('POST', path(), { body: { iban: another } });
  expect([asked.status, ibanIn(asked).state]).toEqual([201, 'confirmed']);
  expect((await waiting('nazir')).map(({ mayDecide }) => mayDecide)).toEqual([true]);
  const [request] = await waiting('nazir');
  const rejected = await by.nazir.confirmed('POST', `/api/approvals/${request?.id}/reject`, {
    body: { reason: 'ليس باسمها' },
  });
  expect(rejected.status).toBe(200);
  expect((await own()).ibans.map(({ state }) => state)).toEqual(['rejected', 'approved', 'withdrawn', 'declined']);
});

test('the owner withdraws their own request, which then awaits nobody, and can request another account', async () => {
  const asked = ibanIn(await by.noura.confirmed('POST', path(), { body: { iban: another } }));
  expect((await own()).ibans[0]).toMatchObject({ state: 'confirmed', mayWithdraw: true });
  expect(codeIn(await by.noura.confirmed('POST', path(), { body: { iban: third } }))).toBe(
    'beneficiaries.iban-waiting',
  );
  expect((await act('nazir', asked, 'withdraw')).status).toBe(404);
  expect(ibanIn(await act('noura', asked, 'withdraw'))).toMatchObject({ state: 'withdrawn', mayWithdraw: false });
  expect(await waiting('nazir')).toEqual([]);
  expect(codeIn(await act('noura', asked, 'withdraw'))).toBe('beneficiaries.iban-decided');
  const next = await by.noura.confirmed('POST', path(), { body: { iban: third } });
  expect(ibanIn(next).state).toBe('confirmed');
});
