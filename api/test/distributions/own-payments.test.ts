import type { PaymentDetails, PaymentList } from '@waqf/contracts/distributions';
import { riyadhDay } from '@waqf/formats';
import { halalas, parseSignedAmount, sumHalalas } from '@waqf/money';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { heirs, runIn, RunWaqf } from './run-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let noura: Browser;
let waqf: RunWaqf;
let today: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = (await Promise.all([people.nazir, people.waqif].map((id) => api.signIn(id)))) as [Browser, Browser];
  today = riyadhDay(api.clock.now());
  waqf = await RunWaqf.open(api, nazir);
  for (const heir of Object.values(heirs)) await waqf.add({ ...heir, entitledFrom: '2020-01-01' });
  noura = await api.signIn(heirs.noura.nationalId);
}, 180_000);
afterAll(() => api.stop());

const own = async (by: Browser) => ((await by.get('/api/beneficiary/payments')).body as PaymentList).payments;
const details = async (id: string, by = noura) =>
  ((await by.get(`/api/beneficiary/payments/${id}`)).body as { payment: PaymentDetails }).payment;

test('a payment is an estimate until it is approved, and names nobody else', async () => {
  const year = Number(today.slice(0, 4));
  await waqf.enter('1000.01', `${year - 1}-12-15`);
  const first = await waqf.calculated({ from: `${year - 1}-12-01`, to: `${year - 1}-12-31` });
  const [calculated] = await own(noura);
  expect(calculated).toMatchObject({ stage: 'calculated', estimated: true, amount: '500.01' });
  await waqf.act(first.id, 'submit', {});
  runIn(await waqf.act(first.id, 'approve', {}, waqif));
  const [approved] = await own(noura);
  expect(approved).toMatchObject({ stage: 'approved', estimated: false, waqfId: waqf.id });
  const shown = await details(approved?.id ?? '');
  expect(shown.because.steps.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['gross', '1000.01'],
    ['pool', '1000.01'],
    ['share', '500.01'],
  ]);
  expect(shown.changes).toBeNull();
  const text = JSON.stringify([shown, approved]);
  for (const hidden of [heirs.majed.fullName, heirs.salem.fullName, '300.00', '200.00'])
    expect(text).not.toContain(hidden);
});

test('the next payment says what changed since, and its causes make up the difference', async () => {
  await waqf.enter('1500.00', today);
  await waqf.enter('100.00', today, 'expense');
  await waqf.calculated({ from: `${today.slice(0, 4)}-01-01`, to: today });
  const [next, before] = await own(noura);
  const { changes } = await details(next?.id ?? '');
  expect(changes).toMatchObject({ previous: { id: before?.id, amount: '500.01' }, sameShare: true });
  expect(changes?.reasons.slice(0, 2).map(({ kind, effect }) => [kind, effect])).toEqual([
    ['gross', '250.00'],
    ['expenses', '-50.00'],
  ]);
  const total = sumHalalas((changes?.reasons ?? []).map(({ effect }) => parseSignedAmount(effect)));
  expect(total).toBe(parseSignedAmount(changes?.difference ?? ''));
  expect(total).not.toBe(halalas(0n));
});

test('another person’s payment is not found, and they see only their own', async () => {
  const majed = await api.signIn(heirs.majed.nationalId);
  const [mine] = await own(majed);
  const [hers] = await own(noura);
  expect(mine?.id).not.toBe(hers?.id);
  const refused = await majed.get(`/api/beneficiary/payments/${hers?.id}`);
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([404, 'distributions.payment-not-found']);
  expect((await nazir.get(`/api/beneficiary/payments/${hers?.id}`)).status).toBe(403);
  expect((await noura.get('/api/beneficiary/payments?cursor=x')).status).toBe(400);
});

test('a list goes on where the page ended', async () => {
  const first = (await noura.get('/api/beneficiary/payments?limit=1')).body as PaymentList;
  const second = (await noura.get(`/api/beneficiary/payments?limit=1&cursor=${first.nextCursor}`)).body as PaymentList;
  expect([first.payments.length, second.payments.length, second.nextCursor]).toEqual([1, 1, null]);
  expect(second.payments[0]?.id).not.toBe(first.payments[0]?.id);
});
