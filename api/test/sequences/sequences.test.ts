import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { judged, mayFindItDone } from '../../prove/audit/judge.mjs';
import { unsafeRoutes } from '../audit-witness.js';
import { startApi, type TestApi } from '../harness.js';
import { tellFigures } from '../proof-figures.js';
import { StateWatch } from './checks.js';
import { covered, Play } from './play.js';

/** The length of the sequence and its seed; `npm run prove:sequences` uses longer ones, with other seeds. */
const steps = Number(process.env['WAQF_SEQUENCE_STEPS'] ?? 150);
const seed = Number(process.env['WAQF_SEQUENCE_SEED'] ?? 198);

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
}, 180_000);
afterAll(() => api.stop());

/** Successful calls that left no entry in the audit trail; a short sequence does not call every route. */
async function silentCalls(): Promise<string[]> {
  const { faults } = judged(unsafeRoutes(api.application), await api.witness.seen());
  return faults.filter((fault) => {
    const route = /^(.+): (?:\d+ of \d+ )?left no entry/.exec(fault)?.[1];
    const untold = /no call of it succeeded|says not what was before and after/.test(fault);
    return !untold && !(route !== undefined && route in mayFindItDone);
  });
}

test(`a random sequence of ${steps} steps by many people breaks no rule`, async () => {
  const figures = await new Play(api, seed).run(steps, Math.min(steps, 250));
  const { called, routes, left } = await covered(api);
  const faults = [...figures.faults, ...(await silentCalls())];
  const { calls, accepted, refused, repeated, moves } = figures;
  tellFigures(
    `sequences: ${calls} calls (${accepted} accepted, ${refused} refused), ${called} of ${routes} unsafe routes, ` +
      `${repeated} keys repeated, ${moves} moves of the clock, ${faults.length} faults, seed ${seed}`,
  );
  // In the long form only.
  if (process.env['WAQF_SEQUENCE_STEPS']) process.stdout.write(`not called with success: ${left.join(', ')}\n`);
  expect(faults).toEqual([]);
  expect(accepted).toBeGreaterThan(calls / 3);
}, 3_600_000);

test('books that were altered are found', async () => {
  const play = new Play(api, seed);
  await play.run(12, 12);
  expect(play.figures.faults).toEqual([]);
  await api.query("UPDATE ledger.account SET balance_halalas = balance_halalas + 1 WHERE fund = 'ghalla'");
  const faults = (await play.check(12)).join('\n');
  for (const found of ['the books are broken', 'the accounts add up to', 'position of'])
    expect(faults).toContain(found);
}, 600_000);

test('a state to which no transition leads is found', async () => {
  let state = 'approved';
  const watch = new StateWatch({ query: async <T extends object>() => [{ id: '1', state }] as unknown as T[] });
  expect(await watch.faults()).toEqual([]);
  state = 'draft';
  expect(await watch.faults()).toContain('endowments.waqf went from approved to draft');
});
