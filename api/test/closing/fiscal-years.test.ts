import type { Approval } from '@waqf/contracts/approvals';
import type { FiscalYearDetail, FiscalYearList } from '@waqf/contracts/closing';
import { riyadhDay } from '@waqf/formats';
import { formatAmountForWire, halalas } from '@waqf/money';
import { newId } from '../../src/platform/index.js';
import type { Answer, Browser } from '../browser.js';
import { RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { writeMt940 } from '../reconciliation/statement-writers.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let admin: Browser;
let waqfId: string;
/** A Gregorian year that is over by the test's clock. */
let past: number;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif, admin] = (await Promise.all(
    [people.nazir, people.waqif, people.admin].map((id) => api.signIn(id)),
  )) as [Browser, Browser, Browser];
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  past = Number(riyadhDay(api.clock.now()).slice(0, 4)) - 1;
  waqfId = await approvedWaqf(api);
  await nazir.put(path('/fiscal-calendar'), { calendar: 'gregorian', startMonth: 1 });
});

const path = (tail: string) => `/api/waqf/${waqfId}${tail}`;
const enter = (amount: string, occurredOn: string, type: 'income' | 'expense' = 'income', by = nazir) =>
  by.post('/api/transactions', {
    waqfId,
    type,
    amount,
    occurredOn,
    description: 'من الاختبار',
    ...(type === 'income' ? { source: 'rent' } : { category: 'maintenance' }),
  });
const view = async (year: number, by = nazir) => (await by.get(path(`/years/${year}`))).body as FiscalYearDetail;
const list = async (by = nazir) => (await by.get(path('/years'))).body as FiscalYearList;
const act = (year: number, name: string, body: object, by = nazir): Promise<Answer> =>
  by.confirmed('POST', path(`/years/${year}/${name}`), { body });
const close = async (year: number, by = nazir) => act(year, 'close', { hash: (await view(year)).hash }, by);
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
/** Enters an income past every check of the application. */
const post = (at: string) => {
  const sides = { debit_fund: 'contra', credit_fund: 'ghalla' };
  const posting = { id: newId(), waqf: waqfId, ...sides, amount: '5', kind: 'income', description: 'من خلف الباب', at };
  return api.query('SELECT * FROM ledger.post($1)', [JSON.stringify([posting])]);
};
/** The founder decides the waiting request. */
const decide = async (name: 'approve' | 'reject', by = waqif) => {
  const approvalId = (await view(past)).reopening?.approvalId ?? '';
  return by.confirmed(
    'POST',
    `/api/approvals/${approvalId}/${name}`,
    name === 'reject' ? { body: { reason: 'لا حاجة' } } : {},
  );
};

test('years run from the first entry to today, in the calendar that was chosen', async () => {
  await enter('100.00', `${past - 1}-06-01`);
  expect((await list()).years.map(({ year, from, state }) => [year, from, state])).toEqual([
    [past + 1, `${past + 1}-01-01`, 'running'],
    [past, `${past}-01-01`, 'ended'],
    [past - 1, `${past - 1}-01-01`, 'ended'],
  ]);
  const hijri = (await nazir.put(path('/fiscal-calendar'), { calendar: 'hijri', startMonth: 1 }))
    .body as FiscalYearList;
  expect(hijri.calendar).toBe('hijri');
  expect(hijri.years.length).toBeGreaterThanOrEqual(3);
  expect(hijri.years.filter(({ year }) => year <= 1440 || year >= 1500)).toEqual([]);
  expect((await nazir.put(path('/fiscal-calendar'), { calendar: 'lunar', startMonth: 13 })).status).toBe(400);
});

