import { cutHeader, mostExportedRows } from '@waqf/contracts/exports';
import { adminFigureLabels } from '@waqf/contracts/reporting';
import ExcelJS from 'exceljs';
import { ExportSources } from '../../src/exports/index.js';
import type { Answer, Browser } from '../browser.js';
import { expectStatus, Founder } from '../endowments/founder.js';
import { startApi, type TestApi } from '../harness.js';
import { cells, column, headRow, sheetOf } from './read-sheet.js';

let api: TestApi;
let founder: Founder;
let second: Founder;
let admin: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  founder = new Founder(await api.signIn('1000000016'));
  second = new Founder(await api.signIn('1000000024'));
  admin = await api.signIn('1000000131');
  await founder.create('وقف مكتبة الأُسْرة', 'كتب لأهل الحي كلهم');
  await founder.create('=HYPERLINK("http://example.test";"x")', '@SUM(1+1)*cmd|calc');
  await second.create('وقف النخيل في القصيم');
});
afterAll(() => api.stop());

const ask = (browser: Browser, body: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Answer> =>
  browser.post('/api/exports', { table: 'waqfs', ...body }, { headers });

test('a right-to-left sheet has title, platform, time, bold frozen headings, and the user’s own waqfs', async () => {
  const answer = await ask(founder.browser, {});
  expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="waqfs-\d{4}-\d{2}-\d{2}\.xlsx"$/);
  const sheet = await sheetOf(answer);
  expect(sheet.name).toBe('الأوقاف');
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 4, rightToLeft: true });
  expect(sheet.getCell('A1').value).toMatch(/^الأوقاف · /);
  expect(sheet.getCell('A2').value).toMatch(/^صُدّر في \d+ \p{L}/u);
  expect(cells(sheet, 4).slice(0, 5)).toEqual(['اسم الوقف', 'الحالة', 'الواقف', 'الناظر', 'رصيد الغلة (ريال)']);
  expect(sheet.getRow(4).getCell(1).font?.bold).toBe(true);
  expect(sheet.headerFooter.oddHeader).toContain('الأوقاف');
  expect(column(sheet, 1).toSorted()).toEqual(['\'=HYPERLINK("http://example.test";"x")', 'وقف مكتبة الأُسْرة']);
});

