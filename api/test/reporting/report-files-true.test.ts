import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exportEnvelope } from '@waqf/contracts/exports';
import { expenseCategories, incomeSources } from '@waqf/contracts/finances';
import { report, waqfReportTypes, type Report } from '@waqf/contracts/reporting';
import { addDays } from '@waqf/formats';
import { displayAmount, halalas, parseSignedAmount } from '@waqf/money';
import ExcelJS from 'exceljs';
import { EnterTransactions } from '../../src/finances/use-cases/enter-transactions.js';
import { Memberships } from '../../src/membership/index.js';
import { newId, Transactions } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import type { TestApi } from '../harness.js';
import { approvedWaqf, systemCtx } from '../membership/approved-waqf.js';
import { readPdf } from './issued-pdf.js';
import { ligaturesOf, PdfText } from './pdf-text.js';
import { days, firstDay, pick, randomBooks, randomOf } from './random-books.js';
import { tellFigures } from '../proof-figures.js';
import { seed, startReading } from './reading.js';

/** `npm run prove:reports` sets a larger number. */
const runs = Number(process.env['WAQF_REPORT_FILES'] ?? 1);
const sizes = (process.env['WAQF_REPORT_SIZES'] ?? '100').split(',').map(Number);

let api: TestApi;
let nazir: Browser;
beforeAll(async () => {
  ({ api, nazir } = await startReading());
}, 180_000);
afterAll(() => api.stop());

const span = { from: '2029-01-01', to: addDays(firstDay, days) };

async function read(type: string, waqfId: string): Promise<Report> {
  const { body } = await nazir.get(`/api/reports/${type}?${new URLSearchParams({ waqfId, ...span })}`);
  return report.parse(body).report;
}

