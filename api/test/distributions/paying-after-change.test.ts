import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { riyadhDay } from '@waqf/formats';
import { BankingFacade } from '../../src/banking/index.js';
import { BankPort, BankUnreachableError } from '../../src/banking/bank/bank.port.js';
import { newId } from '../../src/platform/index.js';
import { codeIn, providerOf, transfer, waitUntilDelivered } from '../banking/waqf-money.js';
import { bornYearsAgo } from '../beneficiaries/minors.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people, systemCtx } from '../membership/approved-waqf.js';
import { expectLinesCounted, heirs, lineOf, runIn, RunWaqf } from './run-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqf: RunWaqf;
let nouraId: string;
let bank: BankPort;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  bank = providerOf(api, BankPort as never);
}, 180_000);
afterEach(() => {
  jest.restoreAllMocks();
  return expectLinesCounted(api);
});
afterAll(() => api.stop());

beforeEach(async () => {
  waqf = await RunWaqf.open(api, nazir);
  nouraId = await waqf.add(heirs.noura);
  await waqf.add({ ...heirs.majed, allocatedPercentage: 50 });
  await waqf.enter('1000.00', '2026-01-05');
});

async function approved(): Promise<string> {
  const { id } = await waqf.calculated({ from: '2026-01-01', to: '2026-06-30' });
  runIn(await waqf.act(id, 'submit', {}));
  runIn(await waqf.act(id, 'approve', {}, waqif));
  return id;
}
const change = async (body: object) => {
  const { status } = await nazir.patch(`/api/beneficiary/${nouraId}`, body);
  expect(status).toBe(200);
};
const suspend = () => change({ isActive: false, reason: 'انتهت الدراسة' });
const resume = () => change({ isActive: true, reason: 'عادت إلى الدراسة' });
const dispute = async () => {
  const noura = await api.signIn(heirs.noura.nationalId);
  const body = { beneficiaryId: nouraId, reason: 'لا صلة لي بهذا الوقف' };
  expect((await noura.post('/api/beneficiary/disputes', body)).status).toBe(201);
};
const leave = async (kind: 'leaving' | 'wrong' = 'leaving') => {
  const noura = await api.signIn(heirs.noura.nationalId);
  const body = { beneficiaryId: nouraId, reason: 'استغنيت', kind };
  const { body: asked } = await noura.confirmed('POST', '/api/beneficiary/disputes', { body });
  const { id } = (asked as { dispute: { id: string } }).dispute;
  expect((await nazir.post(`/api/disputes/${id}/answer`, { outcome: 'removed', text: 'قُبل' })).status).toBe(200);
};
const hers = async (runId: string) => {
  const { state, withheld } = lineOf(await waqf.view(runId), heirs.noura.fullName);
  return [state, withheld?.code ?? null];
};
const his = async (runId: string) => lineOf(await waqf.view(runId), heirs.majed.fullName).state;

