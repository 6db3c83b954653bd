import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Desk } from '@waqf/contracts/desk';
import type { Repeating, Transaction } from '@waqf/contracts/finances';
import { addMonths, riyadhDay } from '@waqf/formats';
import { codeIn } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqf: RunWaqf;
let first: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  waqf = await RunWaqf.open(api, nazir);
  // The first day of the previous month, so that two due days have passed.
  first = `${addMonths(riyadhDay(api.clock.now()).slice(0, 7), -1)}-01`;
}, 180_000);
afterAll(() => api.stop());

const path = '/api/repeating-transactions';
const rent = () => ({
  waqfId: waqf.id,
  type: 'income',
  amount: '3200.00',
  description: 'إيجار المعرض',
  source: 'rent',
  everyMonths: 1,
  firstOn: first,
});
const planIn = ({ body }: Answer) => (body as { repeating: Repeating }).repeating;
const list = async (by = nazir) =>
  ((await by.get(`${path}?waqfId=${waqf.id}`)).body as { repeating: Repeating[] }).repeating;
const act = (id: string, name: string, body?: object, by = nazir) => by.post(`${path}/${id}/${name}`, body);
const entered = async () =>
  ((await nazir.get(`/api/transactions?waqfId=${waqf.id}`)).body as { transactions: Transaction[] }).transactions;

test('bad plans are refused, and so is a plan of a user who may not record', async () => {
  const fields = [{ amount: '0' }, { everyMonths: 2 }, { firstOn: '2026-02-30' }, { description: 'أ' }];
  const kinds = [{ source: 'asset_sale' }, { category: 'salaries' }, { type: 'expense' }];
  for (const bad of [...fields, ...kinds]) expect((await nazir.post(path, { ...rent(), ...bad })).status).toBe(400);
  expect(codeIn(await nazir.post(path, { ...rent(), lastOn: '2020-01-01' }))).toBe('finances.repeating-days');
  const old = await nazir.post(path, { ...rent(), firstOn: '1900-01-01' });
  expect(old.body).toMatchObject({ code: 'finances.occurred-too-long-ago', errors: [{ field: 'firstOn' }] });
  expect((await waqif.post(path, rent())).status).toBe(403);
  expect((await (await api.signIn(people.otherNazir)).post(path, rent())).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('a plan proposes its due days, also on the desk, and records nothing by itself', async () => {
  const plan = planIn(await nazir.post(path, rent()));
  expect(plan.due).toEqual([first, `${addMonths(first.slice(0, 7), 1)}-01`]);
  expect(await entered()).toEqual([]);
  const { items } = (await nazir.get('/api/desk')).body as Desk;
  expect(items.filter(({ kind }) => kind === 'repeating_due').map(({ repeating }) => repeating)).toEqual(
    plan.due.map((dueOn) => ({ id: plan.id, dueOn })),
  );
  expect((await list(waqif)).map(({ id }) => id)).toEqual([plan.id]);
});

test('a due day is answered once: recorded on its day, or skipped', async () => {
  const [plan] = await list();
  const [one, two] = plan?.due ?? [];
  const id = plan?.id ?? '';
  expect((await act(id, 'confirm', { dueOn: one }, waqif)).status).toBe(403);
  expect(codeIn(await act(id, 'confirm', { dueOn: plan?.nextOn }))).toBe('finances.nothing-due');
  const both = await Promise.all([act(id, 'confirm', { dueOn: one }), act(id, 'confirm', { dueOn: one })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await entered()).toMatchObject([{ amount: '3200.00', source: 'rent', occurredOn: one }]);
  expect(planIn(await act(id, 'skip', { dueOn: two })).due).toEqual([]);
  expect(codeIn(await act(id, 'confirm', { dueOn: two }))).toBe('finances.nothing-due');
  expect(await entered()).toHaveLength(1);
  expect((await waqf.funds())['ghalla']).toBe('3200.00');
});

test('who confirms an amount does not enter another one that somebody has put in its place', async () => {
  const { id, due } = planIn(await nazir.post(path, { ...rent(), description: 'إيجار السطح' }));
  const before = await entered();
  expect((await nazir.patch(`${path}/${id}`, { amount: '3500' })).status).toBe(200);
  const confirm = (amount: string) => act(id, 'confirm', { dueOn: due[0], seen: { amount } });
  expect((await confirm('3200.00')).body).toMatchObject({
    status: 409,
    code: 'platform.changed-meanwhile',
    now: { amount: '3500.00' },
  });
  expect(await entered()).toEqual(before);
  const { transaction } = (await confirm('3500.00')).body as { transaction: Transaction };
  expect(transaction.amount).toBe('3500.00');
  const reason = { reason: 'من الاختبار' };
  const headers = { 'idempotency-key': '01920000-0000-7000-8000-0000000000fa' };
  expect((await nazir.post(`/api/transactions/${transaction.id}/reverse`, reason, { headers })).status).toBe(201);
  expect((await act(id, 'end')).status).toBe(200);
});

test('a day whose transaction is reversed waits again, and a skipped one does not', async () => {
  const plan = planIn(await nazir.post(path, { ...rent(), description: 'إيجار المستودع' }));
  const [one, two] = plan.due;
  const due = async () => (await list()).find(({ id }) => id === plan.id)?.due;
  const recorded = (await act(plan.id, 'confirm', { dueOn: one })).body as { transaction: Transaction };
  await act(plan.id, 'skip', { dueOn: two });
  expect(await due()).toEqual([]);
  const reverse = () =>
    nazir.post(
      `/api/transactions/${recorded.transaction.id}/reverse`,
      { reason: 'تراجع فور التسجيل' },
      { headers: { 'idempotency-key': '01920000-0000-7000-8000-0000000000f9' } },
    );
  expect((await reverse()).status).toBe(201);
  expect(await due()).toEqual([one]);
  expect((await act(plan.id, 'confirm', { dueOn: one })).status).toBe(201);
  // The repeated request reverses nothing more, and the new answer stands.
  await reverse();
  expect(await due()).toEqual([]);
  expect((await act(plan.id, 'end')).status).toBe(200);
});

test('a changed plan applies to future due days, and an ended plan proposes nothing', async () => {
  const [plan] = await list();
  const id = plan?.id ?? '';
  const changed = await nazir.patch(`${path}/${id}`, { amount: '3500.00' });
  expect(planIn(changed)).toMatchObject({ amount: '3500.00', description: 'إيجار المعرض' });
  expect((await entered())[0]?.amount).toBe('3200.00');
  expect(codeIn(await nazir.patch(`${path}/${id}`, { lastOn: '2020-01-01' }))).toBe('finances.repeating-days');
  expect(planIn(await act(id, 'end')).nextOn).toBeNull();
  expect(await list()).toEqual([]);
  expect(codeIn(await act(id, 'skip', { dueOn: first }))).toBe('finances.repeating-ended');
});

test('an expense that the yield does not cover is refused and stays due', async () => {
  const salary = { ...rent(), type: 'expense', source: null, category: 'salaries', amount: '9000.00' };
  const plan = planIn(await nazir.post(path, { ...salary, description: 'راتب الحارس' }));
  const refused = await act(plan.id, 'confirm', { dueOn: plan.due[0] });
  expect([refused.status, codeIn(refused)]).toEqual([422, 'finances.insufficient-balance']);
  expect((await list())[0]?.due).toEqual(plan.due);
  const [row] = await api.query<{ occurrences: string }>(
    'SELECT count(*)::text AS occurrences FROM finances.repeating_turn WHERE repeating_id = $1',
    [plan.id],
  );
  expect(row?.occurrences).toBe('0');
});
