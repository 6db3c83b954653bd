import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Transaction } from '@waqf/contracts/finances';
import { riyadhDay } from '@waqf/formats';
import { codeIn } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { RunWaqf } from '../distributions/run-waqf.js';
import { headRow, sheetOf } from '../exports/read-sheet.js';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const onePagePdf = (entries: string) => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R${entries}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqf: RunWaqf;
let incomeId: string;
beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  waqf = await RunWaqf.open(api, nazir);
  incomeId = await waqf.enter('1000.00', riyadhDay(api.clock.now()));
}, 180_000);
afterAll(() => api.stop());

const path = (id = incomeId) => `/api/transactions/${id}/receipt`;
function send(bytes: Uint8Array, name: string, by = nazir, id = incomeId): Promise<Answer> {
  const form = new FormData();
  form.set('document', new Blob([Uint8Array.from(bytes)]), name);
  return by.upload(path(id), form);
}
const listed = async (by = nazir) =>
  ((await by.get(`/api/transactions?waqfId=${waqf.id}`)).body as { transactions: Transaction[] }).transactions;

test('a receipt of a bad type or size, or from a user who may not record, is refused', async () => {
  expect((await listed())[0]?.receipt).toBeNull();
  expect(codeIn(await nazir.get(path()))).toBe('finances.receipt-not-found');
  expect((await send(png, 'إيصال.png', waqif)).status).toBe(403);
  expect((await send(png, 'إيصال.png', await api.signIn(people.otherNazir))).status).toBe(404);
  expect((await send(Buffer.from('<script>alert(1)</script>'), 'إيصال.png')).status).toBe(415);
  expect((await send(Buffer.alloc(0), 'إيصال.png')).status).toBe(422);
  await api.changeSettings({ maxFileSize: 1 });
  expect((await send(Buffer.concat([png, Buffer.alloc(1024 * 1024)]), 'إيصال.png')).status).toBe(413);
  await api.changeSettings({ maxFileSize: 10 });
  expect((await listed())[0]?.receipt).toBeNull();
});

test.each([
  ['an empty file', Buffer.alloc(0), 'إيصال.png'],
  ['half a picture', png.subarray(0, 40), 'إيصال.png'],
  ['a picture of too many pixels', Buffer.from(png).fill(0x7f, 16, 24), 'إيصال.png'],
  ['a script', Buffer.from(onePagePdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>')), 'إيصال.pdf'],
])('the refusal of a receipt that is %s speaks of a file, not of a deed', async (_, bytes, name) => {
  for (const language of ['ar', 'en']) {
    const form = new FormData();
    form.set('document', new Blob([Uint8Array.from(bytes)]), name);
    const { status, body } = await nazir.upload(path(), form, { headers: { 'accept-language': language } });
    expect([status, (body as { message: string }).message]).toEqual([422, expect.not.stringMatching(/صك|deed/)]);
  }
});

test('an attached receipt is listed, can be opened by the founder, and is a link in the Excel export', async () => {
  const kept = await send(png, 'إيصال الإيجار.png');
  expect([kept.status, (kept.body as { transaction: Transaction }).transaction.receipt]).toMatchObject([
    201,
    { fileName: 'إيصال الإيجار.png', bytes: png.length },
  ]);
  expect((await listed(waqif))[0]?.receipt?.fileName).toBe('إيصال الإيجار.png');
  const opened = await waqif.get(path());
  expect([opened.status, opened.headers.get('content-type'), opened.bytes.subarray(1, 4).toString()]).toEqual([
    200,
    'image/png',
    'PNG',
  ]);
  expect(opened.headers.get('content-security-policy')).toContain('sandbox');
  expect((await (await api.signIn(people.beneficiary)).get(path())).status).toBe(403);
  const file = await sheetOf(
    await nazir.post('/api/exports', {
      table: 'transactions',
      filters: { waqfId: waqf.id },
      columns: ['description', 'receipt'],
    }),
  );
  const cell = file.getRow(headRow(file) + 1).getCell(2);
  expect([cell.text, cell.hyperlink]).toEqual(['افتح', expect.stringMatching(new RegExp(`^http://.+${path()}$`))]);
});

test('a new receipt replaces the shown one, the old one is kept, and a reversal takes none', async () => {
  expect((await send(Buffer.concat([png, Buffer.from([0])]), 'أوضح.png')).status).toBe(201);
  expect((await listed())[0]?.receipt?.fileName).toBe('أوضح.png');
  const rows = await api.query<{ kept: string }>(
    'SELECT count(*)::text AS kept FROM documents.attachment WHERE subject_id = $1',
    [incomeId],
  );
  expect(rows).toEqual([{ kept: '2' }]);
  const [right] = await api.query<{ may: boolean }>(
    "SELECT has_table_privilege('waqf_app', 'documents.attachment', 'DELETE, UPDATE') AS may",
  );
  expect(right?.may).toBe(false);
  const reversal = await nazir.post(`/api/transactions/${incomeId}/reverse`, { reason: 'سُجلت مرتين' });
  const { transaction } = reversal.body as { transaction: Transaction };
  expect(codeIn(await send(png, 'إيصال.png', nazir, transaction.id))).toBe('finances.reversal-is-final');
});

test('deeds and receipts count together towards the quota of a waqf', async () => {
  await api.query(
    `INSERT INTO documents.attachment (id, subject_id, waqf_id, file_name, mime_type, size_bytes, sha256, added_by,
       added_at) SELECT gen_random_uuid(), gen_random_uuid(), $1, 'ملف.pdf', 'application/pdf', 300 * 1024 * 1024,
       repeat('a', 64), gen_random_uuid(), now()`,
    [waqf.id],
  );
  const refused = await send(png, 'إيصال.png', nazir, await waqf.enter('5.00'));
  expect([refused.status, codeIn(refused)]).toEqual([413, 'documents.quota-waqf']);
});
