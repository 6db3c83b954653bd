import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { RecordTransfers } from '../../src/banking/use-cases/record-transfers.js';
import { IdentityFacade } from '../../src/identity/index.js';
import { newId, personOf } from '../../src/platform/index.js';
import { startApi, type TestApi } from '../harness.js';
import { people, systemCtx } from '../membership/approved-waqf.js';
import { browserAt } from '../replicated-platform.js';
import {
  bookBalance,
  addYield,
  providerOf,
  transfer,
  transferIn,
  type WaqfMoney,
  waqfWithMoney,
} from './waqf-money.js';

// One key in two processes: the first keeps the request in its queue while the second refuses the repetition.
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
}, 120_000);
afterAll(() => api.stop());

/** The outcome of a request that reached a process at `receivedAt`: a refusal code or the state of the transfer. */
async function record(money: WaqfMoney, id: string, riyals: bigint, receivedAt: number): Promise<string> {
  const nazir = await providerOf(api, IdentityFacade).actingAs(systemCtx(api), people.nazir, 'nazir');
  const [outcome] = await providerOf(api, RecordTransfers).execute(systemCtx(api), [
    {
      by: { ...nazir, actor: personOf(nazir) },
      id,
      fromAccountId: money.main.id,
      toAccountId: money.subs[0].id,
      amount: halalas(riyals * 100n),
      description: null,
      receivedAt,
    },
  ]);
  if (outcome === undefined) throw new Error('no outcome');
  return 'refused' in outcome ? outcome.refused.code : outcome.transfer.state;
}

test.each([
  ['goes at once', 40n],
  ['needs the founder', 30_000n],
])('a transfer that %s is not made if its key was refused while it waited in another process', async (_, riyals) => {
  const money = await waqfWithMoney(api, { ghalla: '10.00' });
  const id = newId();
  const receivedByTheFirst = performance.now();
  expect(await record(money, id, riyals, performance.now())).toBe('ledger.insufficient-balance');
  await addYield(api, money.waqfId, '50000.00');

  expect(await record(money, id, riyals, receivedByTheFirst)).toBe('banking.refused-meanwhile');
  expect(await bookBalance(api, money, money.main)).toBe('50010.00');
  expect(await api.query('SELECT 1 FROM banking.transfer WHERE id = $1', [id])).toEqual([]);

  const asked = await record(money, id, riyals, performance.now());
  expect(asked).toBe(riyals > 20_000n ? 'awaiting_approval' : 'recorded');
  expect(await record(money, id, riyals, receivedByTheFirst)).toBe(asked);
});

test('a request repeated at another process moves money once, and both answers name the same transfer', async () => {
  const money = await waqfWithMoney(api, { ghalla: '100.00' });
  const other = await startApi({ samples: 'none', database: api.database, dataFolder: api.dataFolder });
  const nazir = await api.signIn(people.nazir);
  const pages = [nazir, browserAt(other, nazir)];
  const keys = Array.from({ length: 8 }, () => newId());
  const asked = keys.flatMap((key) => pages.map((page) => transfer(page, money.main, money.subs[0], '10', { key })));
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const ids = answers.map((answer) => transferIn(answer).id);
  expect(new Set(ids).size).toBe(keys.length);
  expect(await bookBalance(api, money, money.main)).toBe('20.00');
  await other.stop();
});

test('another key is not affected by a refusal, and stored refusals are deleted after a while', async () => {
  const money = await waqfWithMoney(api, { ghalla: '10.00' });
  const old = newId();
  await record(money, old, 40n, performance.now());
  await api.query(`UPDATE banking.refused_key SET refused_at = refused_at - interval '1 hour' WHERE id = $1`, [old]);
  await record(money, newId(), 40n, performance.now());
  expect(await api.query('SELECT 1 FROM banking.refused_key WHERE id = $1', [old])).toEqual([]);
  expect(await record(money, newId(), 5n, performance.now() - 60_000)).toBe('recorded');
});
