import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { riyadhDay } from '@waqf/formats';
import { parseAmount } from '@waqf/money';
import { InlineDivider } from '../../src/distributions/division/inline-divider.js';
import { WriteCalculation } from '../../src/distributions/use-cases/write-calculation.js';
import { EnterTransactions } from '../../src/finances/use-cases/enter-transactions.js';
import { Memberships } from '../../src/membership/index.js';
import { newId } from '../../src/platform/index.js';
import { inTransaction, providerOf, waitUntilDelivered } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { untilSomebodyWaits } from '../lock-waits.js';
import { people } from '../membership/approved-waqf.js';
import { heirs, runIn, RunWaqf } from './run-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqf: RunWaqf;
let day: string;
let today: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
}, 180_000);
afterAll(() => api.stop());

beforeEach(async () => {
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  waqf = await RunWaqf.open(api, nazir);
  await waqf.add({ ...heirs.noura, allocatedPercentage: 100, entitledFrom: '2020-01-01' });
  day = riyadhDay(api.clock.now());
  api.clock.advance({ hours: 24 });
  today = riyadhDay(api.clock.now());
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  waqf.nazir = nazir;
  await waqf.enter('1000.00', day);
});

/** The yield that a run of today divides after the run of the previous day was approved. */
async function grossOfNext(runId: string): Promise<string | null> {
  runIn(await waqf.act(runId, 'submit', {}));
  runIn(await waqf.act(runId, 'approve', {}, waqif));
  await waqf.enter('10.00', today);
  return (await waqf.calculated({ from: today, to: today })).gross;
}

test('an income that is recorded while a run is calculated is distributed once', async () => {
  const { id } = runIn(await waqf.start({ from: day, to: day }));
  const write = providerOf(api, WriteCalculation);
  await inTransaction(api, async (ctx) => {
    const run = await write.lock(ctx, id);
    if (!run) throw new Error('the run is gone');
    const income = { type: 'income', amount: '70', description: 'إيجار', source: 'rent', occurredOn: day };
    expect((await nazir.post('/api/transactions', { waqfId: waqf.id, ...income })).status).toBe(201);
    await write.execute(ctx, run, new InlineDivider());
  });
  await waitUntilDelivered(api);
  expect((await waqf.view(id)).run.gross).toBe('1070.00');
  expect(await grossOfNext(id)).toBe('10.00');
});

test('an income whose recording has begun when a run is calculated is not lost', async () => {
  const { id } = runIn(await waqf.start({ from: day, to: day }));
  const [entered, mayCommit] = [signal(), signal()];
  const recording = inTransaction(api, async (ctx) => {
    const membership = await providerOf(api, Memberships).requireRelation(ctx, waqf.id, []);
    const income = { id: newId(), waqfId: waqf.id, type: 'income' as const, amount: parseAmount('70') };
    const details = { description: 'إيجار', source: 'rent' as const, category: null };
    const occurredAt = new Date(`${day}T12:00:00+03:00`);
    await providerOf(api, EnterTransactions).enter(ctx, membership, [{ ...income, ...details, occurredAt }]);
    entered.give();
    await mayCommit.given;
  });
  await entered.given;
  const calculating = waqf.act(id, 'calculate');
  await untilSomebodyWaits(api);
  mayCommit.give();
  await recording;
  const { gross } = runIn(await calculating);
  await waitUntilDelivered(api);
  const next = await grossOfNext(id);
  expect([gross, next]).toEqual(['1070.00', '10.00']);
});

function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}