test('a year is closed with its figures, and no request can add an entry to it', async () => {
  await enter('1000.00', `${past}-03-01`);
  await enter('250.50', `${past}-12-31`, 'expense');
  await enter('70.00', `${past + 1}-01-01`);
  const before = await view(past);
  expect(before.figures).toMatchObject({ income: '1000.00', expenses: '250.50', entries: 2 });
  expect(before.figures.closing).toMatchObject({ yield: '749.50', total: '749.50' });
  expect(before.year.acts).toEqual(['close']);
  const closed = await close(past);
  expect(closed).toMatchObject({ status: 200, body: { year: { state: 'closed', acts: ['reopen'] }, enteredSince: 0 } });
  const after = closed.body as FiscalYearDetail;
  expect(after.closings).toMatchObject([{ state: 'closed', hash: before.hash, figures: before.figures }]);

  for (const by of [nazir, admin])
    expect(await enter('1.00', `${past}-05-05`, 'income', by)).toMatchObject({
      status: 409,
      body: { code: 'ledger.period-closed' },
    });
  expect((await enter('1.00', `${past + 1}-01-01`)).status).toBe(201);
  expect((await view(past)).figures).toEqual(before.figures);
});

test('the database refuses an entry in a closed year, whoever writes it', async () => {
  await enter('10.00', `${past}-03-01`);
  await close(past);
  await expect(post(`${past}-07-01T09:00:00Z`)).rejects.toMatchObject({ constraint: 'transfer_period_open' });
});

test('a reversal of an entry of a closed year counts today', async () => {
  const entered = (await enter('10.00', `${past}-03-01`)).body as { transaction: { id: string } };
  await close(past);
  const undone = await nazir.post(`/api/transactions/${entered.transaction.id}/reverse`, { reason: 'سُجل مرتين' });
  expect(undone.status).toBe(201);
  expect((await view(past)).figures.income).toBe('10.00');
  expect((await view(past + 1)).figures.income).toBe('-10.00');
});

test('each open task prevents the closing and is listed', async () => {
  await enter('10.00', `${past - 1}-03-01`);
  const early = await act(past + 1, 'close', { hash: (await view(past + 1)).hash });
  expect(early).toMatchObject({ status: 422, body: { code: 'closing.incomplete' } });
  expect(JSON.stringify(early.body)).toContain('انتهت السنة');
  expect(JSON.stringify(await close(past).then(({ body }) => body))).toContain(`ابدأ بسنة ${past - 1}م`);
  expect((await close(past - 1)).status).toBe(200);
  expect((await close(past)).status).toBe(200);
  expect(codeOf(await act(past, 'close', { hash: 'a'.repeat(64) }))).toBe('closing.figures-changed');
  expect(codeOf(await close(past))).toBe('closing.nothing-entered');
});

test('a year is not closed if its figures have changed since they were shown', async () => {
  await enter('10.00', `${past}-03-01`);
  const { hash } = await view(past);
  await enter('5.00', `${past}-03-02`);
  expect(await act(past, 'close', { hash })).toMatchObject({ status: 409, body: { code: 'closing.figures-changed' } });
});

test('only the nazir closes, only with a fresh confirmation, and a stranger sees nothing', async () => {
  await enter('10.00', `${past}-03-01`);
  const { hash } = await view(past);
  expect((await nazir.post(path(`/years/${past}/close`), { hash })).status).toBe(403);
  expect(codeOf(await act(past, 'close', { hash }, waqif))).toBe('closing.forbidden');
  expect(codeOf(await act(past, 'close', { hash }, admin))).toBe('closing.forbidden');
  expect((await view(past, admin)).year.acts).toEqual([]);
  expect((await (await api.signIn(people.otherNazir)).get(path('/years'))).status).toBe(404);
  expect((await nazir.get(path('/years/1999'))).status).toBe(404);
  expect((await nazir.get(path('/years/abcd'))).status).toBe(404);
});

