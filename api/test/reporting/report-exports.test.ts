import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exportEnvelope, type ReportExport } from '@waqf/contracts/exports';
import { documentVerification } from '@waqf/contracts/reporting';
import ExcelJS from 'exceljs';
import type { Browser } from '../browser.js';
import { Jobs } from '../../src/platform/index.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { readPdf } from './issued-pdf.js';
import { booksOfFebruary } from './nazir-of-march.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  ({ nazir, waqfId } = await booksOfFebruary(api));
}, 180_000);
afterAll(() => api.stop());

const february = { from: '2030-02-01', to: '2030-02-28' };

async function ask(body: object, browser = nazir): Promise<ReportExport> {
  const answer = await browser.post('/api/exports', body);
  if (answer.status !== 202) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return exportEnvelope.parse(answer.body).export;
}
async function made(body: object): Promise<{ export: ReportExport; file: Buffer }> {
  const { id } = await ask(body);
  await api.settled();
  const view = exportEnvelope.parse((await nazir.get(`/api/exports/${id}`)).body).export;
  const answer = await nazir.open('GET', `/api/exports/${id}/file`);
  return { export: view, file: Buffer.from(await answer.arrayBuffer()) };
}
const verify = async (code: string) =>
  documentVerification.parse((await api.browser().get(`/api/verify/${code}`)).body);

test('a PDF is issued with a number and a code, is verified as it was delivered, and supersedes the one before', async () => {
  const wanted = { report: 'detailed', format: 'pdf', language: 'ar', filters: { waqfId, ...february } };
  const first = await made(wanted);
  expect(first.export).toMatchObject({ state: 'ready', progress: 100, fileName: 'detailed-2030-03-15.pdf' });
  expect(first.file.subarray(0, 5).toString()).toBe('%PDF-');
  const { text, code } = await readPdf(first.file);
  for (const amount of ['+128,000.50', '−14,350.25', '+113,650.25']) expect(text).toContain(amount);
  const known = await verify(code);
  expect(known).toMatchObject({
    genuine: true,
    number: first.export.number,
    waqfName: 'وقف برج النخيل',
    sha256: createHash('sha256').update(first.file).digest('hex'),
    superseded: false,
  });
  // Without the checksum, whose digits may contain 128 by chance.
  expect(JSON.stringify({ ...known, sha256: null })).not.toMatch(/128|السبيعي/);

  const second = await made(wanted);
  const read = await readPdf(second.file);
  expect(read.text).toContain(second.export.number?.slice(-5));
  expect(await verify(code)).toMatchObject({
    genuine: true,
    superseded: true,
    supersededBy: { number: second.export.number },
  });
  expect((await verify(read.code)).superseded).toBe(false);
}, 60_000);

test('a guessed, altered or malformed code gets the same answer', async () => {
  const answers = await Promise.all(
    ['0'.repeat(32), 'f'.repeat(32), 'x', "'; DROP TABLE", '%00', 'a'.repeat(500)].map(
      async (code) => (await api.browser().get(`/api/verify/${encodeURIComponent(code)}`)).body,
    ),
  );
  expect(new Set(answers.map((body) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ ...(await verify('0'.repeat(32))), genuine: false })]),
  );
});

test('Excel: right to left, real numbers, totals as formulas with their values, and no text as a formula', async () => {
  const { file } = await made({ report: 'detailed', format: 'xlsx', language: 'ar', filters: { waqfId, ...february } });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as ExcelJS.Buffer);
  const [sheet] = workbook.worksheets;
  expect(sheet?.views[0]).toMatchObject({ rightToLeft: true });
  // A sheet that is printed alone says whose figures it has, of which days, and when it was made.
  const head = [1, 2, 3, 4].map((row) => String(sheet?.getCell(row, 1).value));
  expect(head[0]).toMatch(/ · منصة وقف$/);
  expect(head[1]).toMatch(/^الوقف: /);
  expect(head[2]).toContain('1 فبراير 2030 – 28 فبراير 2030');
  expect(head[3]).toMatch(/^أُعدّ في: .+هـ · .+ · \d\d:\d\d$/);
  const amounts = [7, 8].map((row) => sheet?.getCell(row, 6).value);
  expect(amounts).toEqual([-14350.25, 128000.5]);
  expect(sheet?.getCell(9, 6).value).toEqual({ formula: 'SUM(F7:F8)', result: 113650.25 });
  expect(sheet?.getCell(8, 3).value).toBe('\'=HYPERLINK("x") إيجار');
  expect(sheet?.getCell(8, 2).value).toEqual(new Date('2030-02-01T00:00:00Z'));
  // The platform's setting, as in a PDF and in the Excel files of tables.
  expect(sheet?.getCell(8, 2).numFmt).toBe('dd/mm/yyyy');
});

test('CSV has a byte order mark, amounts as numbers, and no cell that a spreadsheet would evaluate', async () => {
  const { file } = await made({
    report: 'charge_discharge',
    format: 'csv',
    language: 'en',
    filters: { waqfId, ...february },
  });
  const text = file.toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain('Period: 28 Ramadan');
  expect(text).toContain('Yield income,128000.50');
  expect(text).toContain('Total charge,128000.50');
});

test('the same request while an export is made gives one export, which nobody else sees or downloads', async () => {
  const wanted = { report: 'position', format: 'csv', filters: { waqfId } };
  const jobs = api.application.app.get(Jobs, { strict: false });
  // Otherwise the first file may be ready before the second is requested.
  jobs.stopClaiming();
  const [one, two] = await Promise.all([ask(wanted), ask(wanted)]);
  await jobs.start();
  await api.settled();
  expect(two.id).toBe(one.id);
  const founder = await api.signIn(people.waqif);
  for (const path of [`/api/exports/${one.id}`, `/api/exports/${one.id}/file`])
    expect((await founder.get(path)).status).toBe(404);
  const rows = await api.query<{ action: string }>(`SELECT action FROM platform.audit_entry WHERE subject_id = $1`, [
    one.id,
  ]);
  expect(rows.map(({ action }) => action).toSorted()).toEqual(['reporting.export-ready', 'reporting.export-requested']);
});

test('an export needs the right to read its data, and is either a report or a table', async () => {
  const foreign = await approvedWaqf(api, { nazir: people.otherNazir, waqif: people.otherWaqif });
  const status = async (body: object) => (await nazir.post('/api/exports', body)).status;
  expect(await status({ report: 'financial', format: 'pdf', filters: { waqfId: foreign } })).toBe(404);
  expect(await status({ report: 'financial', format: 'pdf', filters: { from: '2030-02-01', to: '2030-01-01' } })).toBe(
    400,
  );
  expect(await status({ report: 'profit', format: 'pdf' })).toBe(400);
  expect(await status({ report: 'financial', format: 'docx' })).toBe(400);
  expect(await status({ report: 'financial' })).toBe(400);
  expect(await status({ report: 'financial', format: 'pdf', table: 'waqfs' })).toBe(400);
  expect(await status({})).toBe(400);
});

test('a file is available for a day, and each download is audited', async () => {
  const { export: view } = await made({ report: 'cash_flow', format: 'csv', filters: { waqfId } });
  const downloads = await api.query(
    `SELECT 1 FROM platform.audit_entry WHERE subject_id = $1 AND action = 'reporting.export-downloaded'`,
    [view.id],
  );
  expect(downloads).toHaveLength(1);
  api.clock.advance({ hours: 25 });
  nazir = await api.signIn(people.nazir);
  const gone = await nazir.get(`/api/exports/${view.id}/file`);
  expect([gone.status, gone.body]).toMatchObject([409, { code: 'reporting.export-not-ready' }]);
});
