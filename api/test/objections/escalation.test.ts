import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mostObjectionFiles, type Objection, type ObjectionDetails } from '@waqf/contracts/objections';
import { addDays, riyadhDay } from '@waqf/formats';
import { NotifyOverdueObjections } from '../../src/objections/use-cases/notify-overdue-objections.js';
import { codeIn, providerOf } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { heirs, type RunWaqf } from '../distributions/run-waqf.js';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { latestNoticeOf, objectionIn, type Paid, paidWaqf, png } from './paid-waqf.js';

const because = 'لم يبيّن الجواب لماذا حُسمت الفاتورة مرتين';
const upheld = { outcome: 'upheld', text: 'حُسب المبلغ بحسب الشرط' };

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let noura: Browser;
let majed: Browser;
let admin: Browser;
let waqf: RunWaqf;
let paid: Paid;
beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi({ samples: 'people' });
  ({ nazir, waqif, noura, majed, waqf, paid } = await paidWaqf(api));
  admin = await api.signIn(people.admin);
}, 180_000);
afterAll(() => api.stop());

/** The clock was moved, which ends earlier sessions. */
async function signInAgain(): Promise<void> {
  [nazir, waqif, admin] = [
    await api.signIn(people.nazir),
    await api.signIn(people.waqif),
    await api.signIn(people.admin),
  ];
  [noura, majed] = [await api.signIn(heirs.noura.nationalId), await api.signIn(heirs.majed.nationalId)];
}
const raised = async (paymentId: string, by: Browser): Promise<Objection> =>
  objectionIn(await by.post('/api/beneficiary/objections', { paymentId, text: 'خُصمت الصيانة مرتين' }));
const own = (id: string, act: string, body: object, by: Browser): Promise<Answer> =>
  by.post(`/api/beneficiary/objections/${id}/${act}`, body);
const desk = (id: string, act: 'answer' | 'decide', body: object, by: Browser): Promise<Answer> =>
  by.post(`/api/objections/${id}/${act}`, body);
const seen = async (id: string, by: Browser) => (await by.get(`/api/objections/${id}`)).body as ObjectionDetails;
function attach(id: string, by: Browser, bytes: Uint8Array = png): Promise<Answer> {
  const form = new FormData();
  form.set('document', new Blob([Uint8Array.from(bytes)]), 'فاتورة المكيفات.png');
  return by.upload(`/api/beneficiary/objections/${id}/files`, form);
}

let first: Objection;
test('files of an objection are checked like deeds, and opened by the person and whoever answers', async () => {
  first = await raised(paid.noura, noura);
  expect((await attach(first.id, noura, Buffer.from('<script>alert(1)</script>'))).status).toBe(415);
  expect((await attach(first.id, majed)).status).toBe(404);
  const { files, fileCount } = objectionIn(await attach(first.id, noura));
  expect([fileCount, files.map(({ fileName }) => fileName)]).toEqual([1, ['فاتورة المكيفات.png']]);
  const fileId = files[0]?.id ?? '';
  expect(await latestNoticeOf(api, nazir)).toMatchObject({ title: 'أُرفق ملف باعتراض' });

  const opened = (by: Browser, at: string) => by.get(`/api/${at}/${first.id}/files/${fileId}`);
  expect((await opened(noura, 'beneficiary/objections')).status).toBe(200);
  expect((await opened(majed, 'beneficiary/objections')).status).toBe(404);
  expect((await opened(nazir, 'objections')).status).toBe(200);
  // The founder may read it but cannot act yet.
  expect([(await opened(waqif, 'objections')).status, (await opened(admin, 'objections')).status]).toEqual([403, 403]);
  expect((await opened(await api.signIn(people.otherNazir), 'objections')).status).toBe(404);
  const alongside = (await seen(first.id, waqif)).objection;
  expect([alongside.files, alongside.fileCount]).toEqual([[], 1]);
  expect((await seen(first.id, nazir)).objection.files).toHaveLength(1);
});

test('an objection takes files up to the limit, and none once it is settled', async () => {
  for (let count = 1; count < mostObjectionFiles; count += 1) objectionIn(await attach(first.id, noura));
  expect(codeIn(await attach(first.id, noura))).toBe('objections.too-many-files');
  const other = await raised(paid.majed, majed);
  objectionIn(await own(other.id, 'withdraw', {}, majed));
  expect(codeIn(await attach(other.id, majed))).toBe('objections.closed');
});

test('the person sees when whoever answers first opened the objection', async () => {
  const mine = (await noura.get(`/api/beneficiary/objections/${first.id}`)).body as { objection: Objection };
  expect(mine.objection.seenAt).not.toBeNull();
  const trail = await api.query<{ n: string }>(
    `SELECT count(*)::text AS n FROM platform.audit_entry WHERE action = 'objections.objection-seen'`,
  );
  await seen(first.id, nazir);
  expect(trail.map(({ n }) => n)).toEqual(['1']);
});

