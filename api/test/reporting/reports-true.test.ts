import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { report, waqfReportTypes, type Report } from '@waqf/contracts/reporting';
import { addDays } from '@waqf/formats';
import { formatAmountForWire, halalas, parseSignedAmount } from '@waqf/money';
import type { Browser } from '../browser.js';
import type { TestApi } from '../harness.js';
import { isCorpus } from '../finances/money-people.js';
import { shownFigures, recomputeFigures, rowsOf, unbalanced, withoutZeroes } from './judge.js';
import { checkFigureEntries } from './check-figure-entries.js';
import { days, firstDay, pick, randomBooks, randomDay, randomOf } from './random-books.js';
import { tellFigures } from '../proof-figures.js';
import { seed, startReading } from './reading.js';

/** `npm run prove:reports` sets a larger number. */
const runs = Number(process.env['WAQF_REPORT_RUNS'] ?? 12);

let api: TestApi;
let nazir: Browser;
beforeAll(async () => {
  ({ api, nazir } = await startReading());
}, 180_000);
afterAll(() => api.stop());

async function read(type: string, query: Record<string, string>): Promise<Report> {
  const { status, body } = await nazir.get(`/api/reports/${type}?${new URLSearchParams(query)}`);
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return report.parse(body).report;
}

/** A random period: some days, whole months, one day, or everything. */
function spanOf(random: () => number): { from: string; to: string } {
  const [one, other] = [randomDay(random), randomDay(random)].toSorted();
  return pick(random, [
    { from: one ?? firstDay, to: other ?? firstDay },
    { from: `${(one ?? firstDay).slice(0, 7)}-01`, to: `${(one ?? firstDay).slice(0, 7)}-28` },
    { from: '2029-01-01', to: '2029-12-31' },
    { from: firstDay, to: addDays(firstDay, days) },
    { from: other ?? firstDay, to: other ?? firstDay },
  ]);
}

test(`${runs} random books: every figure follows from the entries, and each statement adds up`, async () => {
  const random = randomOf(seed);
  const waqfIds: string[] = [];
  let [compared, figuresOpened] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const waqfId = await randomBooks(api, random, 5 + Math.floor(random() * 40));
    waqfIds.push(waqfId);
    const rows = await rowsOf(api, [waqfId]);
    const span = spanOf(random);
    const reports: Report[] = [];
    for (const type of waqfReportTypes) {
      const answered = await read(type, { waqfId, ...span });
      const where = `seed ${seed}, run ${run}, ${type} ${span.from} to ${span.to}`;
      expect([where, unbalanced(answered)]).toEqual([where, []]);
      const wanted = recomputeFigures(rows, span)[type];
      if (wanted) expect([where, shownFigures(answered, 'amount')]).toEqual([where, withoutZeroes(wanted)]);
      if (wanted && answered.before) {
        const earlier = recomputeFigures(rows, answered.before)[type] ?? {};
        expect([where, shownFigures(answered, 'before')]).toEqual([where, withoutZeroes(earlier)]);
      }
      compared += Object.keys(wanted ?? {}).length;
      reports.push(answered);
    }
    const { opened, faults } = await checkFigureEntries(nazir, reports);
    expect([run, faults]).toEqual([run, []]);
    figuresOpened += opened;
    await compareViews(rows, waqfId, span);
  }
  await partsMakeTheWhole(waqfIds.slice(-5));
  expect(compared).toBeGreaterThan(runs * 40);
  expect(figuresOpened).toBeGreaterThan(runs * 40);
  tellFigures(`${runs} books, ${compared} figures, ${figuresOpened} opened`);
}, 1_800_000);

/** Figures, bars and rows of the three views against the entries. */
async function compareViews(
  rows: Awaited<ReturnType<typeof rowsOf>>,
  waqfId: string,
  span: { from: string; to: string },
): Promise<void> {
  const inside = rows.filter(({ day, type }) => type !== null && day >= span.from && day <= span.to);
  const sum = (type: string, corpus: boolean) => {
    const own = inside.filter((row) => row.type === type && isCorpus(row.kind) === corpus);
    return { total: own.reduce((all, { amount, sign }) => all + amount * sign, 0n), count: own.length };
  };
  const [income, expense, corpus] = [sum('income', false), sum('expense', false), sum('income', true)];
  const wire = (amount: bigint) => formatAmountForWire(halalas(amount));
  const figures = {
    income: wire(income.total),
    expenses: wire(expense.total),
    net: wire(income.total - expense.total),
    incomeCount: income.count,
    expensesCount: expense.count,
    corpusAdditions: wire(corpus.total),
    corpusCount: corpus.count,
  };
  const [financial, summary, detailed] = [
    await read('financial', { waqfId, ...span }),
    await read('waqf_summary', { waqfId, ...span }),
    await read('detailed', { waqfId, ...span }),
  ];
  expect([financial.figures, summary.figures, detailed.figures]).toMatchObject([figures, figures, figures]);
  expect(detailed.transactions).toHaveLength(inside.length);
  const yieldAtEnd = recomputeFigures(rows, span)['activities']?.['yield=closing'] ?? 0n;
  expect(summary.waqfs).toEqual([
    expect.objectContaining({
      id: waqfId,
      balance: wire(yieldAtEnd),
      income: figures.income,
      net: figures.net,
      count: income.count + expense.count,
    }),
  ]);
  expect(financial.buckets).not.toEqual([]);
  for (const bucket of financial.buckets) {
    const own = rows.filter(({ day, kind }) => day >= bucket.from && day <= bucket.to && !isCorpus(kind));
    const of = (type: string) =>
      wire(own.filter((row) => row.type === type).reduce((all, { amount, sign }) => all + amount * sign, 0n));
    expect([bucket.from, bucket.income, bucket.expenses]).toEqual([bucket.from, of('income'), of('expense')]);
  }
}

/** The sum of the reports of several waqfs is the report for all of them. */
async function partsMakeTheWhole(waqfIds: readonly string[]): Promise<void> {
  const whole = await read('waqf_summary', { from: firstDay, to: addDays(firstDay, days) });
  const own = whole.waqfs.filter(({ id }) => waqfIds.includes(id));
  expect(own).toHaveLength(waqfIds.length);
  const total = (key: 'income' | 'expenses' | 'net') =>
    whole.waqfs.reduce((sum, waqf) => sum + parseSignedAmount(waqf[key]), 0n);
  expect([whole.figures?.income, whole.figures?.expenses, whole.figures?.net]).toEqual(
    (['income', 'expenses', 'net'] as const).map((key) => formatAmountForWire(halalas(total(key)))),
  );
  for (const part of own) {
    const alone = await read('waqf_summary', { waqfId: part.id, from: firstDay, to: addDays(firstDay, days) });
    expect(alone.waqfs).toEqual([part]);
  }
}
