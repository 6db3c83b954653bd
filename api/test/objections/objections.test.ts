import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Desk } from '@waqf/contracts/desk';
import type { PaymentList } from '@waqf/contracts/distributions';
import type { Objection, ObjectionDetails, ObjectionList, OwnObjectionList } from '@waqf/contracts/objections';
import { addDays, riyadhDay } from '@waqf/formats';
import { NotifyOverdueObjections } from '../../src/objections/use-cases/notify-overdue-objections.js';
import { codeIn, providerOf } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { heirs, runIn, type RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { latestNoticeOf, objectionIn, type Paid, paidWaqf } from './paid-waqf.js';

const words = 'خُصمت فاتورة المكيفات مرتين';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let noura: Browser;
let majed: Browser;
let waqf: RunWaqf;
let paid: Paid;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  ({ nazir, waqif, noura, majed, waqf, paid } = await paidWaqf(api));
}, 180_000);
afterAll(() => api.stop());

const raise = (paymentId: string, by = noura, more: object = {}): Promise<Answer> =>
  by.post('/api/beneficiary/objections', { paymentId, text: words, ...more });
const answer = (id: string, body: object, by = nazir): Promise<Answer> => by.post(`/api/objections/${id}/answer`, body);
const own = async (by: Browser, paymentId: string) =>
  (await by.get(`/api/beneficiary/objections?paymentId=${paymentId}`)).body as OwnObjectionList;
const latestNotice = (by: Browser) => latestNoticeOf(api, by);

test('another’s payment and an unknown one are not found, and a text is required', async () => {
  for (const id of [paid.majed, '0199a1d2-0000-7000-8000-000000000001'])
    expect([(await raise(id)).status, codeIn(await raise(id))]).toEqual([404, 'distributions.payment-not-found']);
  expect((await noura.get(`/api/beneficiary/objections?paymentId=${paid.majed}`)).status).toBe(404);
  expect((await raise(paid.noura, noura, { text: ' ' })).status).toBe(400);
  expect((await raise(paid.noura, noura, { topic: 'all' })).status).toBe(400);
  expect((await own(noura, paid.noura)).objections).toEqual([]);
});

let raised: Objection;
test('a beneficiary objects once; both parties are notified without the text; the desk has the deadline', async () => {
  const today = riyadhDay(api.clock.now());
  raised = objectionIn(await raise(paid.noura, noura, { topic: 'deduction' }));
  expect(raised).toMatchObject({ state: 'open', amount: '500.00', estimated: false, dueOn: addDays(today, 15) });
  expect(raised).toMatchObject({ topic: 'deduction', mayAnswer: false, mayWithdraw: true, daysLeft: 15 });
  expect(raised.number).toMatch(/^OBJ-14\d\d-\d\d-\d{4}$/);
  expect(codeIn(await raise(paid.noura))).toBe('objections.already-open');
  const { window, objections } = await own(noura, paid.noura);
  expect([window?.isOpen, objections.map(({ id }) => id)]).toEqual([true, [raised.id]]);
  for (const by of [nazir, waqif]) {
    const notice = await latestNotice(by);
    expect(notice).toMatchObject({ title: 'اعتراض على دفعة', actionUrl: `/objections/${raised.id}` });
    expect(JSON.stringify(notice)).not.toMatch(/المكيفات|نورة/);
  }
  const { items } = (await nazir.get('/api/desk')).body as Desk;
  expect(items.find(({ kind }) => kind === 'objection')).toMatchObject({
    to: `/objections/${raised.id}`,
    due: addDays(today, 15),
    amount: '500.00',
  });
});

test('only nazir and founder see it, with the whole calculation, and only the nazir answers', async () => {
  for (const [by, mayAnswer] of [
    [nazir, true],
    [waqif, false],
  ] as const) {
    const details = (await by.get(`/api/objections/${raised.id}`)).body as ObjectionDetails;
    expect(details.objection).toMatchObject({ text: words, fullName: heirs.noura.fullName, mayAnswer });
    expect(details.payment?.because.steps.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['gross', '1000.00'],
      ['pool', '1000.00'],
      ['share', '500.00'],
    ]);
    const list = (await by.get(`/api/objections?waqfId=${waqf.id}`)).body as ObjectionList;
    expect(list.objections.map(({ id }) => id)).toEqual([raised.id]);
  }
  const other = await api.signIn(people.otherNazir);
  expect((await other.get(`/api/objections/${raised.id}`)).status).toBe(404);
  const upheld = { outcome: 'upheld', text: 'حُسب بحسب الشرط' };
  expect((await answer(raised.id, upheld, waqif)).status).toBe(403);
  expect((await answer(raised.id, upheld, other)).status).toBe(404);
  expect((await answer(raised.id, upheld, noura)).status).toBe(404);
  expect((await majed.get(`/api/beneficiary/objections/${raised.id}`)).status).toBe(404);
  expect((await majed.post(`/api/beneficiary/objections/${raised.id}/withdraw`)).status).toBe(404);
});

