import { exportedTables } from '@waqf/contracts/exports';
import ExcelJS from 'exceljs';
import { ExportSources } from '../../src/exports/index.js';
import type { Answer, Browser } from '../browser.js';
import { add, rent, repair, reverse } from '../finances/money-people.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { cells, column, headRow, records, sheetOf } from './read-sheet.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  api.clock.moveTo(new Date('2030-03-15T09:00:00Z'));
  nazir = await api.signIn(people.nazir);
  waqfId = await approvedWaqf(api, { name: 'وقف القائمة' });
  const otherId = await approvedWaqf(api, { name: 'وقف آخر' });
  await add(nazir, { ...rent(waqfId, '1100'), occurredOn: '2030-02-01', description: 'إيجار المعرض' });
  await add(nazir, { ...repair(waqfId, '250.50'), occurredOn: '2030-02-10' });
  const { transaction } = await add(nazir, {
    ...rent(waqfId, '70'),
    occurredOn: '2030-02-28',
    description: 'إيجار مكرر',
  });
  await reverse(nazir, transaction);
  await add(nazir, { ...rent(otherId, '10'), occurredOn: '2030-03-01', description: 'إيجار في وقف آخر' });
}, 180_000);
afterAll(() => api.stop());

const ask = (body: Record<string, unknown>, browser = nazir): Promise<Answer> =>
  browser.post('/api/exports', { table: 'transactions', ...body });
const descriptions = async (body: Record<string, unknown>, browser = nazir) =>
  column(await sheetOf(await ask({ columns: ['description'], ...body }, browser)), 1);

test('each row of the list is exported, newest first, with signed amount, date and a mark if reversed', async () => {
  const sheet = await sheetOf(await ask({ filters: { waqfId } }));
  expect(cells(sheet, headRow(sheet))).toEqual([
    'البيان',
    'الوقف',
    'التاريخ',
    'النوع',
    'التصنيف',
    'يدخل في',
    'سجّلها',
    'المبلغ (ريال)',
    'العكس',
    'الإيصال',
  ]);
  const name = 'عبدالعزيز بن بندر السبيعي';
  expect(records(sheet)).toEqual([
    [
      'عكس: إيجار مكرر',
      'وقف القائمة',
      new Date('2030-03-15'),
      'إيراد',
      'إيجار',
      'غلة',
      name,
      -70,
      'قيد عكسي: سُجلت مرتين',
      null,
    ],
    ['إيجار مكرر', 'وقف القائمة', new Date('2030-02-28'), 'إيراد', 'إيجار', 'غلة', name, 70, 'عُكست: سُجلت مرتين', null],
    ['صيانة المصعد', 'وقف القائمة', new Date('2030-02-10'), 'مصروف', 'صيانة', null, name, -250.5, null, null],
    ['إيجار المعرض', 'وقف القائمة', new Date('2030-02-01'), 'إيراد', 'إيجار', 'غلة', name, 1100, null, null],
  ]);
  const first = sheet.getRow(headRow(sheet) + 1);
  expect([first.getCell(8).type, first.getCell(8).numFmt, first.getCell(3).type]).toEqual([
    ExcelJS.ValueType.Number,
    '#,##0.00',
    ExcelJS.ValueType.Date,
  ]);
});

test.each([
  [{ filters: { type: 'expense' } }, ['صيانة المصعد']],
  [{ filters: { category: 'maintenance' } }, ['صيانة المصعد']],
  [{ filters: { source: 'rent', from: '2030-03-01', to: '2030-03-01' } }, ['إيجار في وقف آخر']],
  [{ filters: { to: '2030-02-10' } }, ['صيانة المصعد', 'إيجار المعرض']],
  [{ filters: { min: '1000', max: '1100' } }, ['إيجار المعرض']],
  [{ search: 'صيانه مصعد' }, ['صيانة المصعد']],
  [{ filters: { to: '2030-02-10' }, sort: { key: 'amount', order: 'descending' } }, ['إيجار المعرض', 'صيانة المصعد']],
])('%j filters the file as it filters the list', async (body, expected) =>
  expect(await descriptions(body)).toEqual(expected),
);

test('a filter that the list refuses is refused here too, with the same message', async () => {
  const refused = (filters: Record<string, string>) => ask({ filters });
  expect(await refused({ source: 'lottery' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'source', message: 'مصدر الإيراد غير معروف' }] },
  });
  expect(await refused({ from: '2030-02-30' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'from', message: 'التاريخ غير صحيح' }] },
  });
});

test('nobody can export rows that the list would not show: other waqfs, or any rows to a beneficiary', async () => {
  const stranger = await api.signIn(people.otherNazir);
  expect(await descriptions({}, stranger)).toEqual([]);
  expect((await ask({ filters: { waqfId } }, stranger)).status).toBe(404);
  expect((await ask({}, await api.signIn(people.beneficiary))).status).toBe(403);
  expect(await descriptions({ filters: { waqfId } }, await api.signIn(people.waqif))).toHaveLength(4);
  expect(await descriptions({ filters: { waqfId } }, await api.signIn(people.admin))).toHaveLength(4);
});

test('every table that a screen can request exists', () => {
  expect(
    exportedTables.filter(
      (table) => api.application.app.get(ExportSources, { strict: false }).of(table)?.table !== table,
    ),
  ).toEqual([]);
});

test('the file names the filters and the search that narrow it, in the reader’s language', async () => {
  const filters = {
    waqfId,
    type: 'income',
    source: 'rent',
    fund: 'yield',
    from: '2030-02-01',
    to: '2030-02-28',
    min: '50',
    max: '2000.50',
  };
  const sheet = await sheetOf(await ask({ filters, search: ' معرض ' }));
  expect(sheet.getCell('A3').value).toBe(
    'التصفية – الوقف: وقف القائمة · النوع: إيراد · المصدر: إيجار · يدخل في: غلة · ' +
      'من: 28 رمضان 1451هـ (1 فبراير 2030) · إلى: 25 شوال 1451هـ (28 فبراير 2030) · ' +
      'أقل مبلغ: 50 · أعلى مبلغ: 2000.50 · البحث: معرض',
  );
  expect(column(sheet, 1)).toEqual(['إيجار المعرض']);
  const unnamed = await sheetOf(await ask({ filters: { category: 'none' } }));
  expect(unnamed.getCell('A3').value).toBe('التصفية – التصنيف: غير مسجل');
  expect((await sheetOf(await ask({}))).getCell('A3').value).toBeNull();
});
