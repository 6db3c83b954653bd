import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { ApprovalList } from '@waqf/contracts/approvals';
import type { GuardianshipList, OwnIbanList } from '@waqf/contracts/beneficiaries';
import { makeSaudiIban, riyadhDay } from '@waqf/formats';
import { BankPort, BankUnreachableError } from '../../src/banking/bank/bank.port.js';
import { codeIn, providerOf } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { lineOf, runIn, RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { bornYearsAgo } from './minors.js';

const latifa = { nationalId: '1000000107', fullName: 'لطيفة بنت إبراهيم الزهراني', deed: 'صك ولاية رقم 451180273' };
const majed = { nationalId: '1000000081', fullName: 'ماجد بن عبدالله الحربي', deed: 'صك ولاية رقم 451180274' };
const child = { nationalId: '1000000115', fullName: 'جود بنت سعود الزهراني', allocatedPercentage: 100 };
const [first, second] = [makeSaudiIban('80', '608010167519'), makeSaudiIban('10', '1234567890')];
const third = makeSaudiIban('10', '1234567892');

let api: TestApi;
let nazir: Browser;
let founder: Browser;
let waqf: RunWaqf;
let cardId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  await signIn();
  waqf = await RunWaqf.open(api, nazir);
  cardId = await waqf.add({ ...child, bornOn: bornYearsAgo(api, 10), entitledFrom: '2020-01-01' });
}, 180_000);
afterAll(() => api.stop());

async function signIn(): Promise<void> {
  [nazir, founder] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  if (waqf) waqf.nazir = nazir;
}
const name = async (guardian: object) =>
  expect((await nazir.post(`/api/beneficiary/${cardId}/guardians`, guardian)).status).toBe(201);
async function endGuardianship(): Promise<void> {
  const { guardianships } = (await nazir.get(`/api/beneficiary/${cardId}/guardians`)).body as GuardianshipList;
  const active = guardianships.find(({ state }) => state === 'active');
  const ended = await nazir.post(`/api/guardianships/${active?.id}/end`, { reason: 'صدر صك جديد' });
  expect(ended.status).toBe(200);
}
const ask = async (guardian: Browser, iban: string) =>
  expect((await guardian.confirmed('POST', `/api/beneficiary/${cardId}/ibans`, { body: { iban } })).status).toBe(201);
async function approve() {
  const { approvals } = (await founder.get('/api/approvals?status=waiting')).body as ApprovalList;
  const request = approvals.find(({ kind }) => kind === 'payee');
  return founder.confirmed('POST', `/api/approvals/${request?.id}/approve`, { body: {} });
}
const inUse = async () =>
  ((await nazir.get(`/api/beneficiary/${cardId}/ibans`)).body as OwnIbanList).ibans.map((one) => one.inUse);

test('an account is not approved once the guardian who confirmed it represents the minor no longer', async () => {
  await name(latifa);
  await ask(await api.signIn(latifa.nationalId), first);
  await endGuardianship();
  await name(majed);
  expect(codeIn(await approve())).toBe('beneficiaries.iban-guardian-over');
  const { approvals } = (await founder.get('/api/approvals?status=waiting')).body as ApprovalList;
  const rejected = await founder.post(`/api/approvals/${approvals[0]?.id}/reject`, { reason: 'انتهت الولاية' });
  expect(rejected.status).toBe(200);
});

let runId: string;
test('an account that a guardian confirmed is paid to only while the guardianship lasts', async () => {
  await ask(await api.signIn(majed.nationalId), second);
  expect((await approve()).status).toBe(200);
  api.clock.advance({ hours: 49 });
  await signIn();
  expect(await inUse()).toEqual([true, false]);
  const today = riyadhDay(api.clock.now());
  await waqf.enter('1000.00', today);
  const run = await waqf.calculated({ from: today, to: today });
  runId = run.id;
  expect(lineOf(await waqf.view(run.id), child.fullName)).toMatchObject({ ibanEnd: second.slice(-4) });

  await endGuardianship();
  await name(latifa);
  expect(await inUse()).toEqual([false, false]);
  expect((await waqf.view(run.id)).run.outdated).toBe(true);
  await waqf.act(run.id, 'calculate');
  const line = lineOf(await waqf.view(run.id), child.fullName);
  expect([line.ibanEnd === second.slice(-4), line.withheld]).toEqual([false, null]);
});

test('an approved line is not sent to the account of a guardian whose time ended before the payment', async () => {
  await ask(await api.signIn(latifa.nationalId), first);
  expect((await approve()).status).toBe(200);
  api.clock.advance({ hours: 49 });
  await signIn();
  await waqf.act(runId, 'calculate');
  await waqf.act(runId, 'submit', {});
  runIn(await waqf.act(runId, 'approve', {}, founder));
  const line = async () => lineOf(await waqf.view(runId), child.fullName);
  expect(await line()).toMatchObject({ state: 'payable', ibanEnd: first.slice(-4) });

  await endGuardianship();
  await name(majed);
  runIn(await waqf.act(runId, 'pay'));
  expect(await line()).toMatchObject({ state: 'withheld', withheld: { code: 'account-not-active' } });
  runIn(await waqf.act(runId, 'retry', {}));
  await waqf.settled(runId);
  const paid = await line();
  expect([paid.state, paid.payeeChanged, paid.ibanEnd === first.slice(-4)]).toEqual(['paid', true, false]);
});

test('nor is a payment that was ordered and waits for the bank', async () => {
  await ask(await api.signIn(majed.nationalId), third);
  expect((await approve()).status).toBe(200);
  api.clock.advance({ hours: 49 });
  await signIn();
  const today = riyadhDay(api.clock.now());
  await waqf.enter('500.00', today);
  const { id } = await waqf.calculated({ from: today, to: today });
  await waqf.act(id, 'submit', {});
  runIn(await waqf.act(id, 'approve', {}, founder));
  // It is on its way, and so not judged, until the next guardian is named.
  let away: (error: Error) => void = () => undefined;
  const answer = new Promise<never>((_, reject) => (away = reject));
  const bank = jest.spyOn(providerOf(api, BankPort as never) as BankPort, 'sendBatch');
  const asked = new Promise<void>((resolve) => bank.mockImplementation(() => (resolve(), answer)));
  runIn(await waqf.act(id, 'pay'));
  await asked;
  const line = async () => lineOf(await waqf.view(id), child.fullName);
  expect(await line()).toMatchObject({ state: 'sent', ibanEnd: third.slice(-4) });
  await endGuardianship();
  await name(latifa);
  bank.mockRestore();
  away(new BankUnreachableError('away', { neverSent: true }));
  await waqf.settled(id);
  expect(await line()).toMatchObject({ state: 'withheld', withheld: { code: 'account-not-active' } });
  await endGuardianship();
  await name(majed);
});

test('nothing is sent to the account of a guardian after the minor has died', async () => {
  await ask(await api.signIn(majed.nationalId), makeSaudiIban('10', '1234567891'));
  expect((await approve()).status).toBe(200);
  api.clock.advance({ hours: 49 });
  await signIn();
  expect(await inUse()).toContain(true);
  const diedOn = riyadhDay(api.clock.now());
  expect((await nazir.patch(`/api/beneficiary/${cardId}`, { diedOn })).status).toBe(200);
  expect(await inUse()).not.toContain(true);
});