test('a granted objection needs an amount and is a separate line of the next run; the paid line stays', async () => {
  const granted = { outcome: 'granted', text: 'صدقتِ، حُسمت مرتين' };
  const refused = await answer(raised.id, granted);
  expect([refused.status, codeIn(refused)]).toEqual([422, 'objections.amount']);
  expect((await answer(raised.id, { ...granted, amount: '0' })).status).toBe(400);
  // She got 500 of a yield of 1,000: nobody can have been owed more than all of it.
  const above = await answer(raised.id, { ...granted, amount: '500.01' });
  expect([above.status, codeIn(above), (above.body as { message: string }).message]).toEqual([
    422,
    'objections.amount',
    'أكثر ما يمكن أن يُستحق فوق ما قُسم له في هذه الدورة 500.00 ريال، فراجع المبلغ',
  ]);
  expect(objectionIn(await answer(raised.id, { ...granted, amount: '12.50' }))).toMatchObject({
    state: 'granted',
    correction: '12.50',
    mayAnswer: false,
  });
  expect(codeIn(await answer(raised.id, granted))).toBe('objections.closed');
  expect(await latestNotice(noura)).toMatchObject({
    title: 'قُبل اعتراضك',
    actionUrl: `/beneficiary/objections/${raised.id}`,
  });
  expect(codeIn(await raise(paid.noura))).toBe('objections.answered-before');

  const today = riyadhDay(api.clock.now());
  await waqf.enter('100.00', today);
  const next = await waqf.calculated({ from: `${today.slice(0, 4)}-01-01`, to: today });
  const lines = (await waqf.view(next.id)).lines.filter(({ fullName }) => fullName === heirs.noura.fullName);
  expect(lines.map(({ amount }) => amount)).toEqual(['43.75', '12.50']);
  const { payments } = (await noura.get('/api/beneficiary/payments')).body as PaymentList;
  expect(payments.map(({ amount, stage }) => [amount, stage])).toContainEqual(['12.50', 'calculated']);
  expect(payments.find(({ id }) => id === paid.noura)).toMatchObject({ amount: '500.00', stage: 'paid' });
});

test('an estimate keeps its id when it is calculated again; granted, it takes no amount', async () => {
  const { payments } = (await majed.get('/api/beneficiary/payments')).body as PaymentList;
  const estimate = payments.find(({ estimated }) => estimated);
  const { id, estimated } = objectionIn(await raise(estimate?.id ?? '', majed));
  expect(estimated).toBe(true);
  const runId = ((await nazir.get(`/api/objections/${id}`)).body as ObjectionDetails).runId;
  runIn(await waqf.act(runId ?? '', 'calculate'));
  const again = (await majed.get('/api/beneficiary/payments')).body as PaymentList;
  expect(again.payments.map((one) => one.id)).toEqual(payments.map((one) => one.id));
  expect(codeIn(await answer(id, { outcome: 'granted', text: 'يُعاد الحساب', amount: '5' }))).toBe('objections.amount');
  expect(objectionIn(await answer(id, { outcome: 'granted', text: 'يُعاد الحساب' }))).toMatchObject({
    state: 'granted',
    correction: null,
  });
});

