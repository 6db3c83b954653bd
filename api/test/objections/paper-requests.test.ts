import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mostObjectionFiles, type Objection, type ObjectionDetails } from '@waqf/contracts/objections';
import { codeIn } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { heirs, type RunWaqf } from '../distributions/run-waqf.js';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { latestNoticeOf, objectionIn, type Paid, paidWaqf, png } from './paid-waqf.js';

const words = 'أرفق صورة فاتورة المكيفات';
const upheld = { outcome: 'upheld', text: 'حُسب المبلغ بحسب الشرط' };

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let noura: Browser;
let majed: Browser;
let waqf: RunWaqf;
let paid: Paid;
beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi({ samples: 'people' });
  ({ nazir, waqif, noura, majed, waqf, paid } = await paidWaqf(api));
}, 180_000);
afterAll(() => api.stop());

const raise = (body: object, by: Browser): Promise<Answer> =>
  by.post('/api/beneficiary/objections', { text: 'خُصمت الصيانة مرتين', ...body });
const ask = (id: string, by: Browser, text = words): Promise<Answer> =>
  by.post(`/api/objections/${id}/paper-requests`, { text });
const mine = async (id: string, by: Browser) =>
  ((await by.get(`/api/beneficiary/objections/${id}`)).body as { objection: Objection }).objection;
const seen = async (id: string, by: Browser) =>
  ((await by.get(`/api/objections/${id}`)).body as ObjectionDetails).objection;
function attach(id: string, by: Browser): Promise<Answer> {
  const form = new FormData();
  form.set('document', new Blob([Uint8Array.from(png)]), 'فاتورة.png');
  return by.upload(`/api/beneficiary/objections/${id}/files`, form);
}

let first: Objection;
test('whoever answers can request a document; the person is notified without the text', async () => {
  first = objectionIn(await raise({ paymentId: paid.noura }, noura));
  expect((await ask(first.id, nazir, ' ')).status).toBe(400);
  for (const by of [waqif, await api.signIn(people.admin)]) expect((await ask(first.id, by)).status).toBe(403);
  for (const by of [noura, majed, await api.signIn(people.otherNazir)])
    expect((await ask(first.id, by)).status).toBe(404);
  expect((await seen(first.id, nazir)).mayRequestPaper).toBe(true);
  expect((await seen(first.id, waqif)).mayRequestPaper).toBe(false);

  const asked = objectionIn(await ask(first.id, nazir));
  expect(asked).toMatchObject({ state: 'open', dueOn: first.dueOn, mayRequestPaper: false });
  expect((await mine(first.id, noura)).paperRequests).toMatchObject([{ text: words, attachedAt: null }]);
  const notice = await latestNoticeOf(api, noura);
  expect(notice).toMatchObject({ title: 'طُلب منك مستند', actionUrl: `/beneficiary/objections/${first.id}` });
  expect(JSON.stringify(notice)).not.toContain('المكيفات');
  const [trail] = await api.query<{ reason: string }>(
    `SELECT reason FROM platform.audit_entry WHERE action = 'objections.paper-requested'`,
  );
  expect(trail?.reason).toBe(words);
});

test('one document is requested at a time, and none if no more files fit or the objection is answered', async () => {
  expect(codeIn(await ask(first.id, nazir))).toBe('objections.paper-awaited');
  objectionIn(await attach(first.id, noura));
  const { paperRequests, mayRequestPaper } = await seen(first.id, nazir);
  expect([paperRequests[0]?.attachedAt === null, mayRequestPaper]).toEqual([false, true]);
  objectionIn(await ask(first.id, nazir, 'أرفق عقد الصيانة'));
  for (let count = 1; count < mostObjectionFiles; count += 1) objectionIn(await attach(first.id, noura));
  expect(codeIn(await ask(first.id, nazir))).toBe('objections.too-many-files');
  objectionIn(await nazir.post(`/api/objections/${first.id}/answer`, upheld));
  expect(codeIn(await ask(first.id, nazir))).toBe('objections.closed');
});

test('after an escalation only whoever decides can request documents', async () => {
  const { id } = objectionIn(await raise({ paymentId: paid.majed }, majed));
  objectionIn(await nazir.post(`/api/objections/${id}/answer`, upheld));
  objectionIn(await majed.post(`/api/beneficiary/objections/${id}/escalate`, { text: 'لم تُذكر الفاتورة' }));
  expect((await ask(id, nazir)).status).toBe(403);
  expect((await seen(id, waqif)).mayRequestPaper).toBe(true);
  objectionIn(await ask(id, waqif));
  expect((await mine(id, majed)).paperRequests).toMatchObject([{ text: words, attachedAt: null }]);
  expect(codeIn(await ask(id, waqif))).toBe('objections.paper-awaited');
});

test('an objection to a deduction names it with its amount; an unknown deduction is refused', async () => {
  const today = api.clock.now().toISOString().slice(0, 10);
  const from = `${today.slice(0, 4)}-01-01`;
  await waqf.enter('1000.00', today);
  await waqf.enter('200.00', today, 'expense');
  const run = await waqf.calculated({ from, to: today });
  const line = (await waqf.view(run.id)).lines.find(({ fullName }) => fullName === heirs.noura.fullName);
  const paymentId = line?.id ?? '';
  for (const wrong of [
    { topic: 'deduction', item: 'reserve' },
    { topic: 'share', item: 'expenses' },
    { item: 'expenses' },
  ]) {
    const refused = await raise({ paymentId, ...wrong }, noura);
    expect([refused.status, codeIn(refused)]).toEqual([422, 'objections.item']);
  }
  expect((await raise({ paymentId, topic: 'deduction', item: 'fine' }, noura)).status).toBe(400);
  const { item, id } = objectionIn(await raise({ paymentId, topic: 'deduction', item: 'expenses' }, noura));
  expect(item).toEqual({ kind: 'expenses', amount: '200.00' });
  expect((await seen(id, nazir)).item).toEqual({ kind: 'expenses', amount: '200.00' });
});