test('a person escalates an answer once: the founder decides, never the nazir, and that is final', async () => {
  expect(codeIn(await own(first.id, 'escalate', { text: because }, noura))).toBe('objections.not-overdue');
  expect(codeIn(await own(first.id, 'accept', {}, noura))).toBe('objections.closed');
  objectionIn(await desk(first.id, 'answer', upheld, nazir));
  expect((await own(first.id, 'escalate', { text: ' ' }, noura)).status).toBe(400);
  expect((await own(first.id, 'escalate', { text: because }, majed)).status).toBe(404);
  expect((await desk(first.id, 'decide', upheld, waqif)).status).toBe(403);

  const today = riyadhDay(api.clock.now());
  const escalated = objectionIn(await own(first.id, 'escalate', { text: because }, noura));
  expect(escalated).toMatchObject({ state: 'escalated', daysLeft: 15, mayEscalate: false });
  expect(escalated.review).toMatchObject({ reviewer: 'waqif', asked: { because, dueOn: addDays(today, 15) } });
  const notice = await latestNoticeOf(api, waqif);
  expect(notice).toMatchObject({ title: 'صُعّد اعتراض على دفعة', actionUrl: `/objections/${first.id}` });
  expect(JSON.stringify(notice)).not.toMatch(/الفاتورة|نورة/);
  expect(codeIn(await desk(first.id, 'answer', upheld, nazir))).toBe('objections.escalated');
  for (const by of [nazir, admin]) expect((await desk(first.id, 'decide', upheld, by)).status).toBe(403);
  const details = (await seen(first.id, waqif)).objection;
  expect([details.mayDecide, details.files.length]).toEqual([true, mostObjectionFiles]);

  const granted = { outcome: 'granted', text: 'ظهرت الفاتورة مرتين' };
  expect(codeIn(await desk(first.id, 'decide', granted, waqif))).toBe('objections.amount');
  const decided = objectionIn(await desk(first.id, 'decide', { ...granted, amount: '12.50' }, waqif));
  expect(decided).toMatchObject({ state: 'revised', answer: upheld.text, mayDecide: false, daysLeft: null });
  expect(decided.corrections).toEqual([{ amount: '12.50', paymentId: null, paidAt: null }]);
  expect(await latestNoticeOf(api, noura)).toMatchObject({ title: 'قُبل اعتراضك بعد تصعيده' });
  expect(codeIn(await desk(first.id, 'decide', upheld, waqif))).toBe('objections.closed');
  expect(codeIn(await own(first.id, 'escalate', { text: because }, noura))).toBe('objections.closed');
});

test('an amount granted on review is a line of the next run, apart from the shares', async () => {
  const today = riyadhDay(api.clock.now());
  await waqf.enter('100.00', today);
  const next = await waqf.calculated({ from: `${today.slice(0, 4)}-01-01`, to: today });
  const lines = (await waqf.view(next.id)).lines.filter(({ fullName }) => fullName === heirs.noura.fullName);
  expect(lines.map(({ amount }) => amount)).toEqual(['43.75', '12.50']);
});

test('an accepted answer cannot be escalated, nor any answer after fifteen days', async () => {
  const accepted = await raised(paid.majed, majed);
  objectionIn(await desk(accepted.id, 'answer', upheld, nazir));
  expect(objectionIn(await own(accepted.id, 'accept', {}, majed))).toMatchObject({
    state: 'upheld',
    mayAccept: false,
    mayEscalate: false,
    escalateUntil: null,
  });
  expect(codeIn(await own(accepted.id, 'accept', {}, majed))).toBe('objections.closed');
  expect(codeIn(await own(accepted.id, 'escalate', { text: because }, majed))).toBe('objections.closed');

  await api.query('UPDATE objections.objection SET accepted_at = NULL WHERE id = $1', [accepted.id]);
  api.clock.advance({ hours: 16 * 24 });
  await signInAgain();
  expect(codeIn(await own(accepted.id, 'escalate', { text: because }, majed))).toBe('objections.escalation-late');
});

test('an overdue objection can be escalated; administrators decide if the founder escalated it', async () => {
  await api.query(
    `UPDATE objections.objection SET state = 'withdrawn', answer = NULL, answered_by = NULL, answered_at = NULL
     WHERE payment_id = $1`,
    [paid.majed],
  );
  const { id } = await raised(paid.majed, majed);
  api.clock.advance({ hours: 16 * 24 });
  await signInAgain();
  const tell = providerOf(api, NotifyOverdueObjections);
  expect(await tell.execute()).toBe(1);
  const escalated = objectionIn(await own(id, 'escalate', { text: because }, majed));
  expect(escalated).toMatchObject({ state: 'escalated', answer: null });
  // As if the founder had objected on behalf of a minor.
  const [founder] = await api.query<{ id: string }>('SELECT waqif_id AS id FROM endowments.waqf WHERE id = $1', [
    waqf.id,
  ]);
  await api.query('UPDATE objections.objection SET escalated_by = $2 WHERE id = $1', [id, founder?.id]);
  expect((await seen(id, waqif)).objection).toMatchObject({ mayDecide: false, review: { reviewer: 'admin' } });
  expect((await seen(id, admin)).objection.mayDecide).toBe(true);
  api.clock.advance({ hours: 16 * 24 });
  await signInAgain();
  expect([await tell.execute(), await tell.execute()]).toEqual([1, 0]);
  expect(await latestNoticeOf(api, admin)).toMatchObject({
    title: 'مضى موعد القرار في اعتراض',
    message: expect.stringContaining('ولم يُقرَّر فيه'),
  });
  const recorded = await api.query<{ action: string }>(
    `SELECT action FROM platform.audit_entry WHERE subject_id = $1 AND action LIKE '%overdue' ORDER BY id`,
    [id],
  );
  expect(recorded.map(({ action }) => action)).toEqual(['objections.objection-overdue', 'objections.decision-overdue']);
  expect((await seen(id, admin)).objection).toMatchObject({ overdue: true, daysLeft: -1 });
  expect(objectionIn(await desk(id, 'decide', upheld, admin)).state).toBe('confirmed');
});
