import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ExportEnvelope } from '@waqf/contracts/exports';
import type { BeneficiaryProfile, Report, ReportAnswer } from '@waqf/contracts/reporting';
import { addMonths, riyadhDay, riyadhMonth } from '@waqf/formats';
import { codeIn } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { heirs, lineOf, runIn, RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let noura: Browser;
let waqf: RunWaqf;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = (await Promise.all([people.nazir, people.waqif].map((id) => api.signIn(id)))) as [Browser, Browser];
  waqf = await RunWaqf.open(api, nazir);
  for (const heir of Object.values(heirs)) await waqf.add({ ...heir, entitledFrom: '2020-01-01' });
  noura = await api.signIn(heirs.noura.nationalId);
}, 180_000);
afterAll(() => api.stop());

const path = '/api/beneficiary/preferences';
const profile = async (by = noura) =>
  ((await by.get('/api/beneficiary/profile')).body as { profile: BeneficiaryProfile }).profile;

test('another frequency is saved at once, another method after a fresh confirmation, and a wrong one is refused', async () => {
  expect((await profile()).bankingInfo.paymentPreferences).toEqual({ method: 'bank_transfer', frequency: 'monthly' });
  expect((await noura.put(path, { method: 'gold', frequency: 'monthly' })).status).toBe(400);
  expect((await noura.put(path, { method: 'bank_transfer', frequency: 'quarterly' })).status).toBe(200);
  const cash = { method: 'cash', frequency: 'quarterly' };
  const refused = await noura.put(path, cash);
  expect([refused.status, codeIn(refused)]).toEqual([403, 'identity.step-up-needed']);
  expect((await noura.confirmed('PUT', path, { body: cash })).body).toEqual({ preferences: cash });
  expect((await profile()).bankingInfo.paymentPreferences).toEqual(cash);
  const usual = { method: 'bank_transfer', frequency: 'monthly' };
  expect((await noura.confirmed('PUT', path, { body: usual })).status).toBe(200);
});

test('the profile shows recorded data, payments by month, year and in total, and a yearly estimate', async () => {
  const today = riyadhDay(api.clock.now());
  const year = Number(today.slice(0, 4)) - 1;
  await waqf.enter('1000.00', `${year}-12-15`);
  const run = await waqf.calculated({ from: `${year}-12-01`, to: `${year}-12-31` });
  await waqf.act(run.id, 'submit', {});
  runIn(await waqf.act(run.id, 'approve', {}, waqif));
  const lines = await waqf.view(run.id);
  const { id } = lineOf(lines, heirs.noura.fullName);
  runIn(await waqf.act(run.id, `lines/${id}/payment`, { method: 'cash', receiptNumber: 'R-1', paidOn: today }));
  const { financialSummary, waqfDetails, personalInfo, bankingInfo } = await profile();
  expect(financialSummary).toMatchObject({
    totalAllocations: 50,
    activeWaqfs: 1,
    monthlyIncome: '500.00',
    yearlyIncome: '500.00',
    // 500.00 of 31 days.
    yearlyProjection: '5887.10',
    totalReceived: '500.00',
  });
  expect(waqfDetails).toMatchObject([{ id: waqf.id, percentage: 50, monthlyAmount: '500.00', status: 'active' }]);
  expect(waqfDetails[0]?.nazirName).toMatch(/السبيعي/);
  expect(personalInfo.nationalId).toBe(heirs.noura.nationalId);
  expect(bankingInfo.primaryAccount?.iban).toMatch(/^SA\d{22}$/);

  const statement = async (query: string, by = noura) => {
    const answer = await by.get(`/api/reports/beneficiary${query}`);
    return answer.status === 200 ? (answer.body as ReportAnswer).report : answer.status;
  };
  const own = (await statement('')) as Report;
  expect(own).toMatchObject({ type: 'beneficiary', waqf: null, before: null, period: { from: today, to: today } });
  expect(own.sections.map(({ key, total, lines: [line] }) => [key, total.amount, line?.key, line?.amount])).toEqual([
    [waqf.id, '500.00', id, '500.00'],
  ]);
  expect(await statement(`?from=${year}-01-01&to=${year}-12-31`)).toMatchObject({ sections: [] });
  // The act concerns only this person, and no single waqf.
  expect(await statement('', await api.signIn(heirs.majed.nationalId))).toMatchObject({ sections: [] });
  expect(await statement('', nazir)).toBe(403);
  expect(await statement(`?waqfId=${waqf.id}`)).toBe(404);
  const asked = await noura.post('/api/exports', { report: 'beneficiary', format: 'pdf', filters: {} });
  expect(asked.status).toBe(202);
  await api.settled();
  const made = (await noura.get(`/api/exports/${(asked.body as ExportEnvelope).export.id}`)).body as ExportEnvelope;
  expect(made.export).toMatchObject({ state: 'ready', number: expect.stringMatching(/^RPT-/) });

  // Four months earlier: the payment is in another month, and the year and its estimate are the same.
  const earlier = `${addMonths(riyadhMonth(api.clock.now()), -4)}-10T12:00:00+03:00`;
  await api.query('UPDATE distributions.run_line SET paid_at = $2 WHERE id = $1', [id, earlier]);
  expect((await profile()).financialSummary).toMatchObject({
    monthlyIncome: '0.00',
    yearlyIncome: '500.00',
    yearlyProjection: '5887.10',
    totalReceived: '500.00',
  });
  const before = `${addMonths(riyadhMonth(api.clock.now()), -12)}-10T12:00:00+03:00`;
  await api.query('UPDATE distributions.run_line SET paid_at = $2 WHERE id = $1', [id, before]);
  expect((await profile()).financialSummary).toMatchObject({ yearlyIncome: '0.00', totalReceived: '500.00' });
  expect((await profile()).financialSummary.yearlyProjection).toBe('0.00');
});

test('a preference applies from the next calculation: cash waits for the nazir, quarterly until its end', async () => {
  const today = riyadhDay(api.clock.now());
  await waqf.enter('100.00', today);
  const run = await waqf.calculated({ from: `${today.slice(0, 4)}-01-01`, to: today });
  const withheld = async () => {
    const lines = await waqf.view(run.id);
    return [heirs.noura, heirs.majed].map(({ fullName }) => lineOf(lines, fullName).withheld?.code ?? null);
  };
  const majed = await api.signIn(heirs.majed.nationalId);
  expect((await noura.confirmed('PUT', path, { body: { method: 'cash', frequency: 'monthly' } })).status).toBe(200);
  expect((await majed.put(path, { method: 'bank_transfer', frequency: 'yearly' })).status).toBe(200);
  expect((await waqf.view(run.id)).run.outdated).toBe(false);
  expect(await withheld()).toEqual([null, null]);
  runIn(await waqf.act(run.id, 'calculate'));
  expect(await withheld()).toEqual(['by-hand', 'saved-up']);
});

test('the shares of several waqfs are added exactly', async () => {
  for (const allocatedPercentage of [33.3333, 0.0001]) {
    const waqfId = await approvedWaqf(api);
    const added = await nazir.post(`/api/waqf/${waqfId}/beneficiaries`, { ...heirs.noura, allocatedPercentage });
    expect(added.status).toBe(201);
  }
  expect((await profile()).financialSummary.totalAllocations).toBe(83.3334);
});
