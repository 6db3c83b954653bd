import type {
  LatestRuns,
  PaymentDetails,
  PaymentList,
  PaymentSummary,
  RulesAnswer,
  RunAnswer,
  RunList,
} from '@waqf/contracts/distributions';
import type { PublicStats } from '@waqf/contracts/reporting';
import type { Reconciliation } from '@waqf/contracts/reconciliation';
import { addDays, riyadhDay } from '@waqf/formats';
import { Samples } from '../../src/platform/index.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 300_000);
afterAll(() => api.stop());

test('the first sample waqf has current and proposed rules, two earlier runs, a partly failed and a submitted one', async () => {
  const nazir = await api.signIn(people.nazir);
  const [waqf] = await api.query<{ id: string }>(`SELECT id FROM endowments.waqf WHERE name = 'وقف برج النخيل'`);
  const id = waqf?.id;
  const rules = (await nazir.get(`/api/waqf/${id}/rules`)).body as RulesAnswer;
  expect([rules.version, rules.state, rules.proposed?.version]).toEqual([1, 'in_force', 2]);
  const { runs } = (await nazir.get(`/api/waqf/${id}/distributions`)).body as RunList;
  expect(runs.map(({ state, rulesVersion }) => [state, rulesVersion])).toEqual([
    ['submitted', 1],
    ['partially_failed', 1],
    ['paid', 1],
    ['paid', 1],
  ]);
  const paid = runs[1];
  expect(paid?.counts).toMatchObject({ failed: { lines: 1 }, sent: { lines: 0 } });
  expect(paid?.counts.paid.lines).toBeGreaterThan(3);
  const { lines } = (await nazir.get(`/api/waqf/${id}/distributions/${paid?.id}`)).body as RunAnswer;
  expect(lines.find(({ state }) => state === 'failed')?.failure).toMatchObject({ code: 'AC06' });
  const { stats } = (await api.browser().get('/api/public/stats')).body as { stats: PublicStats };
  // How many of the earlier runs are of this year as well depends on the day of the test.
  expect(Number(stats.distributedThisYear)).toBeGreaterThanOrEqual(Number(paid?.allocated));
});

test('the sample steps of distributions can run again on data that an interrupted or earlier start has left', async () => {
  const runs = () => api.query('SELECT id, state FROM distributions.run ORDER BY id');
  const before = await runs();
  await api.query(`DELETE FROM platform.sample_step WHERE name LIKE 'distributions.%'`);
  await api.application.app.get(Samples).run('distributions.');
  expect(await runs()).toEqual(before);
}, 60_000);

test('a sample beneficiary was paid in three of the last twelve months and sees what changed since the payment before', async () => {
  const noura = await api.signIn(people.beneficiary);
  const { received } = (await noura.get('/api/beneficiary/payments/summary')).body as PaymentSummary;
  expect(received.months.filter(({ amount }) => amount !== '0.00')).toHaveLength(3);
  const { payments } = (await noura.get('/api/beneficiary/payments?progress=arrived')).body as PaymentList;
  expect(payments).toHaveLength(3);
  const days = payments.map(({ period, paidAt }) => Date.parse(paidAt ?? '') - Date.parse(period.to));
  expect(Math.max(...days)).toBeLessThan(70 * 86_400_000);
  const newest = await noura.get(`/api/beneficiary/payments/${payments[0]?.id}`);
  const { payment } = newest.body as { payment: PaymentDetails };
  expect(payment.changes?.previous).toMatchObject({ id: payments[1]?.id, amount: payments[1]?.amount });
  const hind = (await (await api.signIn('1000000099')).get('/api/beneficiary/payments')).body as PaymentList;
  expect(hind.payments.every(({ period }) => period.to > (payments[1]?.period.to ?? ''))).toBe(true);
});

test('the newest run of each waqf is shown to its founder, its nazir and administrators, and to nobody else', async () => {
  const [waqf] = await api.query<{ id: string }>(`SELECT id FROM endowments.waqf WHERE name = 'وقف برج النخيل'`);
  const latestFor = async (nationalId: string) => {
    const answer = await (await api.signIn(nationalId)).get('/api/distributions/latest');
    expect(answer.status).toBe(200);
    return (answer.body as LatestRuns).runs.filter(({ waqfId }) => waqfId === waqf?.id);
  };
  const { runs } = (await (await api.signIn(people.nazir)).get(`/api/waqf/${waqf?.id}/distributions`)).body as RunList;
  const [newest] = runs.map(({ id, waqfId, state, period }) => ({ id, waqfId, state, period }));
  expect(newest?.state).toBe('submitted');
  for (const nationalId of [people.nazir, people.waqif, people.admin])
    expect(await latestFor(nationalId)).toEqual([newest]);
  for (const nationalId of [people.otherNazir, people.beneficiary]) expect(await latestFor(nationalId)).toEqual([]);
});

test('in another sample waqf a run can be started and calculated at once', async () => {
  const [waqf] = await api.query<{ id: string; nazir: string }>(
    `SELECT waqf.id, person.national_id AS nazir FROM endowments.waqf JOIN identity.person ON person.id = waqf.nazir_id
     WHERE waqf.name = 'وقف مشكاة العلم'`,
  );
  const nazir = await api.signIn(waqf?.nazir ?? '');
  const path = `/api/waqf/${waqf?.id}/distributions`;
  expect(((await nazir.get(path)).body as RunList).may).toEqual({ start: true });
  const today = riyadhDay(api.clock.now());
  const { run } = (await nazir.post(path, { from: `${today.slice(0, 4)}-01-01`, to: today })).body as RunAnswer;
  const calculated = await nazir.post(`${path}/${run.id}/calculate`);
  expect(calculated.body).toMatchObject({ run: { state: 'calculated', counts: { all: { lines: 1 } } } });
});

test('in the first sample waqf the next run starts once the two differing statement lines are settled', async () => {
  const [nazir, founder] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  const [waqf] = await api.query<{ id: string }>(`SELECT id FROM endowments.waqf WHERE name = 'وقف برج النخيل'`);
  const at = (tail: string) => `/api/waqf/${waqf?.id}${tail}`;
  const [submitted] = ((await nazir.get(at('/distributions'))).body as RunList).runs;
  expect((await founder.confirmed('POST', at(`/distributions/${submitted?.id}/approve`))).status).toBe(200);
  const today = riyadhDay(api.clock.now());
  const next = { from: addDays(submitted?.period.to ?? '', 1), to: today };
  const refused = await nazir.post(at('/distributions'), next);
  expect(refused.body).toMatchObject({ status: 409, code: 'distributions.books-differ' });
  expect(JSON.stringify(refused.body)).toContain('1,192.50');

  const { suspense } = (await nazir.get(at('/reconciliation'))).body as Reconciliation;
  expect(suspense.map(({ line }) => line.amount)).toEqual(expect.arrayContaining(['1250.00', '-57.50']));
  for (const { line } of suspense) {
    const create = { type: line.amount.startsWith('-') ? 'expense' : 'income', description: line.description };
    // The shorter address, which outside clients know.
    expect((await nazir.post(at('/match'), { lineId: line.id, create })).status).toBe(201);
  }
  const { run } = (await nazir.post(at('/distributions'), next)).body as RunAnswer;
  const calculated = await nazir.post(at(`/distributions/${run.id}/calculate`));
  expect(calculated.body).toMatchObject({ run: { state: 'calculated' } });
});
