import type { RulesAnswer, RunAnswer, RunList } from '@waqf/contracts/distributions';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 300_000);
afterAll(() => api.stop());

test('a newcomer finds rules in force and proposed, a paid run with a failed line, and a run that awaits the founder', async () => {
  const nazir = await api.signIn(people.nazir);
  const [waqf] = await api.query<{ id: string }>(`SELECT id FROM endowments.waqf WHERE name = 'وقف برج النخيل'`);
  const id = waqf?.id;
  const rules = (await nazir.get(`/api/waqf/${id}/rules`)).body as RulesAnswer;
  expect([rules.version, rules.state, rules.proposed?.version]).toEqual([1, 'in_force', 2]);
  const { runs } = (await nazir.get(`/api/waqf/${id}/distributions`)).body as RunList;
  expect(runs.map(({ state, rulesVersion }) => [state, rulesVersion])).toEqual([
    ['submitted', 1],
    ['partially_failed', 1],
  ]);
  const paid = runs[1];
  expect(paid?.counts).toMatchObject({ failed: { lines: 1 }, sent: { lines: 0 } });
  expect(paid?.counts.paid.lines).toBeGreaterThan(3);
  const { lines } = (await nazir.get(`/api/waqf/${id}/distributions/${paid?.id}`)).body as RunAnswer;
  expect(lines.find(({ state }) => state === 'failed')?.failure).toMatchObject({ code: 'AC06' });
  const { stats } = (await api.browser().get('/api/public/stats')).body as { stats: object };
  expect(JSON.stringify(stats)).toContain(paid?.allocated ?? 'nothing');
});