test('an exception granted by the founder expires, and the year is closed again with the added entries', async () => {
  await enter('10.00', `${past}-03-01`);
  const first = (await close(past)).body as FiscalYearDetail;
  expect(codeOf(await act(past, 'exceptions', { hours: 2, reason: 'فاتورة متأخرة' }))).toBe('closing.forbidden');
  const granted = await act(past, 'exceptions', { hours: 2, reason: 'فاتورة متأخرة' }, waqif);
  expect(granted).toMatchObject({ status: 200, body: { exceptions: [{ reason: 'فاتورة متأخرة', isOver: false }] } });
  expect(codeOf(await enter('4.00', `${past}-04-01`, 'income', admin))).toBe('ledger.period-closed');
  expect((await enter('4.00', `${past}-04-01`)).status).toBe(201);
  const since = await view(past);
  expect(since).toMatchObject({ enteredSince: 1, figures: { income: '14.00' }, year: { acts: ['renew', 'reopen'] } });
  expect(since.closings[0]?.figures.income).toBe('10.00');
  expect(await close(past)).toMatchObject({
    status: 200,
    body: {
      enteredSince: 0,
      closings: [
        { state: 'closed', figures: { income: '14.00' } },
        { state: 'renewed', hash: first.hash },
      ],
    },
  });
  expect(codeOf(await enter('1.00', `${past}-04-02`))).toBe('ledger.period-closed');
  expect((await act(past, 'exceptions', { hours: 73, reason: 'طويل' }, waqif)).status).toBe(400);
});

test('a closed year stays as it was: no entry before it changes its balances', async () => {
  await enter('10.00', `${past}-03-01`);
  const before = await view(past);
  await close(past);
  // The waqf has no books before that year, so nothing locks those days by themselves.
  expect(codeOf(await enter('5.00', `${past - 1}-12-31`))).toBe('ledger.period-closed');
  await expect(post(`${past - 1}-07-01T09:00:00Z`)).rejects.toMatchObject({ constraint: 'transfer_period_open' });
  await act(past, 'exceptions', { hours: 2, reason: 'فاتورة متأخرة' }, waqif);
  expect(codeOf(await enter('5.00', `${past - 1}-12-31`))).toBe('ledger.period-closed');
  expect((await view(past)).figures).toEqual(before.figures);
});

test('a year with a closed one after it gets no exception, and an exception ends when that one is closed', async () => {
  await enter('10.00', `${past - 1}-03-01`);
  await close(past - 1);
  await act(past - 1, 'exceptions', { hours: 2, reason: 'فاتورة متأخرة' }, waqif);
  const before = await view(past);
  expect((await close(past)).status).toBe(200);
  expect(codeOf(await enter('5.00', `${past - 1}-04-01`))).toBe('ledger.period-closed');
  expect((await view(past - 1, waqif)).year.acts).toEqual([]);
  const again = await act(past - 1, 'exceptions', { hours: 2, reason: 'فاتورة متأخرة' }, waqif);
  expect(codeOf(again)).toBe('closing.later-year-closed');
  expect((await view(past)).figures).toEqual(before.figures);
});

test('a year is not closed while the one before it has entries that its closing does not count', async () => {
  await enter('10.00', `${past - 1}-03-01`);
  await close(past - 1);
  await act(past - 1, 'exceptions', { hours: 2, reason: 'فاتورة متأخرة' }, waqif);
  expect((await enter('5.00', `${past - 1}-04-01`)).status).toBe(201);
  expect((await view(past)).checklist.filter(({ done }) => !done)).toMatchObject([
    { key: 'earlier', to: `/waqf/${waqfId}/years/${past - 1}`, detail: { en: expect.stringContaining('again') } },
  ]);
  expect(codeOf(await close(past))).toBe('closing.incomplete');
  expect((await close(past - 1)).status).toBe(200);
  expect((await close(past)).status).toBe(200);
});

