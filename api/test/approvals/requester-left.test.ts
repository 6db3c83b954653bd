import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ApprovalList } from '@waqf/contracts/approvals';
import type { BankAccount } from '@waqf/contracts/banking';
import type { RuleSet } from '@waqf/contracts/distributions';
import { makeSaudiIban, riyadhDay } from '@waqf/formats';
import { BankingFacade } from '../../src/banking/index.js';
import { codeIn, providerOf, transfer, transferIn } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { heirs, runIn, RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { addRole, people, systemCtx } from '../membership/approved-waqf.js';
import { publishInto, release } from '../releases/release-form.js';

let api: TestApi;
let nazir: Browser;
let founder: Browser;
let waqf: RunWaqf;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  [nazir, founder] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  waqf = await RunWaqf.open(api, nazir);
  await waqf.add({ ...heirs.noura, allocatedPercentage: 100 });
}, 60_000);

const approve = (id: string, by = founder) => by.confirmed('POST', `/api/approvals/${id}/approve`, { body: {} });
const reject = (id: string, by = founder) => by.post(`/api/approvals/${id}/reject`, { reason: 'تغيّر الناظر' });
const stateOf = async (id: string) =>
  ((await founder.get(`/api/approvals?waqfId=${waqf.id}`)).body as ApprovalList).approvals.find((one) => one.id === id)
    ?.state;
const replaceNazir = (nationalId: string = people.otherNazir) =>
  api.query(
    'UPDATE endowments.waqf SET nazir_id = (SELECT id FROM identity.person WHERE national_id = $2) WHERE id = $1',
    [waqf.id, nationalId],
  );
const ofNazir = `(SELECT id FROM identity.person WHERE national_id = '${people.nazir}')`;

/** A transfer that waits for the founder. */
async function largeTransfer(): Promise<string> {
  await waqf.enter('50000.00', '2026-01-05');
  const banking = providerOf(api, BankingFacade);
  const main = (await banking.mainAccountOf(systemCtx(api), [waqf.id])).get(waqf.id)?.id ?? '';
  const { bankAccounts } = (await nazir.get(`/api/waqf/${waqf.id}`)).body as { bankAccounts: BankAccount[] };
  const sub = bankAccounts.find(({ accountType }) => accountType === 'beneficiary_sub');
  return transferIn(await transfer(nazir, { id: main, iban: '' }, { id: sub?.id ?? '', iban: '' }, '30000.00')).id;
}

async function submittedRun(): Promise<string> {
  const today = riyadhDay(api.clock.now());
  await waqf.enter('1000.00', today);
  const { id } = await waqf.calculated({ from: today, to: today });
  return runIn(await waqf.act(id, 'submit', {})).approvalId ?? '';
}

async function askedReopening(): Promise<string> {
  const year = Number(riyadhDay(api.clock.now()).slice(0, 4)) - 1;
  const path = `/api/waqf/${waqf.id}/years/${year}`;
  await nazir.put(`/api/waqf/${waqf.id}/fiscal-calendar`, { calendar: 'gregorian', startMonth: 1 });
  await waqf.enter('1000.00', `${year}-03-01`);
  const { hash } = (await nazir.get(path)).body as { hash: string };
  expect((await nazir.confirmed('POST', `${path}/close`, { body: { hash } })).status).toBe(200);
  const asked = await nazir.confirmed('POST', `${path}/reopen`, { body: { reason: 'خطأ في القيد' } });
  return (asked.body as { reopening: { approvalId: string } }).reopening.approvalId;
}

const kinds: [string, () => Promise<string>][] = [
  ['a transfer', largeTransfer],
  ['a distribution', submittedRun],
  ['the reopening of a year', askedReopening],
];

test.each(kinds)(
  '%s that a nazir requested who was replaced since is not approved, but can be rejected',
  async (_, ask) => {
    const id = await ask();
    await replaceNazir();
    const refused = await approve(id);
    expect([refused.status, codeIn(refused)]).toEqual([409, 'approvals.requester-left']);
    expect(await stateOf(id)).toBe('requested');
    await replaceNazir(people.nazir);
    await replaceNazir();
    expect((await reject(id)).status).toBe(200);
    expect(await stateOf(id)).toBe('rejected');
  },
);

