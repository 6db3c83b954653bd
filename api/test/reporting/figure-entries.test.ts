import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { figureEntries, report } from '@waqf/contracts/reporting';
import type { Browser } from '../browser.js';
import { add, rent, repair, reverse } from '../finances/money-people.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { nazirOfMarch } from './nazir-of-march.js';
import { checkFigureEntries } from './check-figure-entries.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  ({ nazir, waqfId } = await nazirOfMarch(api, 'وقف البنود'));
  await add(nazir, { ...rent(waqfId, '900'), occurredOn: '2030-01-31' });
  await add(nazir, { ...rent(waqfId, '1000'), occurredOn: '2030-02-01' });
  await add(nazir, { ...rent(waqfId, '30'), source: null, occurredOn: '2030-02-02' });
  await add(nazir, { ...repair(waqfId, '250.50'), occurredOn: '2030-02-27' });
  const { transaction } = await add(nazir, { ...rent(waqfId, '70'), occurredOn: '2030-02-28' });
  await reverse(nazir, transaction);
}, 180_000);
afterAll(() => api.stop());

const ask = (query: Record<string, string>, browser = nazir) =>
  browser.get(`/api/figure-entries?${new URLSearchParams({ waqfId, ...query })}`);
const february = { from: '2030-02-01', to: '2030-02-28' };

test('a figure lists its entries, newest first and paged; a reversal counts on its own day', async () => {
  const figure = 'contra.ghalla,-ghalla.contra';
  const pages = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await ask({ figure, from: '2030-02-01', limit: '2', ...(cursor ? { cursor } : {}) });
    const page = figureEntries.parse(body);
    pages.push(page);
    cursor = page.nextCursor;
  }
  expect(pages.map(({ amount }) => amount)).toEqual(['779.50', null, null]);
  expect(pages.flatMap(({ entries }) => entries.map(({ amount }) => amount))).toEqual([
    '-70.00',
    '70.00',
    '-250.50',
    '30.00',
    '1000.00',
  ]);
  const [newest] = pages[0]?.entries ?? [];
  expect(newest).toMatchObject({ waqfId, waqfName: 'وقف البنود', occurredOn: '2030-03-15', divides: null });
});

test('an opening balance adds up all entries until the day before', async () => {
  const { body } = await nazir.get(`/api/reports/charge_discharge?${new URLSearchParams({ waqfId, ...february })}`);
  const charge = report.parse(body).report.sections.find(({ key }) => key === 'charge');
  const opening = charge?.lines.find(({ key }) => key === 'opening');
  expect(opening).toMatchObject({ amount: '900.00', adds: { from: null, to: '2030-01-31' } });
  const found = figureEntries.parse((await ask({ figure: opening?.adds?.figure ?? '', to: '2030-01-31' })).body);
  expect(found).toMatchObject({ amount: '900.00', entries: [{ amount: '900.00', occurredOn: '2030-01-31' }] });
});

test('income without a source can be filtered in the list and adds up to its line', async () => {
  const { body } = await nazir.get(`/api/reports/financial?${new URLSearchParams({ waqfId, ...february })}`);
  const read = report.parse(body).report;
  const line = read.sections[0]?.lines.find(({ key }) => key === 'no_source');
  expect(line).toMatchObject({ amount: '30.00', opens: { type: 'income', kind: 'none' } });
  expect((await checkFigureEntries(nazir, [read])).faults).toEqual([]);
});

test('the check detects a figure that lists wrong entries', async () => {
  const { body } = await nazir.get(`/api/reports/position?${new URLSearchParams({ waqfId, ...february })}`);
  const read = report.parse(body).report;
  const [assets] = read.sections;
  const line = assets?.lines[0];
  if (!line?.adds) throw new Error('no line');
  line.adds.figure = 'contra.ghalla';
  line.addsBefore = null;
  expect((await checkFigureEntries(nazir, [read])).faults).toHaveLength(2);
});

test('a figure of no report, a reversed or endless period, a stranger’s waqf and a beneficiary are refused', async () => {
  for (const figure of ['', 'profit', 'contra.yield', 'runs.all', "contra.ghalla'; --", 'x'.repeat(400)])
    expect([figure, (await ask({ figure })).status]).toEqual([figure, 400]);
  const named = await ask({ figure: 'profit' });
  expect(named.body).toMatchObject({ errors: [{ field: 'figure', message: 'قيمة غير معروفة' }] });
  const figure = 'contra.ghalla';
  expect(await ask({ figure, from: '2030-03-01', to: '2030-02-01' })).toMatchObject({
    status: 400,
    body: { code: 'reporting.period-reversed' },
  });
  expect((await ask({ figure, from: '1900-01-01', to: '2099-12-31' })).status).toBe(400);
  expect((await ask({ figure, cursor: 'x' })).status).toBe(400);
  const foreign = await approvedWaqf(api, { nazir: people.otherNazir, waqif: people.otherWaqif });
  for (const name of [figure, 'runs.fee', 'plans.income'])
    expect((await ask({ figure: name, waqfId: foreign })).status).toBe(404);
  expect((await ask({ figure }, await api.signIn(people.beneficiary))).status).toBe(403);
});
