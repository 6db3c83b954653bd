import type { BeneficiariesImported, BeneficiariesPreview } from '@waqf/contracts/beneficiaries';
import ExcelJS from 'exceljs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  waqfId = await approvedWaqf(api, { name: 'وقف الاستيراد' });
});

const headings = ['رقم الهوية', 'الاسم الكامل', 'صلة القرابة', 'النسبة %', 'الجنس', 'يستحق من', 'تاريخ الميلاد'];
const noura = ['1000000065', 'نورة بنت يوسف العنزي', 'ابنة', 60, 'أنثى', '1448-01-01', '12/5/1990'];
const second = ['1000000107', 'لطيفة بنت إبراهيم الزهراني', '', '٢٥٫٥', '', '', ''];

async function workbookOf(
  rows: readonly (readonly ExcelJS.CellValue[])[],
  change?: (sheet: ExcelJS.Worksheet) => void,
) {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('ورقة');
  for (const row of rows) sheet.addRow([...row]);
  change?.(sheet);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function send(bytes: Uint8Array, { preview = false, by = nazir } = {}) {
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'people.xlsx');
  return by.upload(`/api/waqf/${waqfId}/beneficiaries/import${preview ? '?preview=1' : ''}`, form);
}
const names = async () =>
  (
    await api.query<{ name: string }>(
      `SELECT person.full_name AS name FROM beneficiaries.beneficiary b JOIN identity.person ON person.id = b.person_id
       WHERE b.waqf_id = $1 ORDER BY 1`,
      [waqfId],
    )
  ).map(({ name }) => name);

test('a valid file is previewed without adding anybody, then adds all with days, shares and accounts', async () => {
  const bytes = await workbookOf([headings, noura, [], second]);
  const shown = await send(bytes, { preview: true });
  expect([shown.status, (shown.body as BeneficiariesPreview).faults]).toEqual([200, []]);
  const preview = shown.body as BeneficiariesPreview;
  expect(preview.rows.map(({ row }) => row)).toEqual([2, 4]);
  expect([preview.totalPercentage, preview.warning]).toEqual([85.5, null]);
  expect(await names()).toEqual([]);
  const imported = await send(bytes);
  expect([imported.status, imported.body as BeneficiariesImported]).toEqual([
    201,
    { added: 2, totalPercentage: 85.5, warning: null },
  ]);
  const { body } = await nazir.get(`/api/beneficiaries?waqfId=${waqfId}`);
  expect((body as { beneficiaries: object[] }).beneficiaries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        nationalId: '1000000065',
        allocatedPercentage: 60,
        gender: 'female',
        entitledFrom: '2026-06-16',
        bornOn: '1990-05-12',
      }),
      expect.objectContaining({ nationalId: '1000000107', allocatedPercentage: 25.5 }),
    ]),
  );
  const again = await send(bytes, { preview: true });
  expect((again.body as BeneficiariesPreview).faults.map(({ message }) => message.ar)).toEqual([
    'هذا الشخص مستفيد من الوقف',
    'هذا الشخص مستفيد من الوقف',
  ]);
});

test('each invalid cell is reported with row, column and reason, and nobody at all is added', async () => {
  const bytes = await workbookOf([
    headings,
    noura,
    ['108842210', 'ماجد بن علي الزهراني', '', 10, '', '', ''],
    ['1000000107', '', '', 101, 'طالب', '', ''],
    ['1000000065', 'نورة بنت يوسف العنزي', '', 5, '', '31 صفر 1448', '2190-01-01'],
  ]);
  const { faults, rows } = (await send(bytes, { preview: true })).body as BeneficiariesPreview;
  expect(rows).toHaveLength(4);
  expect(faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '3 nationalId',
    '4 fullName',
    '4 allocatedPercentage',
    '4 gender',
    '5 entitledFrom',
    '5 nationalId',
    '5 bornOn',
  ]);
  expect(faults[0]?.message).toEqual({ ar: 'رقم الهوية يجب أن يكون 10 أرقام', en: expect.any(String) });
  const refused = await send(bytes);
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({
      code: 'beneficiaries.import-refused',
      message: 'لم يُستورد شيء: في الملف 7 من الخلايا الخاطئة',
      errors: expect.arrayContaining([expect.objectContaining({ field: '3.nationalId' })]),
    }),
  ]);
  expect(await names()).toEqual([]);
});

test('a repeated id is reported with its first row; shares above 100% are imported with a warning', async () => {
  const twice = await workbookOf([headings, noura, noura]);
  const { faults } = (await send(twice, { preview: true })).body as BeneficiariesPreview;
  expect(faults).toEqual([expect.objectContaining({ row: 3, column: 'nationalId' })]);
  expect(faults[0]?.message.ar).toBe('الرقم نفسه في الصف 2');
  const above = await workbookOf([headings, noura, second], (sheet) => {
    sheet.getCell('D3').value = 0.5;
    sheet.getCell('D3').numFmt = '0%';
  });
  const imported = (await send(above)).body as BeneficiariesImported;
  expect(imported).toMatchObject({ added: 2, totalPercentage: 110 });
  expect(imported.warning?.ar).toContain('110%');
});

