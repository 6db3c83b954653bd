import { addDays, riyadhDay } from '@waqf/formats';
import { WatchRuns } from '../../src/distributions/use-cases/watch-runs.js';
import { providerOf } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { expectLinesCounted, heirs, runIn, RunWaqf } from './run-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqf: RunWaqf;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
  waqif = await api.signIn(people.waqif);
  waqf = await RunWaqf.open(api, nazir);
  for (const heir of Object.values(heirs)) await waqf.add(heir);
  await waqf.enter('1000.00');
}, 180_000);
afterAll(() => api.stop());

const watched = () => providerOf(api, WatchRuns).execute();
const today = () => riyadhDay(api.clock.now());

test('a run whose job is lost is paid to its end, each line once', async () => {
  const { id } = await waqf.calculated({ from: today(), to: today() });
  await waqf.act(id, 'submit', {});
  runIn(await waqf.act(id, 'approve', {}, waqif));
  expect(await watched()).toEqual({ sent: 0, failed: 0 });
  // As a process leaves it that is killed three times before it sends the lines.
  await api.query(`UPDATE distributions.run SET state = 'paying' WHERE id = $1`, [id]);
  expect(await watched()).toEqual({ sent: 1, failed: 0 });
  await waqf.settled(id);
  expect((await waqf.view(id)).run).toMatchObject({
    state: 'paid',
    counts: { paid: { lines: 3, amount: '1000.00' }, payable: { lines: 0 } },
  });
  expect(await watched()).toEqual({ sent: 0, failed: 0 });
  await expectLinesCounted(api);
  const atBank = await api.query(
    `SELECT (sum(line.amount_halalas) / 100)::int AS sum, count(*)::int AS times
     FROM bank_sandbox.statement_line line JOIN banking.account ON account.iban = line.iban
     WHERE account.waqf_id = $1 AND account.beneficiary_id IS NOT NULL`,
    [waqf.id],
  );
  expect(atBank).toEqual([{ sum: 1000, times: 3 }]);
});

test('a calculation whose job is lost says so, and the run can be calculated again', async () => {
  const before = addDays(today(), -1);
  const { id } = runIn(await waqf.start({ from: before, to: before }));
  await api.query(
    `INSERT INTO distributions.calculation (run_id, requested_by, done, total, changed_at)
     SELECT id, started_by, 1, 3000, now() FROM distributions.run WHERE id = $1`,
    [id],
  );
  expect((await waqf.view(id)).run).toMatchObject({ calculation: { done: 1, problem: null }, may: [] });
  expect(await watched()).toEqual({ sent: 0, failed: 1 });
  expect((await waqf.view(id)).run).toMatchObject({
    calculation: { problem: { code: 'distributions.calculation-failed' } },
    may: ['calculate', 'cancel'],
  });
  expect(await watched()).toEqual({ sent: 0, failed: 0 });
});