test.each([
  [
    'an account that was closed',
    `UPDATE identity.person SET deactivated_at = now() WHERE id = ${ofNazir}`,
    `UPDATE identity.person SET deactivated_at = NULL WHERE id = ${ofNazir}`,
  ],
  [
    'a person who lost the role',
    `DELETE FROM identity.person_role WHERE role = 'nazir' AND person_id = ${ofNazir}`,
    `INSERT INTO identity.person_role (person_id, role, granted_at) VALUES (${ofNazir}, 'nazir', now())`,
  ],
])('a transfer of %s waits until they may make it again', async (_, lose, regain) => {
  const id = await largeTransfer();
  await api.query(lose);
  const refused = await approve(id);
  await api.query(regain);
  expect(codeIn(refused)).toBe('approvals.requester-left');
  expect((await approve(id)).status).toBe(200);
});

test('rules that a nazir proposed who was replaced since are not approved, but can be rejected', async () => {
  const rules = [{ kind: 'residual' }];
  const effectiveFrom = riyadhDay(api.clock.now());
  const proposed = await nazir.post(`/api/waqf/${waqf.id}/rules`, { rules, effectiveFrom });
  const path = `/api/waqf/${waqf.id}/rules/${(proposed.body as RuleSet).version}`;
  await replaceNazir();
  expect(codeIn(await founder.confirmed('POST', `${path}/approve`))).toBe('approvals.requester-left');
  expect((await founder.post(`${path}/reject`, { reason: 'تغيّر الناظر' })).status).toBe(200);
});

test('the account of a beneficiary stands by its owner’s word, also when the nazir who asked for it was replaced', async () => {
  const noura = await api.signIn(heirs.noura.nationalId);
  const list = (await nazir.get(`/api/waqf/${waqf.id}`)).body as { beneficiaries: { id: string }[] };
  const asked = await nazir.post(`/api/beneficiary/${list.beneficiaries[0]?.id}/ibans`, {
    iban: makeSaudiIban('80', '608010167519'),
  });
  const { id } = (asked.body as { iban: { id: string } }).iban;
  expect((await noura.confirmed('POST', `/api/payee-ibans/${id}/confirm`)).status).toBe(200);
  const [request] = ((await founder.get(`/api/approvals?status=waiting&waqfId=${waqf.id}`)).body as ApprovalList)
    .approvals;
  await replaceNazir();
  expect((await approve(request?.id ?? '')).status).toBe(200);
});

test('a founder who was alone does not approve their own request any more when the waqf has a nazir again', async () => {
  await addRole(api, people.waqif, 'nazir');
  await replaceNazir(people.waqif);
  const list = (await founder.get(`/api/waqf/${waqf.id}`)).body as { beneficiaries: { id: string }[] };
  const asked = await founder.post(`/api/beneficiary/${list.beneficiaries[0]?.id}/ibans`, {
    iban: makeSaudiIban('80', '608010167519'),
  });
  const { id } = (asked.body as { iban: { id: string } }).iban;
  const noura = await api.signIn(heirs.noura.nationalId);
  expect((await noura.confirmed('POST', `/api/payee-ibans/${id}/confirm`)).status).toBe(200);
  api.clock.advance({ hours: 25 });
  founder = await api.signIn(people.waqif);
  const waiting = async (by: Browser) =>
    ((await by.get(`/api/approvals?status=waiting&waqfId=${waqf.id}`)).body as ApprovalList).approvals[0];
  expect(await waiting(founder)).toMatchObject({ mayDecide: true });
  await replaceNazir();
  const request = await waiting(founder);
  expect(request).toMatchObject({ mayDecide: false });
  expect(codeIn(await approve(request?.id ?? ''))).toBe('approvals.own-request');
  const next = await api.signIn(people.otherNazir);
  expect(await waiting(next)).toMatchObject({ mayDecide: true });
  expect((await approve(request?.id ?? '', next)).status).toBe(200);
});

test('a change of releases that a former administrator requested is not made', async () => {
  const [admin, second] = [await api.signIn(people.admin), await api.signIn('1000000149')];
  const policy = (twoPeople: boolean, by: Browser): Promise<Answer> =>
    by.confirmed('PUT', '/api/releases/policy', { body: { twoPeople } });
  for (const text of ['window.one = 1;', 'window.two = 2;']) await publishInto(api, release(text));
  await policy(true, admin);
  await admin.confirmed('POST', '/api/releases/mf-nazir/pin', { body: { pinned: true } });
  const { approvals } = (await second.get('/api/approvals?status=waiting')).body as ApprovalList;
  const id = approvals.find(({ kind }) => kind === 'release')?.id ?? '';
  const ofAdmin = `(SELECT id FROM identity.person WHERE national_id = '${people.admin}')`;
  await api.query(`DELETE FROM identity.person_role WHERE role = 'admin' AND person_id = ${ofAdmin}`);
  expect(codeIn(await approve(id, second))).toBe('approvals.requester-left');
  expect((await reject(id, second)).status).toBe(200);
});
