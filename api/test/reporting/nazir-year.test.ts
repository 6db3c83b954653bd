import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { report, type Report } from '@waqf/contracts/reporting';
import { parseSignedAmount } from '@waqf/money';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { unbalanced } from './judge.js';
import { checkFigureEntries } from './check-figure-entries.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
let year: Report;
beforeAll(async () => {
  api = await startApi();
  nazir = await api.signIn(people.nazir);
  const [run] = await api.query<{ waqfId: string }>(
    `SELECT waqf_id AS "waqfId" FROM distributions.run WHERE state IN ('paid', 'partially_failed', 'closed') LIMIT 1`,
  );
  waqfId = run?.waqfId ?? '';
  year = await read('2026-01-01', '2026-12-31');
}, 180_000);
afterAll(() => api.stop());

async function read(from: string, to: string): Promise<Report> {
  const { body } = await nazir.get(`/api/reports/nazir_year?${new URLSearchParams({ waqfId, from, to })}`);
  return report.parse(body).report;
}
const section = (of: Report, key: string) => {
  const found = of.sections.find((each) => each.key === key);
  if (!found) throw new Error(`no section ${key}`);
  const lines = new Map(found.lines.map((line) => [line.key, parseSignedAmount(line.amount)]));
  return { lines, total: parseSignedAmount(found.total.amount) };
};

test('the nazir’s yearly report has income, spending, distribution, asset, remainder and outlook', () => {
  expect(year.sections.map(({ key }) => key)).toEqual([
    'income',
    'expenses',
    'conditions',
    'asset',
    'at_end',
    'next_year',
  ]);
  expect(unbalanced(year)).toEqual([]);
});

test('the distribution lists the approved runs whose last day is in the year', async () => {
  const runs = await api.query<{ allocated: string; deductions: { kind: string; amount: string }[] }>(
    `SELECT allocated_halalas::text AS allocated, deductions FROM distributions.run WHERE waqf_id = $1
       AND period_to BETWEEN '2026-01-01' AND '2026-12-31'
       AND state NOT IN ('draft', 'calculated', 'submitted', 'rejected', 'cancelled')`,
    [waqfId],
  );
  expect(runs.length).toBeGreaterThan(0);
  const taken = (...kinds: string[]) =>
    runs
      .flatMap(({ deductions }) => deductions)
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const { lines, total } = section(year, 'conditions');
  expect(lines.get('allotted')).toBe(runs.reduce((sum, { allocated }) => sum + BigInt(allocated), 0n));
  expect(lines.get('to_reserve')).toBe(taken('reserve'));
  expect(lines.get('nazir_fee')).toBe(taken('nazir_fee'));
  expect(lines.get('upkeep')).toBe(taken('expenses', 'maintenance'));
  expect(total).toBeGreaterThan(0n);
  // The same runs open behind each figure.
  const { faults, opened } = await checkFigureEntries(nazir, [year]);
  expect(faults).toEqual([]);
  expect(opened).toBeGreaterThan(20);
  // A run that is not approved yet counts nowhere.
  expect(section(await read('2025-01-01', '2025-12-31'), 'conditions').total).toBe(0n);
});

test('the outlook adds up the repeating plans of the next twelve months, without ended ones', async () => {
  const expected = async () => section(await read('2026-01-01', '2026-12-31'), 'next_year').lines;
  const before = await expected();
  const plan = {
    waqfId,
    type: 'income',
    source: 'rent',
    amount: '1000',
    description: 'إيجار محطة شحن',
    everyMonths: 3,
  };
  const planned = await nazir.post('/api/repeating-transactions', { ...plan, firstOn: '2027-01-31' });
  expect(planned.status).toBe(201);
  // 31 January, 30 April, 31 July and 31 October.
  expect((await expected()).get('expected_income')).toBe((before.get('expected_income') ?? 0n) + 400_000n);
  const withPlan = await read('2026-01-01', '2026-12-31');
  expect((await checkFigureEntries(nazir, [withPlan])).faults).toEqual([]);
  const { id } = (planned.body as { repeating: { id: string } }).repeating;
  expect((await nazir.post(`/api/repeating-transactions/${id}/end`, {})).status).toBe(200);
  expect(await expected()).toEqual(before);
});
