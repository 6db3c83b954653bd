import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Desk, DeskItem } from '@waqf/contracts/desk';
import { riyadhDay } from '@waqf/formats';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { heirs, lineOf, runIn, RunWaqf } from './run-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqf: RunWaqf;
let today: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  waqf = await RunWaqf.open(api, nazir);
  for (const heir of Object.values(heirs)) await waqf.add({ ...heir, entitledFrom: '2020-01-01' });
  today = riyadhDay(api.clock.now());
}, 180_000);
afterAll(() => api.stop());

const items = async (kind: DeskItem['kind']): Promise<DeskItem[]> =>
  ((await nazir.get('/api/desk')).body as Desk).items.filter((item) => item.kind === kind);

test('an approved run shows on the desk what its button pays, without shares paid by hand', async () => {
  await waqf.enter('1000.00', today);
  const { id } = await waqf.calculated({ from: today, to: today });
  await waqf.act(id, 'submit', {});
  runIn(await waqf.act(id, 'approve', {}, waqif));
  expect((await items('run_to_pay')).map(({ amount }) => amount)).toEqual(['1000.00']);
  const { id: lineId } = lineOf(await waqf.view(id), heirs.noura.fullName);
  runIn(await waqf.act(id, `lines/${lineId}/payment`, { method: 'cash', receiptNumber: 'R-1', paidOn: today }));
  const { run } = await waqf.view(id);
  expect(run.counts.payable.amount).toBe('500.00');
  expect((await items('run_to_pay')).map(({ amount }) => amount)).toEqual([run.counts.payable.amount]);
});

test('refused payments beyond those that are listed are counted in one further row', async () => {
  const [run] = await api.query<{ id: string }>('SELECT id FROM distributions.run');
  await api.query(`UPDATE distributions.run SET state = 'partially_failed' WHERE id = $1`, [run?.id]);
  await api.query(
    `UPDATE distributions.run_line SET state = 'failed', failure_code = 'AC06', failure_ar = 'موقوف',
       failure_en = 'blocked', failed_at = now() WHERE run_id = $1 AND state = 'payable'`,
    [run?.id],
  );
  const columns = await api.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'distributions'
       AND table_name = 'run_line' AND is_generated = 'NEVER'
       AND column_name NOT IN ('id', 'place', 'beneficiary_id', 'payment_id')`,
  );
  const copied = columns.map(({ name }) => name).join(', ');
  await api.query(
    `INSERT INTO distributions.run_line (id, place, beneficiary_id, ${copied})
     SELECT gen_random_uuid(), place + 100 * n, gen_random_uuid(), ${copied}
     FROM distributions.run_line, generate_series(1, 11) AS of (n) WHERE run_id = $1 AND state = 'failed'`,
    [run?.id],
  );
  const failed = await items('failed_payment');
  expect(failed).toHaveLength(21);
  expect(failed.filter(({ payment }) => payment)).toHaveLength(20);
  expect(failed.at(-1)).toMatchObject({ title: { en: 'Further refused payments: 4' }, amount: null });
});
