import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { riyadhDay } from '@waqf/formats';
import { BankingFacade } from '../../src/banking/index.js';
import { newId } from '../../src/platform/index.js';
import { bornYearsAgo } from '../beneficiaries/minors.js';
import type { Browser } from '../browser.js';
import { heirs, lineOf, runIn, RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { people, systemCtx } from '../membership/approved-waqf.js';
import { type Account, codeIn, messageIn, providerOf, transfer, transferIn, waitForState } from './waqf-money.js';

let api: TestApi;
let nazir: Browser;
let founder: Browser;
let noura: Browser;
let waqf: RunWaqf;
let nouraId: string;
let [main, hers, his]: Account[] = [];
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, founder] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
}, 180_000);
afterAll(() => api.stop());

beforeEach(async () => {
  waqf = await RunWaqf.open(api, nazir);
  nouraId = await waqf.add(heirs.noura);
  const majedId = await waqf.add(heirs.majed);
  noura = await api.signIn(heirs.noura.nationalId);
  await waqf.enter('100000.00', '2026-01-05');
  const banking = providerOf(api, BankingFacade);
  const mains = await banking.mainAccountOf(systemCtx(api), [waqf.id]);
  const subs = await banking.subAccounts(systemCtx(api), [nouraId, majedId]);
  const accountOf = async (id = '') => ({ id, iban: (await banking.account(systemCtx(api), id)).iban });
  [main, hers, his] = await Promise.all([
    accountOf(mains.get(waqf.id)?.id),
    accountOf(subs.get(nouraId)?.id),
    accountOf(subs.get(majedId)?.id),
  ]);
}, 60_000);

const pay = (to = hers, amount = '100.00', key = newId(), from = main) =>
  transfer(nazir, from as Account, to as Account, amount, { key });
const change = async (body: object) => {
  const { status } = await nazir.patch(`/api/beneficiary/${nouraId}`, body);
  expect(status).toBe(200);
};
const approve = (id: string) => founder.confirmed('POST', `/api/approvals/${id}/approve`, { body: {} });
const dispute = async () => {
  const body = { beneficiaryId: nouraId, reason: 'لا صلة لي بهذا الوقف' };
  expect((await noura.post('/api/beneficiary/disputes', body)).status).toBe(201);
};
const leave = async () => {
  const body = { beneficiaryId: nouraId, reason: 'استغنيت', kind: 'leaving' };
  const { body: asked } = await noura.confirmed('POST', '/api/beneficiary/disputes', { body });
  const { id } = (asked as { dispute: { id: string } }).dispute;
  expect((await nazir.post(`/api/disputes/${id}/answer`, { outcome: 'removed', text: 'قُبل' })).status).toBe(200);
};

test.each([
  ['a death', () => change({ diedOn: '2026-06-01' }), 'متوفى'],
  ['a minor without a guardian', () => change({ bornOn: bornYearsAgo(api, 9) }), 'قاصر'],
  ['an open dispute', dispute, 'اعتراضه'],
  ['a suspension', () => change({ isActive: false, reason: 'انتهت الدراسة' }), 'موقوف'],
  ['a removal', leave, 'لم يعد'],
])(
  'after %s no transfer is requested or approved, and a transfer made before keeps its answer',
  async (_, hold, word) => {
    const key = newId();
    const before = await pay(hers, '100.00', key);
    const waiting = transferIn(await pay(hers, '30000.00'));
    expect(waiting.status).toBe('awaiting_approval');
    // Until the bank has it, the hold would stop it too.
    await waitForState(api, transferIn(before).id, 'completed');
    await hold();
    const refused = await pay();
    expect([refused.status, codeIn(refused)]).toEqual([422, 'banking.payee-held']);
    expect(messageIn(refused)).toContain(word);
    expect(codeIn(await pay(hers, '30000.00'))).toBe('banking.payee-held');
    expect(codeIn(await pay(hers, '1.00', newId(), his))).toBe('banking.payee-held');
    expect(await pay(hers, '100.00', key)).toMatchObject({ status: 201, body: before.body });
    expect(codeIn(await approve(waiting.id))).toBe('banking.payee-held');
    expect((await nazir.get('/api/approvals?status=waiting')).body).toMatchObject({ approvals: [{ id: waiting.id }] });
    expect((await pay(his)).status).toBe(201);
    expect((await pay(main, '10.00', newId(), hers)).status).toBe(201);
    await founder.post(`/api/approvals/${waiting.id}/reject`, { reason: 'لم يعد مستحقًا' });
  },
);

test('a transfer is made again once nothing holds it', async () => {
  await change({ isActive: false, reason: 'انتهت الدراسة' });
  const waiting = await pay();
  expect(codeIn(waiting)).toBe('banking.payee-held');
  await change({ isActive: true, reason: 'عادت إلى الدراسة' });
  expect((await pay()).status).toBe(201);
});

test('the share of a beneficiary who died is kept for the heirs, who are paid by hand only', async () => {
  await waqf.add(heirs.salem);
  await change({ diedOn: '2026-06-01' });
  const run = await waqf.calculated({ from: '2026-01-01', to: '2026-06-30' });
  const line = async () => lineOf(await waqf.view(run.id), heirs.noura.fullName);
  expect((await line()).withheld).toMatchObject({ code: 'deceased' });
  runIn(await waqf.act(run.id, 'submit', {}));
  runIn(await waqf.act(run.id, 'approve', {}, founder));
  runIn(await waqf.act(run.id, 'pay'));
  await waqf.settled(run.id);
  const { id, state } = await line();
  expect(state).toBe('withheld');
  expect(codeIn(await waqf.act(run.id, 'retry', { lineIds: [id] }))).toBe('distributions.line-not-payable');
  const paidOn = riyadhDay(api.clock.now());
  runIn(await waqf.act(run.id, `lines/${id}/payment`, { method: 'check', receiptNumber: '12', paidOn }));
  expect(await line()).toMatchObject({ state: 'paid', method: 'check' });
});

test('a beneficiary who died after the approval is not paid by the bank', async () => {
  const run = await waqf.calculated({ from: '2026-01-01', to: '2026-06-30' });
  runIn(await waqf.act(run.id, 'submit', {}));
  runIn(await waqf.act(run.id, 'approve', {}, founder));
  await change({ diedOn: '2026-07-01' });
  runIn(await waqf.act(run.id, 'pay'));
  await waqf.settled(run.id);
  const { state, withheld } = lineOf(await waqf.view(run.id), heirs.noura.fullName);
  expect([state, withheld?.code]).toEqual(['withheld', 'deceased']);
});