/** The bank can't be reached for batches until the returned function is called, which tells how often it was tried. */
function unreached(error: Error): () => number {
  const real = bank.sendBatch.bind(bank);
  let away = true;
  let tried = 0;
  jest.spyOn(bank, 'sendBatch').mockImplementation((order) => {
    tried += 1;
    if (away) throw error;
    return real(order);
  });
  return () => {
    away = false;
    return tried;
  };
}
const until = async (found: () => Promise<boolean> | boolean) => {
  const deadline = Date.now() + 20_000;
  while (!(await found())) {
    if (Date.now() > deadline) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};

test('the share of whoever was suspended after the approval is kept, and paid once they are resumed', async () => {
  const id = await approved();
  await suspend();
  runIn(await waqf.act(id, 'pay'));
  await waqf.settled(id);
  expect(await hers(id)).toEqual(['withheld', 'suspended']);
  expect(await his(id)).toBe('paid');
  const { id: lineId } = lineOf(await waqf.view(id), heirs.noura.fullName);
  const byHand = { method: 'cash', receiptNumber: '12', paidOn: riyadhDay(api.clock.now()) };
  expect(codeIn(await waqf.act(id, `lines/${lineId}/payment`, byHand))).toBe('distributions.line-held');
  expect(codeIn(await waqf.act(id, 'retry', { lineIds: [lineId] }))).toBe('distributions.line-not-payable');
  await resume();
  runIn(await waqf.act(id, 'retry', { lineIds: [lineId] }));
  await waqf.settled(id);
  expect(await hers(id)).toEqual(['paid', null]);
  expect(await waqf.funds()).toMatchObject({ payable: '0.00' });
});

test('what was allocated to whoever has left since is still theirs', async () => {
  const id = await approved();
  await leave();
  runIn(await waqf.act(id, 'pay'));
  await waqf.settled(id);
  expect(await hers(id)).toEqual(['paid', null]);
});

test('the death of whoever has left can still be recorded, and nothing is paid to their account any more', async () => {
  const id = await approved();
  await leave();
  await change({ diedOn: '2026-07-01' });
  expect((await nazir.patch(`/api/beneficiary/${nouraId}`, { weight: 2 })).status).toBe(404);
  expect((await nazir.patch(`/api/beneficiary/${nouraId}`, { isActive: true, reason: 'عادت' })).status).toBe(404);
  runIn(await waqf.act(id, 'pay'));
  await waqf.settled(id);
  expect(await hers(id)).toEqual(['withheld', 'deceased']);
});

test('what is kept for a minor who was removed is paid once they have a guardian', async () => {
  await change({ bornOn: bornYearsAgo(api, 16) });
  const guardians = `/api/beneficiary/${nouraId}/guardians`;
  const guardian = { nationalId: '1000000099', fullName: 'سالم بن محمد القحطاني', deed: 'صك ولاية 44120087' };
  const set = async (from: object) => nazir.post(guardians, { ...guardian, ...from });
  const first = (await set({})).body as { guardianship: { id: string } };
  const id = await approved();
  await leave('wrong');
  await nazir.post(`/api/guardianships/${first.guardianship.id}/end`, { reason: 'توفي الولي' });
  runIn(await waqf.act(id, 'pay'));
  await waqf.settled(id);
  expect(await hers(id)).toEqual(['withheld', 'no-guardian']);
  expect((await set({})).status).toBe(201);
  expect((await nazir.get(guardians)).status).toBe(200);
  const { id: lineId } = lineOf(await waqf.view(id), heirs.noura.fullName);
  runIn(await waqf.act(id, 'retry', { lineIds: [lineId] }));
  await waqf.settled(id);
  expect(await hers(id)).toEqual(['paid', null]);
});

test.each([
  ['suspended', suspend],
  ['dispute', dispute],
  ['deceased', () => change({ diedOn: '2026-07-01' })],
  ['no-guardian', () => change({ bornOn: bornYearsAgo(api, 9) })],
])(
  'a payment that waits for the bank is not made when something holds it meanwhile (%s)',
  async (reason, hold) => {
    const id = await approved();
    const reach = unreached(new BankUnreachableError('away', { neverSent: true }));
    runIn(await waqf.act(id, 'pay'));
    await until(async () => (await hers(id))[0] === 'sent' && jest.mocked(bank.sendBatch).mock.calls.length > 0);
    await hold();
    expect(reach()).toBeGreaterThan(0);
    await waqf.settled(id);
    expect(await hers(id)).toEqual(['withheld', reason]);
    expect(await his(id)).toBe('paid');
    expect(jest.mocked(bank.sendBatch).mock.lastCall?.[0].payments).toHaveLength(1);
    expect(await waqf.funds()).toMatchObject({ payable: '500.00' });
  },
  60_000,
);

test('a batch of which every payment is held is not sent at all', async () => {
  const id = await approved();
  const reach = unreached(new BankUnreachableError('away', { neverSent: true }));
  runIn(await waqf.act(id, 'pay'));
  await until(() => jest.mocked(bank.sendBatch).mock.calls.length > 0);
  await api.query('UPDATE beneficiaries.beneficiary SET is_active = false WHERE waqf_id = $1', [waqf.id]);
  const tried = reach();
  await waqf.settled(id);
  expect((await waqf.view(id)).run).toMatchObject({ state: 'paid', counts: { withheld: { lines: 2 } } });
  expect(jest.mocked(bank.sendBatch).mock.calls.length).toBe(tried);
  expect(await waqf.funds()).toMatchObject({ payable: '1000.00' });
}, 60_000);

test('what the bank may have got is not taken back by a change, so that nobody is paid twice', async () => {
  const id = await approved();
  const reach = unreached(new BankUnreachableError('the answer was lost'));
  runIn(await waqf.act(id, 'pay'));
  await until(() => jest.mocked(bank.sendBatch).mock.calls.length > 0);
  await suspend();
  reach();
  await waqf.settled(id);
  expect(await hers(id)).toEqual(['paid', null]);
}, 60_000);

test('books from before the bank got a batch, as after a restore, learn from it that the held payment was made', async () => {
  const id = await approved();
  const real = bank.sendBatch.bind(bank);
  jest.spyOn(bank, 'sendBatch').mockImplementationOnce(async (order) => {
    await real(order);
    await suspend();
    throw new BankUnreachableError('so these books believe', { neverSent: true });
  });
  runIn(await waqf.act(id, 'pay'));
  await waqf.settled(id);
  expect(await hers(id)).toEqual(['paid', null]);
  expect(jest.mocked(bank.sendBatch).mock.calls).toHaveLength(1);
  expect(await waqf.funds()).toMatchObject({ payable: '0.00' });
}, 60_000);

/** The main account and Noura's. */
async function accountsOfTransfer() {
  const banking = providerOf(api, BankingFacade);
  const main = (await banking.mainAccountOf(systemCtx(api), [waqf.id])).get(waqf.id)?.id ?? '';
  const sub = (await banking.subAccounts(systemCtx(api), [nouraId])).get(nouraId)?.id ?? '';
  const accountOf = async (id: string) => ({ id, iban: (await banking.account(systemCtx(api), id)).iban });
  return [await accountOf(main), await accountOf(sub)] as const;
}
const stored = async () =>
  (
    await api.query<{ state: string; reason: string | null }>(
      'SELECT state, refusal_ar AS reason FROM banking.transfer WHERE waqf_id = $1',
      [waqf.id],
    )
  )[0];

test('a transfer that waits for the bank is returned when its payee is suspended meanwhile', async () => {
  const [main, sub] = await accountsOfTransfer();
  const real = bank.transfer.bind(bank);
  let away = true;
  jest.spyOn(bank, 'transfer').mockImplementation((order) => {
    if (away) throw new BankUnreachableError('away', { neverSent: true });
    return real(order);
  });
  const key = newId();
  expect((await transfer(nazir, main, sub, '100.00', { key })).status).toBe(201);
  await until(() => jest.mocked(bank.transfer).mock.calls.length > 0);
  await suspend();
  away = false;
  const tried = jest.mocked(bank.transfer).mock.calls.length;
  await until(async () => (await stored())?.state === 'reversed');
  expect((await stored())?.reason).toContain('موقوف');
  await waitUntilDelivered(api);
  const notified = await api.query<{ title: string }>(
    `SELECT DISTINCT title_ar AS title FROM notifications.notification WHERE message_ar LIKE '%أُعيد المبلغ%'
       AND action_url LIKE '%' || $1 || '%'`,
    [waqf.id],
  );
  expect(notified).toEqual([{ title: 'لم يُرسل التحويل' }]);
  expect(jest.mocked(bank.transfer).mock.calls.length).toBe(tried);
  expect(await waqf.funds()).toMatchObject({ ghalla: '1000.00' });
}, 60_000);

test('and so does a transfer that the bank made before the books were restored', async () => {
  const [main, sub] = await accountsOfTransfer();
  const real = bank.transfer.bind(bank);
  jest.spyOn(bank, 'transfer').mockImplementationOnce(async (order) => {
    await real(order);
    await suspend();
    throw new BankUnreachableError('so these books believe', { neverSent: true });
  });
  expect((await transfer(nazir, main, sub, '100.00', { key: newId() })).status).toBe(201);
  await until(async () => (await stored())?.state === 'completed');
  expect(jest.mocked(bank.transfer).mock.calls).toHaveLength(1);
}, 60_000);