async function made(type: string, format: 'pdf' | 'xlsx', waqfId: string, language = 'ar'): Promise<Buffer> {
  const asked = await nazir.post('/api/exports', { report: type, format, language, filters: { waqfId, ...span } });
  const { id } = exportEnvelope.parse(asked.body).export;
  await api.settled();
  const answer = await nazir.open('GET', `/api/exports/${id}/file`);
  if (answer.status !== 200) throw new Error(`${type} as ${format} answered ${answer.status}: ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

const shown = (amount: string): string => displayAmount(parseSignedAmount(amount));

/** Every amount and name in a report. */
function expectedTexts({ sections, waqf, waqfs, transactions, type }: Report, language: 'ar' | 'en') {
  const lines = sections.flatMap((section) => [...section.lines, section.total]);
  return {
    amounts: [
      ...lines.flatMap(({ amount, before }) => [amount, ...(before === null ? [] : [before])]),
      ...waqfs.flatMap(({ balance, income, expenses, net }) => [balance, income, expenses, net]),
      ...(type === 'detailed' ? transactions.map(({ signedAmount }) => signedAmount) : []),
    ].map(shown),
    names: [
      waqf?.name ?? '',
      ...sections.map(({ label }) => label[language]),
      ...lines.map(({ label }) => label[language]),
      ...waqfs.map(({ name }) => name),
    ],
  };
}

/** The totals of a workbook whose formula gives another value than the stored one. */
async function falseTotals(file: Buffer): Promise<{ totals: number; faults: string[] }> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(file).buffer);
  const faults: string[] = [];
  let totals = 0;
  for (const sheet of workbook.worksheets)
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        const [, column = '', from, to] = /^SUM\(([A-Z]+)(\d+):[A-Z]+(\d+)\)$/.exec(cell.formula ?? '') ?? [];
        if (column === '') return;
        totals += 1;
        let sum = 0n;
        for (let at = Number(from); at <= Number(to); at += 1)
          sum += parseSignedAmount(Number(sheet.getCell(`${column}${at}`).value).toFixed(2));
        if (sum !== parseSignedAmount(Number(cell.result).toFixed(2))) faults.push(`${sheet.name} ${cell.address}`);
      }),
    );
  return { totals, faults };
}

test(`${runs} random books: the PDF has every amount and name, and Excel adds up to its stored totals`, async () => {
  const random = randomOf(seed);
  let [amounts, names, totals] = [0, 0, 0];
  for (let run = 0; run < runs; run += 1) {
    const waqfId = await randomBooks(api, random, 10 + Math.floor(random() * 40));
    const language = pick(random, ['ar', 'ar', 'en'] as const);
    for (const type of waqfReportTypes) {
      const where = `seed ${seed}, run ${run}, ${type} in ${language}`;
      const expected = expectedTexts(await read(type, waqfId), language);
      const file = await made(type, 'pdf', waqfId, language);
      const text = new PdfText((await readPdf(file)).text, ligaturesOf(file));
      expect([where, text.missing(expected.amounts), text.missing(expected.names)]).toEqual([where, [], []]);
      const sums = await falseTotals(await made(type, 'xlsx', waqfId, language));
      expect([where, sums.faults]).toEqual([where, []]);
      amounts += expected.amounts.length;
      names += expected.names.length;
      totals += sums.totals;
    }
  }
  expect(amounts).toBeGreaterThan(runs * 60);
  expect(totals).toBeGreaterThan(runs * 20);
  tellFigures(`${runs} books as files: ${amounts} amounts and ${names} names in PDFs, ${totals} totals of Excel`);
}, 1_800_000);

test('the check does not find a name with its letters out of order', () => {
  const text = new PdfText('إجمايل اإليراد 1,234.50', new Set(['لي', 'لإ']));
  expect(text.missing(['إجمالي الإيراد', 'إجمالي'])).toEqual([]);
  expect(text.missing(['الإيراد إجمالي', 'إجلامي', 'إيراد الوقف', '1,243.50'])).toHaveLength(4);
});

/** Waqfs with this number of transactions, entered by the product's use case. */
async function waqfWith(entries: number): Promise<string> {
  const waqfId = await approvedWaqf(api, { name: `وقف ${entries} قيد` });
  const part = <T>(type: abstract new (...args: never[]) => T): T => api.application.app.get(type, { strict: false });
  const membership = await part(Memberships).of(systemCtx(api), waqfId);
  if (!membership) throw new Error('the waqf has no membership');
  for (let from = 0; from < entries; from += 500)
    await part(Transactions).run(systemCtx(api), async (ctx) => {
      const inputs = Array.from({ length: Math.min(500, entries - from) }, (_, at) => {
        const type = at % 3 === 2 ? ('expense' as const) : ('income' as const);
        return {
          id: newId(),
          waqfId,
          type,
          amount: halalas(type === 'income' ? 250_000n : 70_000n),
          description: `إيجار وحدة رقم ${from + at}`,
          source: type === 'income' ? (incomeSources[at % 3] ?? null) : null,
          category: type === 'expense' ? (expenseCategories[at % 5] ?? null) : null,
          occurredAt: new Date(`2029-${String(1 + (at % 12)).padStart(2, '0')}-10T09:00:00Z`),
        };
      });
      await part(EnterTransactions).enter(ctx, membership, inputs, true);
    });
  return waqfId;
}

/** The largest memory of the child processes in MB, as they recorded it. */
function peakOfChildren(): number {
  const own = String(process.pid);
  const peaks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        if (/^PPid:\s+(\d+)$/m.exec(status)?.[1] !== own) return 0;
        return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
      } catch {
        return 0;
      }
    });
  return Math.max(0, ...peaks);
}

test(`a PDF of ${sizes.join(', ')} entries is made within its limits of time and memory`, async () => {
  for (const size of sizes) {
    const waqfId = await waqfWith(size);
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, peakOfChildren())), 50);
    const began = performance.now();
    const file = await made('detailed', 'pdf', waqfId);
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);
    const { pages } = await readPdf(file);
    const said = `${size} entries: ${pages} pages, ${seconds.toFixed(1)} s, ${Math.round(peak)} MB in the child`;
    tellFigures(`${said}, ${Math.round(process.memoryUsage().rss / 1_048_576)} MB here`);
    expect([size, pages >= size / 25, seconds < 90, peak < 1600]).toEqual([size, true, true, true]);
  }
}, 600_000);
