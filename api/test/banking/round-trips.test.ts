import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import pg from 'pg';
import { IdentityFacade } from '../../src/identity/index.js';
import { newId, personOf } from '../../src/platform/index.js';
import { DispatchRepository } from '../../src/banking/persistence/dispatch.repository.js';
import type { TransferRequest } from '../../src/banking/use-cases/judge-transfers.js';
import { RecordTransfers } from '../../src/banking/use-cases/record-transfers.js';
import { SettleTransfers } from '../../src/banking/use-cases/settle-transfers.js';
import { DispatchTransfers } from '../../src/banking/use-cases/dispatch-transfers.js';
import { startApi, type TestApi } from '../harness.js';
import { people, systemCtx } from '../membership/approved-waqf.js';
import { waitUntilDelivered, providerOf, type WaqfMoney, waqfWithMoney } from './waqf-money.js';

/** Counts the SQL statements of one flow of work, without other queries of the process at the same time. */
const counted = new AsyncLocalStorage<{ statements: number }>();
const query = pg.Client.prototype.query;
let api: TestApi;
let money: WaqfMoney;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  money = await waqfWithMoney(api);
  await providerOf(api, DispatchTransfers).stop();
  pg.Client.prototype.query = function counting(this: pg.Client, ...args: Parameters<typeof query>) {
    const count = counted.getStore();
    if (count) count.statements += 1;
    return query.apply(this, args);
  } as typeof query;
}, 180_000);
afterEach(() => waitUntilDelivered(api));
afterAll(async () => {
  pg.Client.prototype.query = query;
  await api.stop();
});

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const count = { statements: 0 };
  await counted.run(count, work);
  return count.statements;
}

async function requests(count: number, riyals = 1n): Promise<TransferRequest[]> {
  const nazir = await providerOf(api, IdentityFacade).actingAs(systemCtx(api), people.nazir, 'nazir');
  return Array.from({ length: count }, () => ({
    by: { ...nazir, actor: personOf(nazir) },
    id: newId(),
    fromAccountId: money.main.id,
    toAccountId: money.subs[0].id,
    amount: halalas(riyals * 100n),
    description: null,
    receivedAt: performance.now(),
  }));
}

test('recording a batch of transfers takes ten SQL statements for 1 and for 20 transfers', async () => {
  const record = providerOf(api, RecordTransfers);
  for (const count of [1, 20]) {
    const batch = await requests(count);
    expect(await statementsOf(() => record.execute(systemCtx(api), batch))).toBe(10);
  }
});

test('recording a batch that needs approval takes twelve SQL statements for 1 and for 20 transfers', async () => {
  await api.query('INSERT INTO banking.transfer_policy (waqf_id, approval_above_halalas) VALUES ($1, 0)', [
    money.waqfId,
  ]);
  const record = providerOf(api, RecordTransfers);
  for (const count of [1, 20]) {
    const batch = await requests(count);
    expect(await statementsOf(() => record.execute(systemCtx(api), batch))).toBe(12);
  }
  await api.query('DELETE FROM banking.transfer_policy');
});

test('completing a batch of transfers takes six SQL statements for 1 and for 16 transfers', async () => {
  for (const count of [1, 16]) {
    await providerOf(api, RecordTransfers).execute(systemCtx(api), await requests(count));
    const claimed = await providerOf(api, DispatchRepository).claim(systemCtx(api), 1000, 60_000);
    const completions = claimed.slice(-count).map((transfer) => ({ transfer, bankReference: newId() }));
    expect(await statementsOf(() => providerOf(api, SettleTransfers).complete(systemCtx(api), completions))).toBe(6);
  }
});