test('an id with spaces or hyphens is the same id, and a name is judged as it would be stored', async () => {
  expect((await send(await workbookOf([headings, second]))).status).toBe(201);
  const [{ name: admin } = { name: '' }] = await api.query<{ name: string }>(
    'SELECT full_name AS name FROM identity.person WHERE national_id = $1',
    [people.admin],
  );
  const bytes = await workbookOf([
    headings,
    noura,
    ['1000 000 065', 'نورة بنت يوسف العنزي', '', 5, '', '', ''],
    ['١٠٠٠-٠٠٠-١٠٧', 'لطيفة بنت إبراهيم الزهراني', '', 5, '', '', ''],
    ['1000000081', admin.replace(' ', '\u3164 '), '', 5, '', '', ''],
  ]);
  const { faults } = (await send(bytes, { preview: true })).body as BeneficiariesPreview;
  expect(faults.map(({ row, column, message }) => [row, column, message.ar])).toEqual([
    [3, 'nationalId', 'الرقم نفسه في الصف 2'],
    [4, 'nationalId', 'هذا الشخص مستفيد من الوقف'],
    [5, 'fullName', expect.any(String)],
  ]);
});

test('a computed number is read as Excel shows it', async () => {
  const bytes = await workbookOf([
    headings,
    ['1000000065', 'نورة بنت يوسف العنزي', '', { formula: '1.1*3', result: 1.1 * 3 }, '', '', ''],
  ]);
  expect((await send(bytes)).body).toMatchObject({ added: 1, totalPercentage: 3.3 });
});

test.each([
  ['no workbook', async () => strToU8('رقم الهوية'), 'beneficiaries.file-unreadable'],
  ['without a heading', () => workbookOf([headings.slice(1), noura.slice(1)]), 'beneficiaries.file-headings'],
  ['empty', () => workbookOf([headings]), 'beneficiaries.file-empty'],
  [
    'more rows than are taken',
    () => workbookOf([headings, ...Array.from({ length: 501 }, () => noura)]),
    'beneficiaries.file-too-many-rows',
  ],
  [
    'a small file that unpacks to a large one',
    async () => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(20_000_000) }),
    'beneficiaries.file-too-large',
  ],
  ['one that lies about its size', async () => lyingZip(), 'beneficiaries.file-unreadable'],
])('a file that is %s is refused with a message', async (_, make, code) => {
  const answer = await send(await make(), { preview: true });
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([422, code]);
});

test('a file of too many rows is refused with the number of files to split it into', async () => {
  const answer = await send(await workbookOf([headings, ...Array.from({ length: 2_000 }, () => noura)]));
  expect(answer.body).toMatchObject({ message: 'صفوف الملف 2000 والحد 500. قسّمه إلى 4 ملفات.' });
});

const everyCell = 'A1:ZZ60000';
const wholeSheet = `</sheetData><mergeCells><mergeCell ref="${everyCell}"/></mergeCells>`;
const oneList = `<dataValidation type="list" sqref="${everyCell}"><formula1>"a"</formula1></dataValidation>`;
test.each([
  ['a merged range', 'xl/worksheets/sheet1.xml', '</sheetData>', wholeSheet],
  [
    'a choice of values',
    'xl/worksheets/sheet1.xml',
    '</sheetData>',
    `</sheetData><dataValidations>${oneList}</dataValidations>`,
  ],
  [
    'widths of columns',
    'xl/worksheets/sheet1.xml',
    '<sheetData>',
    '<cols><col min="1" max="99999999" width="3"/></cols><sheetData>',
  ],
  [
    'a name',
    'xl/workbook.xml',
    '</sheets>',
    '</sheets><definedNames><definedName name="n">x!$A$1:$ZZ$60000</definedName></definedNames>',
  ],
])('%s over millions of cells in a file of a few kB costs nothing', async (_name, part, mark, more) => {
  const parts = unzipSync(await workbookOf([headings, noura]));
  const changed = strFromU8(parts[part] ?? new Uint8Array()).replace(mark, more);
  expect(changed).toContain(more);
  const began = performance.now();
  const { status, body } = await send(zipSync({ ...parts, [part]: strToU8(changed) }), { preview: true });
  expect([status, (body as BeneficiariesPreview).rows.length]).toEqual([200, 1]);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('one huge text that many cells refer to is cut, and reading a file leaves room for the calls of others', async () => {
  const long = 'ا'.repeat(30_000);
  const rows = Array.from({ length: 500 }, () => ['1000000065', long, long, long, long, long, long]);
  const reading = send(await workbookOf([headings, ...rows]), { preview: true });
  let [slowest, done] = [0, false];
  const end = (): void => void (done = true);
  void reading.then(end, end);
  while (!done) {
    const began = performance.now();
    await fetch(`${api.url}/health/live`);
    slowest = Math.max(slowest, performance.now() - began);
  }
  const shown = (await reading).body as BeneficiariesPreview;
  expect(Math.max(...shown.rows.map(({ cells }) => cells.fullName?.length ?? 0))).toBe(1_000);
  expect(slowest).toBeLessThan(1_500);
});

/** Twenty megabytes of content that a header declares as ten bytes. */
function lyingZip(): Uint8Array {
  const bytes = zipSync({ 'xl/workbook.xml': new Uint8Array(20_000_000) });
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, 10, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  return bytes;
}

test('founder and strangers cannot import, and a waqf that is not approved accepts nobody', async () => {
  const bytes = await workbookOf([headings, noura]);
  expect((await send(bytes, { by: await api.signIn(people.waqif) })).status).toBe(403);
  expect((await send(bytes, { by: await api.signIn(people.otherNazir) })).status).toBe(404);
  waqfId = await approvedWaqf(api, { status: 'pending' });
  expect((await send(bytes, { by: await api.signIn(people.admin) })).status).toBe(409);
});

test('the template has the headings that the import understands', async () => {
  const file = await nazir.get('/api/beneficiaries/import-template');
  expect([file.status, file.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});
