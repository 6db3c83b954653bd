import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Answer, Browser } from '../browser.js';
import { brokenPdfs } from '../deeds/pdf-builder.js';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import { startApi, type TestApi } from '../harness.js';
import { deedBytes, documentOf, Founder } from './founder.js';

const megabyte = 1024 * 1024;
const unknownId = '0199a000-0000-7000-8000-000000000000';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const notFound = { status: 404, message: 'الوقف غير موجود' };
const description = 'وقف لرعاية الأيتام في الحي';

let api: TestApi;
let founder: Founder;
let other: Browser;
let nazir: Browser;
let beneficiary: Browser;
let admin: Browser;
let draft: string;
let pending: string;
let pendingDeed: string;
let approved: string;

beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi();
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  founder = new Founder(await api.signIn('1000000016'));
  other = await api.signIn('1000000024');
  nazir = await api.signIn('1000000032');
  beneficiary = await api.signIn('1000000065');
  admin = await api.signIn('1000000131');
  const id = async (name: string) =>
    (await api.query<{ id: string }>('SELECT id FROM endowments.waqf WHERE name = $1', [name]))[0]?.id ?? '';
  draft = await id('وقف ظلال الطريق');
  pending = await id('وقف الواحة');
  approved = await id('وقف برج النخيل');
  pendingDeed = documentOf(await founder.view(pending), 'property_deed').id;
}, 180_000);
afterAll(() => api.stop());

/** A hash of every row that the calls could change, without audit entries of refused calls: they follow later. */
async function books(): Promise<string> {
  const tables = [
    'endowments.waqf',
    'endowments.amendment',
    'documents.document',
    'documents.correction',
    'banking.account',
    'ledger.account',
    'identity.person',
    'identity.person_role',
    `(SELECT * FROM platform.audit_entry WHERE action <> 'platform.call-refused')`,
  ];
  const sums = tables.map(
    (table) => `(SELECT coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '-') FROM ${table} t)`,
  );
  const [row] = await api.query<{ sum: string }>(`SELECT ${sums.join(` || `)} AS sum`);
  return row?.sum ?? '';
}

function form(parts: Record<string, string | { bytes: Uint8Array; name: string }>): FormData {
  const data = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') data.append(name, part);
    else data.append(name, new Blob([Uint8Array.from(part.bytes)]), part.name);
  }
  return data;
}

interface Case {
  call: () => Promise<Answer>;
  status: number;
  message?: string | RegExp;
  field?: string;
}

const upload =
  (bytes: Uint8Array, name: string, type = 'property_deed') =>
  () =>
    founder.upload(draft, type, bytes, name);
const deed = { bytes: deedBytes('doc000.pdf'), name: 'صك.pdf' };
const padded = (size: number) => Buffer.concat([deed.bytes, Buffer.alloc(size - deed.bytes.length, ' ')]);
const correct =
  (fields: unknown, documentId = () => pendingDeed, waqfId = () => pending) =>
  () =>
    founder.browser.patch(`/api/waqf/${waqfId()}/documents/${documentId()}/fields`, { fields });

