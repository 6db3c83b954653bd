import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Desk } from '@waqf/contracts/desk';
import type { Notification } from '@waqf/contracts/notifications';
import type { BeneficiaryProfile } from '@waqf/contracts/reporting';
import type {
  OwnSupportingDocumentList,
  SupportingDocument,
  SupportingDocumentList,
} from '@waqf/contracts/supporting-documents';
import { codeIn } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { heirs, RunWaqf } from '../distributions/run-waqf.js';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { bornYearsAgo } from '../beneficiaries/minors.js';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const guardianOf = { nationalId: '1000000107', fullName: 'لطيفة بنت إبراهيم الزهراني' };
const child = { nationalId: '1000000115', fullName: 'جود بنت سعود الزهراني' };

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let noura: Browser;
let majed: Browser;
let waqf: RunWaqf;
let placeId: string;
beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  waqf = await RunWaqf.open(api, nazir);
  placeId = await waqf.add(heirs.noura);
  await waqf.add(heirs.majed);
  [noura, majed] = [await api.signIn(heirs.noura.nationalId), await api.signIn(heirs.majed.nationalId)];
}, 180_000);
afterAll(() => api.stop());

interface Sent {
  by?: Browser;
  bytes?: Uint8Array;
  query?: string;
}
function send({ by = noura, bytes = png, query = `beneficiaryId=${placeId}&kind=identity` }: Sent = {}) {
  const form = new FormData();
  form.set('document', new Blob([Uint8Array.from(bytes)]), 'الهوية.png');
  return by.upload(`/api/beneficiary/documents?${query}`, form);
}
const documentIn = ({ status, body }: Answer): SupportingDocument => {
  if (status >= 300) throw new Error(`no document: ${JSON.stringify(body)}`);
  return (body as { document: SupportingDocument }).document;
};
const own = async (by = noura, query = '') =>
  (await by.get(`/api/beneficiary/documents${query}`)).body as OwnSupportingDocumentList;
const toReview = async (by = nazir) =>
  ((await by.get('/api/supporting-documents')).body as SupportingDocumentList).documents;
const review = (id: string, act: 'approve' | 'reject', body: object = {}, by = nazir) =>
  by.post(`/api/supporting-documents/${id}/${act}`, body);
const latestNotice = async (by: Browser): Promise<Notification | undefined> => {
  await api.settled();
  return ((await by.get('/api/notifications?limit=1')).body as { notifications: Notification[] }).notifications[0];
};

test('a beneficiary sends a document with its kind to their waqf, and its file is checked like a deed', async () => {
  expect((await own()).places.map(({ beneficiaryId }) => beneficiaryId)).toContain(placeId);
  expect((await send({ query: `beneficiaryId=${placeId}&kind=passport` })).status).toBe(400);
  expect((await send({ query: 'kind=identity' })).status).toBe(400);
  expect(codeIn(await send({ by: majed }))).toBe('supporting-documents.place');
  expect((await send({ bytes: Buffer.from('<script>alert(1)</script>') })).status).toBe(415);
  expect((await send({ by: nazir })).status).toBe(403);
  expect((await own()).documents).toEqual([]);
});

let sent: SupportingDocument;
test('the nazir sees it on the desk and in the list, and the notice has none of the person’s text', async () => {
  sent = documentIn(await send());
  expect(sent).toMatchObject({ status: 'pending', kind: 'identity', fileName: 'الهوية.png', mayWithdraw: true });
  const notice = await latestNotice(nazir);
  expect(notice).toMatchObject({
    title: 'وثيقة مستفيد تنتظر المراجعة',
    actionUrl: `/beneficiaries?waqf=${waqf.id}`,
  });
  expect(JSON.stringify(notice)).not.toMatch(/نورة|الهوية/);
  const { items } = (await nazir.get('/api/desk')).body as Desk;
  expect(items.find(({ kind }) => kind === 'document_review')).toMatchObject({ waqfId: waqf.id });
  expect(await toReview()).toMatchObject([{ id: sent.id, fullName: heirs.noura.fullName, mayReview: true }]);
});

test('only the person and the nazir can open it, and each opening by the nazir is audited', async () => {
  const file = `/api/supporting-documents/${sent.id}/file`;
  const opened = await nazir.get(file);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('content-disposition')).toContain('attachment');
  expect((await noura.get(`/api/beneficiary/documents/${sent.id}/file`)).status).toBe(200);
  expect((await majed.get(`/api/beneficiary/documents/${sent.id}/file`)).status).toBe(404);
  expect((await waqif.get(file)).status).toBe(403);
  expect((await (await api.signIn(people.otherNazir)).get(file)).status).toBe(404);
  expect((await (await api.signIn('1000000131')).get(file)).status).toBe(403);
  const audited = await api.query<{ count: string }>(
    `SELECT count(*) FROM platform.audit_entry
     WHERE action = 'supporting-documents.document-opened' AND subject_id = $1`,
    [sent.id],
  );
  expect(audited).toEqual([{ count: '1' }]);
});