test('an expired exception allows no entry', async () => {
  await enter('10.00', `${past}-03-01`);
  await close(past);
  await act(past, 'exceptions', { hours: 1, reason: 'فاتورة متأخرة' }, waqif);
  api.clock.advance({ minutes: 61 });
  [nazir, waqif, admin] = (await Promise.all(
    [people.nazir, people.waqif, people.admin].map((id) => api.signIn(id)),
  )) as [Browser, Browser, Browser];
  expect(codeOf(await enter('4.00', `${past}-04-01`))).toBe('ledger.period-closed');
  expect((await view(past)).exceptions).toMatchObject([{ isOver: true }]);
});

test('reopening needs a second person, keeps the closing, and starts with the newest year', async () => {
  await enter('10.00', `${past - 1}-03-01`);
  await close(past - 1);
  await close(past);
  expect(codeOf(await act(past - 1, 'reopen', { reason: 'خطأ في القيد' }))).toBe('closing.later-year-closed');
  const asked = await act(past, 'reopen', { reason: 'خطأ في القيد' });
  expect(asked).toMatchObject({ status: 200, body: { reopening: { approvalId: expect.any(String) } } });
  expect(codeOf(await act(past, 'reopen', { reason: 'خطأ في القيد' }))).toBe('closing.reopening-waits');
  expect((await decide('approve', nazir)).status).toBe(403);
  expect((await decide('reject')).status).toBe(200);
  expect(await view(past)).toMatchObject({ reopening: null, year: { state: 'closed' } });

  await act(past, 'reopen', { reason: 'خطأ في القيد' });
  const waiting = (await waqif.get('/api/approvals?status=waiting')).body as { approvals: Approval[] };
  expect(waiting.approvals.find(({ waqfId: of }) => of === waqfId)).toMatchObject({
    describe: { ar: expect.stringContaining('خطأ في القيد') },
    subjectPage: `/waqf/${waqfId}/years/${past}`,
  });
  expect((await decide('approve')).status).toBe(200);
  expect(await view(past)).toMatchObject({
    year: { state: 'reopened', acts: ['close'] },
    closings: [{ state: 'reopened', reason: 'خطأ في القيد' }],
  });
  expect((await enter('3.00', `${past}-03-05`)).status).toBe(201);
  expect(await close(past)).toMatchObject({
    status: 200,
    body: { closings: [{ state: 'closed' }, { state: 'reopened' }] },
  });
});

test('the calendar does not change once a year is closed', async () => {
  await enter('10.00', `${past}-03-01`);
  await close(past);
  expect((await list()).mayChangeCalendar).toBe(false);
  expect(codeOf(await waqif.put(path('/fiscal-calendar'), { calendar: 'hijri', startMonth: 1 }))).toBe(
    'closing.calendar-fixed',
  );
});

test('of two simultaneous closings one takes effect, and concurrent entries are included or refused', async () => {
  await enter('10.00', `${past}-03-01`);
  const { hash } = await view(past);
  const answers = await Promise.all([
    act(past, 'close', { hash }),
    act(past, 'close', { hash }),
    ...Array.from({ length: 6 }, (_, index) => enter('1.00', `${past}-04-0${index + 1}`)),
  ]);
  const [one, two, ...entered] = answers;
  const made = [one, two].filter((answer) => answer?.status === 200);
  const after = await view(past);
  expect(made.length).toBeLessThanOrEqual(1);
  expect(after.closings).toHaveLength(made.length);
  const [latest] = after.closings;
  // Whichever came first, the closed figures are those of the books.
  if (latest) expect(latest.figures).toEqual(after.figures);
  const count = 1 + entered.filter(({ status }) => status === 201).length;
  expect(after.figures.entries).toBe(count);
});

test('of two simultaneous closings without concurrent entries exactly one takes effect', async () => {
  await enter('10.00', `${past}-03-01`);
  const { hash } = await view(past);
  const answers = await Promise.all([act(past, 'close', { hash }), act(past, 'close', { hash })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await view(past)).closings).toHaveLength(1);
});