const cases: Record<string, Case> = {
  'create without a name': {
    call: () => founder.browser.post('/api/waqf/create', { name: ' ', description }),
    status: 400,
    message: 'اسم الوقف مطلوب',
    field: 'name',
  },
  'create with a short description': {
    call: () => founder.browser.post('/api/waqf/create', { name: 'وقف', description: 'قصير' }),
    status: 400,
    message: 'وصف الوقف مطلوب',
    field: 'description',
  },
  'create with numbers': {
    call: () => founder.browser.post('/api/waqf/create', { name: 5, description: [] }),
    status: 400,
  },
  'create without a body': { call: () => founder.browser.post('/api/waqf/create'), status: 400 },
  'create by a nazir': {
    call: () => nazir.post('/api/waqf/create', { name: 'وقف', description }),
    status: 403,
    message: 'ليس لديك صلاحية لإنشاء الأوقاف',
  },
  'read a foreign waqf': { call: () => other.get(`/api/waqf/${draft}`), ...notFound },
  'read what is no id': { call: () => founder.browser.get('/api/waqf/1%20or%201=1'), ...notFound },
  'read an unknown waqf': { call: () => founder.browser.get(`/api/waqf/${unknownId}`), ...notFound },
  'edit a foreign draft': { call: () => other.patch(`/api/waqf/${draft}`, { name: 'وقف آخر' }), ...notFound },
  'edit an approved waqf': {
    call: () => founder.browser.patch(`/api/waqf/${approved}`, { name: 'وقف آخر' }),
    status: 409,
    message: 'يمكن تعديل الاسم والوصف في المسودة فقط',
  },
  'edit by the nazir': { call: () => nazir.patch(`/api/waqf/${approved}`, { name: 'وقف آخر' }), status: 403 },
  'edit with a bad name': {
    call: () => founder.browser.patch(`/api/waqf/${draft}`, { name: 'و' }),
    status: 400,
    message: 'اسم الوقف مطلوب',
  },
  'upload text': {
    call: upload(Buffer.from('ليس ملف صك'.repeat(50)), 'صك.pdf'),
    status: 415,
    message: 'نوع الملف غير مدعوم',
  },
  'upload a PNG named .pdf': { call: upload(png, 'صك.pdf'), status: 415, message: 'نوع الملف غير مدعوم' },
  'upload a PDF named .png': { call: upload(deed.bytes, 'صك.png'), status: 415, message: 'نوع الملف غير مدعوم' },
  'upload an encrypted PDF': {
    call: upload(brokenPdfs.encrypted(), 'صك.pdf'),
    status: 422,
    message: /محمي بكلمة مرور/,
  },
  'upload a truncated PDF': {
    call: upload(Buffer.from('%PDF-1.7\nplainly broken'), 'صك.pdf'),
    status: 422,
    message: /تالف/,
  },
  'upload nothing': { call: upload(new Uint8Array(), 'صك.pdf'), status: 422, message: /فارغ/ },
  'upload 10 MB and a byte': {
    call: upload(padded(10 * megabyte + 1), 'صك.pdf'),
    status: 413,
    message: 'حجم الملف كبير جداً',
  },
  'upload 40 MB': { call: upload(padded(40 * megabyte), 'صك.pdf'), status: 413, message: 'حجم الملف كبير جداً' },
  'upload an unknown type': { call: upload(deed.bytes, 'صك.pdf', 'will'), status: 400, field: 'type' },
  'upload without a file': {
    call: () => founder.browser.upload(`/api/waqf/${draft}/documents`, form({ type: 'property_deed' })),
    status: 400,
    field: 'document',
  },
  'upload without a type': {
    call: () => founder.browser.upload(`/api/waqf/${draft}/documents`, form({ document: deed })),
    status: 400,
    field: 'type',
  },
  'upload in another field': {
    call: () => founder.browser.upload(`/api/waqf/${draft}/documents`, form({ type: 'property_deed', file: deed })),
    status: 400,
    message: 'فشل رفع الوثيقة',
  },
  'upload too many fields': {
    call: () =>
      founder.browser.upload(
        `/api/waqf/${draft}/documents`,
        form({ type: 'property_deed', a: '1', b: '2', c: '3', document: deed }),
      ),
    status: 400,
  },
  'upload that is no form': {
    call: () =>
      founder.browser.post(`/api/waqf/${draft}/documents`, 'no form at all', {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
    status: 400,
  },
  'upload JSON': {
    call: () => founder.browser.post(`/api/waqf/${draft}/documents`, { type: 'property_deed' }),
    status: 415,
  },
  'upload to a foreign waqf': {
    call: () => new Founder(other).upload(draft, 'property_deed', deed.bytes),
    ...notFound,
  },
  'upload by the nazir': {
    call: () => new Founder(nazir).upload(approved, 'property_deed', deed.bytes),
    status: 403,
    message: 'ليس لديك صلاحية لتعديل هذا الوقف',
  },
  'upload by an administrator': {
    call: () => new Founder(admin).upload(draft, 'property_deed', deed.bytes),
    status: 403,
  },
  'process a foreign waqf': { call: () => other.post(`/api/waqf/${draft}/process`), ...notFound },
  'process by the nazir': { call: () => nazir.post(`/api/waqf/${approved}/process`), status: 403 },
  'correct a bad date': {
    call: correct({ issueDate: '2021-02-30' }),
    status: 400,
    message: 'التاريخ غير صحيح',
    field: 'fields.issueDate',
  },
  'correct a negative area': { call: correct({ area: -5 }), status: 400 },
  'correct an area in words': { call: correct({ area: 'ستمائة' }), status: 400, message: 'المساحة رقم أكبر من صفر' },
  'correct a field of another deed': {
    call: correct({ nazirId: '1000000040' }),
    status: 400,
    message: 'هذا الحقل ليس من حقول هذا الصك',
  },
  'correct an unknown field': { call: correct({ balance: '5.00' }), status: 400 },
  'correct nothing': { call: correct({}), status: 400, message: 'لا يوجد حقل لتصحيحه' },
  'correct an unknown deed': {
    call: correct({ area: 5 }, () => unknownId),
    status: 404,
    message: 'الوثيقة غير موجودة',
  },
  "correct a deed under another's waqf": {
    call: correct({ area: 5 }, undefined, () => draft),
    status: 404,
    message: 'الوثيقة غير موجودة',
  },
  'correct by another founder': {
    call: () => other.patch(`/api/waqf/${pending}/documents/${pendingDeed}/fields`, { fields: { area: 5 } }),
    ...notFound,
  },
  'correct by an administrator': {
    call: () => admin.patch(`/api/waqf/${pending}/documents/${pendingDeed}/fields`, { fields: { area: 5 } }),
    status: 403,
  },
  'open a foreign file': { call: () => other.get(`/api/waqf/${pending}/documents/${pendingDeed}/file`), ...notFound },
  'open a page that is none': {
    call: () => founder.browser.get(`/api/waqf/${pending}/documents/${pendingDeed}/pages/99.png`),
    status: 404,
    message: 'الصفحة غير موجودة',
  },
  'open page zero': {
    call: () => founder.browser.get(`/api/waqf/${pending}/documents/${pendingDeed}/pages/0.png`),
    status: 404,
  },
  'open page x': {
    call: () => founder.browser.get(`/api/waqf/${pending}/documents/${pendingDeed}/pages/x.png`),
    status: 404,
  },
  'approve twice': { call: () => founder.approve(approved), status: 409, message: 'تم اعتماد هذا الوقف مسبقاً' },
  'approve a draft': { call: () => founder.approve(draft), status: 409, message: /قبل معالجة وثائقه الثلاث/ },
  'approve a foreign waqf': { call: () => other.post(`/api/waqf/${pending}/approve`), ...notFound },
  'approve by an administrator': {
    call: () => admin.post(`/api/waqf/${pending}/approve`),
    status: 403,
    message: 'ليس لديك صلاحية لاعتماد هذا الوقف',
  },
  'approve by the nazir': {
    call: () => nazir.post(`/api/waqf/${approved}/approve`),
    status: 403,
    message: 'ليس لديك صلاحية لاعتماد هذا الوقف',
  },
  'approve by a beneficiary': { call: () => beneficiary.post(`/api/waqf/${pending}/approve`), ...notFound },
  'approve an unknown amendment': {
    call: () => founder.browser.post(`/api/waqf/${approved}/approve`, { amendmentId: unknownId }),
    status: 404,
    message: 'طلب التعديل غير موجود',
  },
  'approve an amendment that is no id': {
    call: () => founder.browser.post(`/api/waqf/${approved}/approve`, { amendmentId: 'x' }),
    status: 400,
  },
  'withdraw an unknown amendment': {
    call: () => founder.browser.post(`/api/waqf/${approved}/amendments/${unknownId}/withdraw`),
    status: 404,
  },
  'download another file as a sample': {
    call: () => founder.browser.get('/api/samples/deeds/..%2Findex.json'),
    status: 404,
  },
};

test.each(Object.entries(cases))('%s', async (_name, { call, status, message, field }) => {
  const before = await books();
  const answer = await call();
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status,
    body: { status, code: expect.any(String), reference: expect.any(String) },
  });
  const body = answer.body as { message: string; errors?: { field: string }[] };
  if (typeof message === 'string') expect(body.message).toBe(message);
  else if (message) expect(body.message).toMatch(message);
  if (field) expect(body.errors?.map((row) => row.field)).toContain(field);
  expect(await books()).toBe(before);
});

test('a file of exactly the maximum size is accepted', async () => {
  const waqfId = await founder.create();
  expect((await founder.upload(waqfId, 'property_deed', padded(10 * megabyte))).status).toBe(201);
});

test('a user whose language is English gets English messages', async () => {
  await api.query(`UPDATE identity.person SET preferred_language = 'en' WHERE national_id = '1000000024'`);
  const english = await api.signIn('1000000024');
  expect((await english.get(`/api/waqf/${draft}`)).body).toMatchObject({ message: 'The waqf was not found' });
});

test('a deed is downloaded as a sandboxed attachment, and its page as a PNG', async () => {
  const answer = await founder.browser.get(`/api/waqf/${pending}/documents/${pendingDeed}/file`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="deed"; filename\*=UTF-8''/);
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const page = await founder.browser.get(`/api/waqf/${pending}/documents/${pendingDeed}/pages/1.png`);
  expect(page.headers.get('content-type')).toBe('image/png');
  expect(page.bytes.subarray(1, 4).toString()).toBe('PNG');
});
