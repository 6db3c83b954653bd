import type { DistributionRun } from '@waqf/contracts/distributions';
import { riyadhDay } from '@waqf/formats';
import { Jobs } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { expectLinesCounted, heirs, lineOf, runIn, RunWaqf } from './run-waqf.js';

const many = 4_100;
let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqf: RunWaqf;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = (await Promise.all([people.nazir, people.waqif].map((id) => api.signIn(id)))) as [Browser, Browser];
  waqf = await RunWaqf.open(api, nazir);
  await waqf.add({ ...heirs.noura, allocatedPercentage: 18 });
  // All are recorded at the same moment: paging must neither skip nor repeat anybody.
  await api.query(
    `WITH people AS (
       INSERT INTO identity.person (id, national_id, full_name, active_role, created_at, search_key)
       SELECT gen_random_uuid(), (2200000000 + n)::text, 'مستفيد رقم ' || n, 'beneficiary', now(), ''
       FROM generate_series(1, ${many}) AS n RETURNING id, national_id, full_name)
     INSERT INTO beneficiaries.beneficiary (id, waqf_id, person_id, national_id, full_name, allocated_percentage,
       created_at, found_by)
     SELECT gen_random_uuid(), $1, id, national_id, full_name, 0.02, clock_timestamp(), ''::tsvector FROM people`,
    [waqf.id],
  );
  await waqf.enter('1000000.00');
}, 180_000);
afterEach(() => expectLinesCounted(api));
afterAll(() => api.stop());

const year = () => {
  const today = riyadhDay(api.clock.now());
  return { from: `${today.slice(0, 4)}-01-01`, to: today };
};

/** Starts the calculation and waits until it has a result or was refused. */
async function calculated(runId: string): Promise<DistributionRun> {
  const jobs = api.application.app.get(Jobs, { strict: false });
  // Otherwise the job may be finished before the request that starts it is answered.
  jobs.stopClaiming();
  const asked = runIn(await waqf.act(runId, 'calculate'));
  await jobs.start();
  expect(asked).toMatchObject({ calculation: { done: 0, total: many + 1, problem: null }, may: [] });
  for (const deadline = Date.now() + 60_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const { run } = await waqf.view(runId);
    if (run.calculation === null || run.calculation.problem !== null) return run;
    if (Date.now() > deadline) throw new Error(`still calculating: ${JSON.stringify(run.calculation)}`);
  }
}

test('a large run is calculated by a job with its progress, is refused with a reason, and is paid', async () => {
  const { id } = runIn(await waqf.start(year()));
  await api.query(
    'UPDATE beneficiaries.beneficiary SET allocated_percentage = 18.0001 WHERE waqf_id = $1 AND full_name = $2',
    [waqf.id, heirs.noura.fullName],
  );
  const refused = await calculated(id);
  expect(refused).toMatchObject({
    state: 'draft',
    calculation: {
      problem: { code: 'distributions.shares-above-100', en: expect.stringMatching(/100\.0001%.* more$/) },
    },
    may: ['calculate', 'cancel'],
  });
  await api.query(
    'UPDATE beneficiaries.beneficiary SET allocated_percentage = 18 WHERE waqf_id = $1 AND full_name = $2',
    [waqf.id, heirs.noura.fullName],
  );
  const run = await calculated(id);
  expect(run).toMatchObject({
    state: 'calculated',
    pool: '1000000.00',
    allocated: '1000000.00',
    outdated: false,
    calculation: null,
    counts: { all: { lines: many + 1, amount: '1000000.00' }, withheld: { lines: many, amount: '820000.00' } },
  });
  const [row] = await api.query<{ lines: string; people: string; places: string }>(
    `SELECT count(*) AS lines, count(DISTINCT beneficiary_id) AS people, max(place) AS places
     FROM distributions.run_line WHERE run_id = $1`,
    [id],
  );
  expect(row).toMatchObject({ lines: String(many + 1), people: String(many + 1), places: many + 1 });
  // A second calculation gives the same result: the hash covers every line.
  const again = await calculated(id);
  expect(again.hash).toBe(run.hash);

  await waqf.act(id, 'submit', { hash: run.hash });
  runIn(await waqf.act(id, 'approve', { hash: run.hash }, waqif));
  await waqf.act(id, 'pay');
  await waqf.settled(id);
  const paid = await waqf.view(id, nazir, '?state=paid');
  expect(paid.lines).toHaveLength(1);
  expect(lineOf(paid, heirs.noura.fullName)).toMatchObject({ amount: '180000.00', state: 'paid' });
  expect(await waqf.funds()).toMatchObject({ ghalla: '0.00', payable: '820000.00' });
}, 180_000);