test('open statement lines and a missing statement stop the closing of a waqf with an account', async () => {
  const waqf = await RunWaqf.open(api, nazir);
  waqfId = waqf.id;
  await nazir.put(path('/fiscal-calendar'), { calendar: 'gregorian', startMonth: 1 });
  await enter('10.00', `${past}-03-01`);
  const leftKeys = async () => (await view(past)).checklist.filter(({ done }) => !done).map(({ key }) => key);
  // The account was opened today, after that year: the year has no statements.
  expect(await leftKeys()).toEqual([]);
  await api.query(`UPDATE banking.account SET opened_at = $2 WHERE waqf_id = $1`, [waqfId, `${past}-02-01`]);
  expect(await leftKeys()).toEqual(['statements']);
  const left = (await view(past)).checklist.filter(({ done }) => !done);
  expect(left[0]?.to).toBe(`/waqf/${waqfId}/reconciliation`);
  expect(codeOf(await close(past))).toBe('closing.incomplete');
});

test('the balances are compared on the last day also when the only statement ends after it', async () => {
  const waqf = await RunWaqf.open(api, nazir);
  waqfId = waqf.id;
  await nazir.put(path('/fiscal-calendar'), { calendar: 'gregorian', startMonth: 1 });
  await api.query(`UPDATE banking.account SET opened_at = $2 WHERE waqf_id = $1`, [waqfId, `${past}-02-01`]);
  const lines = [
    { bookedOn: `${past}-03-01`, amount: halalas(1000n), reference: 'REF1', description: 'حركة' },
    { bookedOn: `${past + 1}-01-01`, amount: halalas(500n), reference: 'REF2', description: 'حركة' },
  ];
  for (const { amount, bookedOn } of lines) await enter(formatAmountForWire(amount), bookedOn);
  const [{ iban } = { iban: '' }] = await api.query<{ iban: string }>(
    'SELECT iban FROM banking.account WHERE waqf_id = $1',
    [waqfId],
  );
  const form = new FormData();
  form.set('file', new Blob([writeMt940({ iban, number: '1', opening: halalas(0n), lines })]), 'كشف.txt');
  expect((await nazir.upload(path('/statements'), form)).status).toBe(201);
  const left = async () => (await view(past)).checklist.filter(({ done }) => !done);
  expect(await left()).toEqual([]);
  // The bank knows nothing of this entry, and every line has its own.
  await enter('7.00', `${past}-06-01`);
  expect(await left()).toMatchObject([
    { key: 'balance', detail: { en: expect.stringContaining('They differ by −7.00 SAR') } },
  ]);
  expect(codeOf(await close(past))).toBe('closing.incomplete');
});

test('a year is not closed while a repeating transaction of it waits, which could not be entered afterwards', async () => {
  await enter('100.00', `${past}-03-01`);
  const plan = { waqfId, type: 'income', source: 'rent', amount: '5.00', description: 'إيجار شهري', everyMonths: 1 };
  const days = { firstOn: `${past}-11-30`, lastOn: `${past + 1}-01-31` };
  const asked = await nazir.post('/api/repeating-transactions', { ...plan, ...days });
  const { id } = (asked.body as { repeating: { id: string } }).repeating;
  const answer = (name: string, dueOn: string) => nazir.post(`/api/repeating-transactions/${id}/${name}`, { dueOn });
  const waiting = async () => (await view(past)).checklist.find(({ key }) => key === 'repeating');
  expect(await waiting()).toMatchObject({ done: false, detail: { en: 'Occurrences that await an answer: 2' } });
  expect(codeOf(await close(past))).toBe('closing.incomplete');
  expect((await answer('confirm', `${past}-11-30`)).status).toBe(201);
  expect((await answer('skip', `${past}-12-30`)).status).toBe(200);
  expect(await waiting()).toMatchObject({ done: true, detail: null });
  expect((await close(past)).status).toBe(200);
});