test('a rejection has a reason, shown only on the page; a new file is a new document', async () => {
  expect((await review(sent.id, 'reject', { reason: ' ' })).status).toBe(400);
  expect((await review(sent.id, 'approve', {}, waqif)).status).toBe(403);
  const reason = 'الصورة غير واضحة';
  expect(documentIn(await review(sent.id, 'reject', { reason }))).toMatchObject({ status: 'rejected', reason });
  expect(codeIn(await review(sent.id, 'approve'))).toBe('supporting-documents.settled');
  expect(codeIn(await noura.post(`/api/beneficiary/documents/${sent.id}/withdraw`))).toBe(
    'supporting-documents.settled',
  );
  const notice = await latestNotice(noura);
  expect(notice).toMatchObject({ title: 'لم تُقبل وثيقتك', actionUrl: '/beneficiary/profile' });
  expect(JSON.stringify(notice)).not.toContain(reason);
  expect((await own()).documents).toMatchObject([{ id: sent.id, reason, mayWithdraw: false }]);
  const again = documentIn(await send());
  expect(documentIn(await review(again.id, 'approve'))).toMatchObject({ status: 'approved', reason: null });
  expect(await latestNotice(noura)).toMatchObject({ title: 'اعتُمدت وثيقتك' });
  const { profile } = (await noura.get('/api/beneficiary/profile')).body as { profile: BeneficiaryProfile };
  expect(profile.documents?.map(({ name, status }) => [name, status])).toEqual([
    ['الهوية.png', 'approved'],
    ['الهوية.png', 'rejected'],
  ]);
});

test('a withdrawn document is hidden from the nazir; at most ten can wait, also if sent simultaneously', async () => {
  const taken = documentIn(await send());
  expect((await majed.post(`/api/beneficiary/documents/${taken.id}/withdraw`)).status).toBe(404);
  expect(documentIn(await noura.post(`/api/beneficiary/documents/${taken.id}/withdraw`)).status).toBe('withdrawn');
  expect((await nazir.get(`/api/supporting-documents/${taken.id}/file`)).status).toBe(404);
  expect((await toReview()).some(({ id }) => id === taken.id)).toBe(false);
  const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(codeIn)).toEqual(['supporting-documents.too-many', 'supporting-documents.too-many']);
}, 60_000);

test('a guardian sends documents for a minor, and both are notified', async () => {
  const cardId = await waqf.add({ ...child, bornOn: bornYearsAgo(api, 10) });
  const set = { ...guardianOf, deed: 'صك ولاية رقم 451180273' };
  expect((await nazir.post(`/api/beneficiary/${cardId}/guardians`, set)).status).toBe(201);
  const guardian = await api.signIn(guardianOf.nationalId);
  const { wards } = (await guardian.get('/api/beneficiary/wards')).body as { wards: { id: string }[] };
  const behalf = `onBehalfOf=${wards[0]?.id}`;
  expect(codeIn(await send({ by: guardian, query: `beneficiaryId=${cardId}&kind=birth` }))).toBe(
    'supporting-documents.place',
  );
  const birth = documentIn(await send({ by: guardian, query: `beneficiaryId=${cardId}&kind=birth&${behalf}` }));
  expect((await own(guardian, `?${behalf}`)).documents.map(({ id }) => id)).toEqual([birth.id]);
  await review(birth.id, 'approve');
  // The copy of the guardian says to whom it is.
  expect(await latestNotice(guardian)).toMatchObject({ title: 'جود بنت سعود الزهراني: «اعتُمدت وثيقتك»' });
});

test('a nazir who is also a beneficiary of the waqf cannot send documents to it', async () => {
  const cardId = await waqf.add({ nationalId: people.nazir, fullName: 'فهد بن ناصر الدوسري' });
  expect(cardId).toBeTruthy();
  const asBeneficiary = await api.signIn(people.nazir);
  await asBeneficiary.post('/api/user/role', { role: 'beneficiary' });
  const query = `beneficiaryId=${cardId}&kind=identity`;
  expect(codeIn(await send({ by: asBeneficiary, query }))).toBe('supporting-documents.own-review');
});
