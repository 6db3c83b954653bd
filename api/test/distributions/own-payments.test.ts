import type { PaymentDetails, PaymentList, PaymentSummary } from '@waqf/contracts/distributions';
import { addDays, addMonths, riyadhDay } from '@waqf/formats';
import { halalas, parseSignedAmount, sumHalalas } from '@waqf/money';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { heirs, lineOf, runIn, RunWaqf } from './run-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let noura: Browser;
let waqf: RunWaqf;
let today: string;
let firstRun: string;
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
const summary = async (by: Browser) => (await by.get('/api/beneficiary/payments/summary')).body as PaymentSummary;
const details = async (id: string, by = noura) =>
  ((await by.get(`/api/beneficiary/payments/${id}`)).body as { payment: PaymentDetails }).payment;

test('a payment is an estimate until its run is approved, and shows no data of others', async () => {
  const year = Number(today.slice(0, 4));
  await waqf.enter('1000.01', `${year - 1}-12-15`);
  const first = await waqf.calculated({ from: `${year - 1}-12-01`, to: `${year - 1}-12-31` });
  firstRun = first.id;
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

test('the next payment explains what changed, and the reasons add up to the difference', async () => {
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

test('the last day of the next payment depends on the value of the waqf’s assets', async () => {
  await api.changeSettings({ distributionMonths: 6, distributionMonthsMedium: 6, distributionMonthsLarge: 2 });
  const unvalued = (await summary(noura)).expectedBy ?? '';
  const value = { amount: '1000000', valuedOn: '2026-01-15', source: 'valuation', reference: 'ق-1447-21' };
  expect((await nazir.post(`/api/waqf/${waqf.id}/asset-values`, value)).status).toBe(201);
  const small = (await summary(noura)).expectedBy ?? '';
  expect(small.slice(0, 7)).toBe(addMonths(unvalued.slice(0, 7), 4));
});

test('a beneficiary sees only their own payments, and gets 404 for another’s', async () => {
  const majed = await api.signIn(heirs.majed.nationalId);
  const [mine] = await own(majed);
  const [hers] = await own(noura);
  expect(mine?.id).not.toBe(hers?.id);
  const refused = await majed.get(`/api/beneficiary/payments/${hers?.id}`);
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([404, 'distributions.payment-not-found']);
  expect((await nazir.get(`/api/beneficiary/payments/${hers?.id}`)).status).toBe(403);
  expect((await noura.get('/api/beneficiary/payments?cursor=x')).status).toBe(400);
});

test('the next page of the list continues where the last one ended', async () => {
  const first = (await noura.get('/api/beneficiary/payments?limit=1')).body as PaymentList;
  const second = (await noura.get(`/api/beneficiary/payments?limit=1&cursor=${first.nextCursor}`)).body as PaymentList;
  expect([first.payments.length, second.payments.length, second.nextCursor]).toEqual([1, 1, null]);
  expect(second.payments[0]?.id).not.toBe(first.payments[0]?.id);
});

test('the list filters by arrived or waiting payments, and counts both', async () => {
  const list = async (query = '') => (await noura.get(`/api/beneficiary/payments${query}`)).body as PaymentList;
  expect((await list()).counts).toEqual({ arrived: 0, waiting: 2 });
  expect((await list('?progress=waiting')).payments).toHaveLength(2);
  expect(await list('?progress=arrived')).toMatchObject({ payments: [], counts: { arrived: 0, waiting: 2 } });
  expect((await noura.get('/api/beneficiary/payments?progress=all')).status).toBe(400);
});

test('the summary sums what the person was paid, by Riyadh month, and names the next payment', async () => {
  const before = await summary(noura);
  expect([before.received.total, before.received.months.length]).toEqual(['0.00', 12]);
  const lines = await waqf.view(firstRun);
  const pay = async (name: string, receiptNumber: string) => {
    const { id } = lineOf(lines, name);
    runIn(await waqf.act(firstRun, `lines/${id}/payment`, { method: 'cash', receiptNumber, paidOn: today }));
    return id;
  };
  const paid = await pay(heirs.noura.fullName, 'R-1');
  await pay(heirs.majed.fullName, 'R-2');
  const { next, received } = await summary(noura);
  const thisMonth = `${today.slice(0, 7)}-01`;
  expect(received).toMatchObject({
    unit: 'SAR',
    total: '500.01',
    period: { from: received.months[0]?.first, to: today },
  });
  expect(received.months.at(-1)).toEqual({ first: thisMonth, amount: '500.01' });
  expect(received.sources).toEqual([{ waqfId: waqf.id, waqfName: expect.any(String), amount: '500.01' }]);
  expect(next).toMatchObject({ stage: 'calculated', estimated: true, waqfId: waqf.id });
  expect(next?.id).toBe((await own(noura))[0]?.id);
  expect((await summary(await api.signIn(heirs.salem.nationalId))).received.total).toBe('0.00');

  // One hour after midnight in Riyadh, it is still the previous month in UTC.
  const paidAt = async (at: string) => {
    await api.query('UPDATE distributions.run_line SET paid_at = $2 WHERE id = $1', [paid, at]);
    return (await summary(noura)).received;
  };
  expect((await paidAt(`${thisMonth}T01:00:00+03:00`)).months.at(-1)?.amount).toBe('500.01');
  expect((await paidAt(`${thisMonth}T00:00:00+03:00`)).months.at(-1)?.amount).toBe('500.01');
  const oldest = received.months[0]?.first ?? '';
  expect((await paidAt(`${oldest}T00:00:00+03:00`)).months[0]?.amount).toBe('500.01');
  const yearBefore = `${addDays(oldest, -1)}T23:59:59+03:00`;
  expect(await paidAt(yearBefore)).toMatchObject({ total: '0.00', sources: [] });
});