test('amounts are numbers, days are dates in the format of the settings, and no text is a formula', async () => {
  expectStatus(await admin.put('/api/system/settings', { dateFormat: 'yyyy-mm-dd' }), 200);
  const sheet = await sheetOf(await ask(founder.browser, { columns: ['name', 'balance', 'createdAt', 'description'] }));
  expect(cells(sheet, 4)).toEqual(['اسم الوقف', 'رصيد الغلة (ريال)', 'تاريخ الإنشاء', 'الوصف']);
  const balance = sheet.getRow(5).getCell(2);
  expect([balance.type, balance.value, balance.numFmt]).toEqual([ExcelJS.ValueType.Number, 0, '#,##0.00']);
  const created = sheet.getRow(5).getCell(3);
  expect([created.type, created.numFmt]).toEqual([ExcelJS.ValueType.Date, 'yyyy-mm-dd']);
  const riyadhDay = new Date(api.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  expect(created.value).toEqual(new Date(riyadhDay));
  sheet.eachRow((row) =>
    row.eachCell((cell) => expect([cell.type, cell.formula]).not.toContain(ExcelJS.ValueType.Formula)),
  );
  expect(column(sheet, 4)).toContain("'@SUM(1+1)*cmd|calc");
});

test('search, filter and sort order of the page apply to the file', async () => {
  const names = async (body: Record<string, unknown>, browser = admin) =>
    column(await sheetOf(await ask(browser, body)), 1);
  expect(await names({ search: ' مكتبه الاسره ' })).toEqual(['وقف مكتبة الأُسْرة']);
  expect(await names({ filters: { status: 'approved' } })).toEqual([]);
  expect(
    await names({ search: 'وقف', filters: { status: 'draft' }, sort: { key: 'name', order: 'descending' } }),
  ).toEqual(['وقف مكتبة الأُسْرة', 'وقف النخيل في القصيم']);
  expect(
    await names({ search: 'وقف', filters: { status: 'draft' }, sort: { key: 'name', order: 'ascending' } }),
  ).toEqual(['وقف النخيل في القصيم', 'وقف مكتبة الأُسْرة']);
});

test('the file names the filter and the search; a search that begins like a formula stays a text', async () => {
  const named = async (body: Record<string, unknown>) => (await sheetOf(await ask(admin, body))).getCell('A3').value;
  expect(await named({ search: ' =x ', filters: { status: 'draft' } })).toBe('التصفية – الحالة: مسودة · البحث: =x');
  expect(await named({})).toBeNull();
});

test('nobody can export what they may not see; an English reader gets English headings', async () => {
  expect(column(await sheetOf(await ask(second.browser, {})), 1)).toEqual(['وقف النخيل في القصيم']);
  expect(column(await sheetOf(await ask(await api.signIn('1000000065'), {})), 1)).toEqual([]);
  const reader = await api.signIn('1000000040');
  expectStatus(
    await reader.confirmed('PUT', '/api/user/profile', {
      body: {
        fullName: 'فهد بن ناصر الدوسري',
        email: 'fahd@example.test',
        preferredLanguage: 'en',
      },
    }),
    200,
  );
  const english = await sheetOf(await ask(reader, { columns: ['name', 'status'] }));
  expect(english.views[0]).toMatchObject({ rightToLeft: false });
  expect([english.name, ...cells(english, 4)]).toEqual(['Waqfs', 'Waqf', 'Status']);
});

test('a table with more rows than the limit is cut, and the file says so', async () => {
  const rows = Array.from({ length: mostExportedRows + 1 }, (_, at) => ({ at }));
  api.application.app.get(ExportSources).register<{ at: number }>({
    table: 'trial-numbers',
    title: { ar: 'أعداد', en: 'Numbers' },
    columns: [{ key: 'at', kind: 'number', title: { ar: 'العدد', en: 'Number' }, value: (row) => row.at }],
    rows: async (_ctx, { limit }) => rows.slice(0, limit),
    filters: async () => [],
  });
  const answer = await ask(admin, { table: 'trial-numbers' });
  expect(answer.headers.get(cutHeader)).toBe(String(mostExportedRows));
  const sheet = await sheetOf(answer);
  expect(sheet.getCell('A3').value).toBe('يقتصر الملف على أول 10,000 صف. ضيّق البحث أو التصفية لتصدير الباقي.');
  expect([headRow(sheet), sheet.rowCount, sheet.getRow(sheet.rowCount).getCell(1).value]).toEqual([
    5,
    5 + mostExportedRows,
    mostExportedRows - 1,
  ]);
  expect((await ask(admin, {})).headers.get(cutHeader)).toBeNull();
});

test('an unknown table, column, sort or field is refused; each export is audited', async () => {
  expect(await ask(admin, { table: 'secrets' })).toMatchObject({
    status: 404,
    body: { code: 'exports.table-not-found' },
  });
  expect(await ask(admin, { columns: ['name', 'password'] })).toMatchObject({
    status: 400,
    body: { code: 'exports.column-unknown' },
  });
  expect(await ask(admin, { sort: { key: 'password', order: 'ascending' } })).toMatchObject({
    status: 400,
    body: { code: 'exports.column-unknown' },
  });
  expect(await ask(admin, { limit: 5 })).toMatchObject({ status: 400 });
  expect(await ask(admin, { search: 'س'.repeat(101) })).toMatchObject({
    status: 400,
    body: { errors: [{ message: 'نص البحث أطول من 100 حرف' }] },
  });
  const trail = () =>
    api.query<{ actor_name: string; subject_id: string; details: unknown }>(
      `SELECT actor_name, subject_id, details FROM platform.audit_entry WHERE action = 'exports.table-exported'
      ORDER BY id`,
    );
  const before = (await trail()).length;
  await ask(second.browser, { columns: ['name'], search: 'النخيل' });
  const after = await trail();
  expect(after).toHaveLength(before + 1);
  expect(after.at(-1)).toMatchObject({ subject_id: 'waqfs', details: { rows: 1, cut: false, columns: ['name'] } });
  expect(JSON.stringify(after)).not.toContain('النخيل');
});

test('a table comes as CSV when it is asked for, in the language of the request, and never as PDF', async () => {
  const answer = await founder.browser.post('/api/exports', {
    table: 'waqfs',
    format: 'csv',
    language: 'en',
    filters: {},
    columns: ['name', 'status'],
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/waqfs-\d{4}-\d{2}-\d{2}\.csv"$/);
  const lines = String(answer.body).replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe('Waqf,Status');
  expect(lines.slice(1).toSorted()).toEqual(
    ['"\'=HYPERLINK(""http://example.test"";""x"")",Draft', 'وقف مكتبة الأُسْرة,Draft'].toSorted(),
  );
  expect(await ask(founder.browser, { format: 'pdf' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'format', message: 'صيغة الجدول Excel أو CSV' }] },
  });
});

test('the figures of the administrator’s dashboard are all in its file, what is no figure is not', async () => {
  const sheet = await sheetOf(await ask(admin, { table: 'admin-dashboard' }));
  const titles = column(sheet, 1);
  const labels = Object.values(adminFigureLabels).map(({ ar }) => ar);
  expect(labels.filter((label) => !titles.includes(label))).toEqual([]);
  // One line for each day of the chart besides.
  expect(titles).toHaveLength(labels.length + 14);
});