test('a withdrawn objection can be raised again; after the deadline both parties are notified once', async () => {
  const first = objectionIn(await raise(paid.majed, majed));
  const withdrawn = await majed.post(`/api/beneficiary/objections/${first.id}/withdraw`);
  expect(objectionIn(withdrawn)).toMatchObject({ state: 'withdrawn', mayWithdraw: false });
  expect(codeIn(await majed.post(`/api/beneficiary/objections/${first.id}/withdraw`))).toBe('objections.closed');
  expect(codeIn(await answer(first.id, { outcome: 'upheld', text: 'بحسب الشرط' }))).toBe('objections.closed');
  const second = objectionIn(await raise(paid.majed, majed));

  const tell = providerOf(api, NotifyOverdueObjections);
  expect(await tell.execute()).toBe(0);
  api.clock.advance({ hours: 16 * 24 });
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  expect([await tell.execute(), await tell.execute()]).toEqual([1, 0]);
  for (const by of [nazir, waqif]) expect(await latestNotice(by)).toMatchObject({ title: 'مضى موعد الجواب عن اعتراض' });
  const details = (await nazir.get(`/api/objections/${second.id}`)).body as ObjectionDetails;
  expect(details.objection).toMatchObject({ state: 'open', overdue: true });
  expect(objectionIn(await answer(second.id, { outcome: 'upheld', text: 'بحسب الشرط' })).state).toBe('upheld');
});

test('a removed person still sees the payments and may object; after the deadline nobody may', async () => {
  await api.query(
    'UPDATE beneficiaries.beneficiary SET is_active = false, removed_at = now() WHERE waqf_id = $1 AND full_name = $2',
    [waqf.id, heirs.salem.fullName],
  );
  const salem = await api.signIn(heirs.salem.nationalId);
  const { payments } = (await salem.get('/api/beneficiary/payments')).body as PaymentList;
  const owed = payments.find(({ stage }) => stage === 'approved');
  expect(owed).toMatchObject({ waqfId: waqf.id, amount: '200.00' });
  expect((await own(salem, owed?.id ?? '')).window).toMatchObject({
    isOpen: true,
    until: null,
    daysLeft: null,
    answerBy: addDays(riyadhDay(api.clock.now()), 15),
  });
  const paidAt = (day: string) =>
    api.query(
      `UPDATE distributions.run_line SET state = 'paid', method = 'cash', receipt_number = 'R-3', paid_at = $2
       WHERE id = $1`,
      [owed?.id, `${day}T12:00:00+03:00`],
    );
  const today = riyadhDay(api.clock.now());
  await paidAt(addDays(today, -93));
  const late = await raise(owed?.id ?? '', salem);
  expect([late.status, codeIn(late)]).toEqual([409, 'objections.too-late']);
  expect((await own(salem, owed?.id ?? '')).window?.isOpen).toBe(false);
  await api.changeSettings({ objectionMonths: 4 });
  expect((await raise(owed?.id ?? '', salem)).status).toBe(201);
});

test('an unknown state and topic of a later release are shown as text, without any action', async () => {
  await api.query('ALTER TABLE objections.objection DROP CONSTRAINT objection_state_check');
  await api.query('ALTER TABLE objections.objection DROP CONSTRAINT objection_topic_check');
  const [later] = await api.query<{ id: string }>(
    `INSERT INTO objections.objection (id, payment_id, run_id, waqf_id, beneficiary_id, person_id, full_name,
       period_from, period_to, amount_halalas, estimated, topic, text, raised_at, due_on, state)
     SELECT gen_random_uuid(), gen_random_uuid(), run_id, waqf_id, beneficiary_id, person_id, full_name, period_from,
       period_to, amount_halalas, estimated, 'timing', text, raised_at, due_on, 'mediated'
     FROM objections.objection WHERE id = $1 RETURNING id`,
    [raised.id],
  );
  const id = later?.id ?? '';
  // The clock was moved, which ends earlier sessions.
  noura = await api.signIn(heirs.noura.nationalId);
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  const shown = { state: 'mediated', topic: 'timing', mayAnswer: false, mayWithdraw: false, mayAttach: false };
  const mine = (await noura.get('/api/beneficiary/objections')).body as OwnObjectionList;
  expect(mine.objections.find((one) => one.id === id)).toMatchObject(shown);
  for (const by of [nazir, waqif]) {
    const list = (await by.get('/api/objections')).body as ObjectionList;
    expect(list.objections.find((one) => one.id === id)).toMatchObject(shown);
  }
  expect((await noura.get(`/api/beneficiary/objections/${id}`)).status).toBe(200);
  expect(codeIn(await answer(id, { outcome: 'upheld', text: 'بحسب الشرط' }))).toBe('objections.closed');
  expect(codeIn(await noura.post(`/api/beneficiary/objections/${id}/withdraw`, {}))).toBe('objections.closed');
});
