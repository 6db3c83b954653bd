import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { report, waqfReportTypes } from '@waqf/contracts/reporting';
import type { Browser } from '../browser.js';
import { add, rent, repair, reverse } from '../finances/money-people.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { nazirOfMarch } from './nazir-of-march.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  ({ nazir, waqfId } = await nazirOfMarch(api, 'وقف التقارير'));
  await add(nazir, { ...rent(waqfId, '900'), occurredOn: '2030-01-31' });
  await add(nazir, { ...rent(waqfId, '5000'), occurredOn: '2030-02-20', source: 'corpus_addition' });
  await add(nazir, { ...rent(waqfId, '1000'), occurredOn: '2030-02-01' });
  await add(nazir, { ...repair(waqfId, '250.50'), occurredOn: '2030-02-28' });
  const { transaction } = await add(nazir, { ...rent(waqfId, '70'), occurredOn: '2030-02-28' });
  await reverse(nazir, transaction);
}, 180_000);
afterAll(() => api.stop());

const ask = (type: string, query: Record<string, string>, browser = nazir) =>
  browser.get(`/api/reports/${type}?${new URLSearchParams(query)}`);
async function read(type: string, query: Record<string, string>, browser = nazir) {
  const { status, body } = await ask(type, query, browser);
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return report.parse(body).report;
}

test('a month has the net yield, separate corpus, reversals on their day, and the previous month', async () => {
  const answered = await read('financial', { waqfId, from: '2030-02-01', to: '2030-02-28' });
  expect(answered.figures).toMatchObject({
    income: '1070.00',
    expenses: '250.50',
    net: '819.50',
    incomeCount: 2,
    expensesCount: 1,
    corpusAdditions: '5000.00',
    corpusCount: 1,
  });
  expect(answered.before).toEqual({ from: '2030-01-01', to: '2030-01-31' });
  expect(answered.figuresBefore?.net).toBe('900.00');
  expect(answered.buckets).toHaveLength(8);
  expect(answered.buckets.slice(-2).map(({ net }) => net)).toEqual(['900.00', '819.50']);
  expect(answered.transactions).toHaveLength(4);
  const [income] = answered.sections;
  expect(income?.lines).toEqual([
    {
      key: 'rent',
      label: { ar: 'إيجار', en: 'Rent' },
      amount: '1070.00',
      before: '900.00',
      opens: { type: 'income', kind: 'rent' },
      adds: null,
      addsBefore: null,
    },
  ]);
});

test('without a period the report covers all time until today, without a comparison', async () => {
  const answered = await read('financial', { waqfId });
  expect([answered.period, answered.before, answered.figuresBefore]).toEqual([
    { from: '2030-01-31', to: '2030-03-15' },
    null,
    null,
  ]);
  expect(answered.figures?.income).toBe('1900.00');
});

test('a reversed period, one of 200 years, or an invalid day is refused with its reason', async () => {
  const reversed = await ask('financial', { waqfId, from: '2030-03-01', to: '2030-02-01' });
  expect([reversed.status, reversed.body]).toMatchObject([
    400,
    { code: 'reporting.period-reversed', message: 'بداية المدة بعد نهايتها', errors: [{ field: 'from' }] },
  ]);
  const long = await ask('detailed', { waqfId, from: '1900-01-01', to: '2099-12-31' });
  expect([long.status, long.body]).toMatchObject([400, { code: 'reporting.period-too-long' }]);
  for (const from of ['2030-02-30', '1448-01-01', 'yesterday'])
    expect((await ask('financial', { waqfId, from })).status).toBe(400);
});

test('another’s waqf and an unknown report are not found, and a beneficiary may not read reports', async () => {
  const foreign = await approvedWaqf(api, { nazir: people.otherNazir, waqif: people.otherWaqif });
  for (const type of waqfReportTypes)
    expect([type, (await ask(type, { waqfId: foreign })).status]).toEqual([type, 404]);
  expect(await ask('profit', { waqfId })).toMatchObject({ status: 404, body: { code: 'reporting.report-not-found' } });
  const beneficiary = await api.signIn(people.beneficiary);
  for (const type of waqfReportTypes) expect((await ask(type, {}, beneficiary)).status).toBe(403);
  const all = await read('waqf_summary', {});
  expect(all.waqfs.map(({ id }) => id)).not.toContain(foreign);
});

test('the founder’s report covers their own waqfs, the administrator’s all; statuses include drafts', async () => {
  await approvedWaqf(api, { name: 'مسودة', status: 'draft' });
  const founder = await api.signIn(people.waqif);
  const own = await read('detailed', {}, founder);
  expect(own.statuses).toMatchObject({ draft: 1, pending: 0 });
  expect((await read('detailed', { waqfId }, founder)).statuses).toEqual({ total: 1, active: 1, pending: 0, draft: 0 });
  const admin = await api.signIn(people.admin);
  expect((await read('waqf_summary', {}, admin)).waqfs.length).toBeGreaterThan(own.statuses?.total ?? 0);
});
