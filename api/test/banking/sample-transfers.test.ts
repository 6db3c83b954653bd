import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()), 300_000);
afterAll(() => api.stop());

test('the sample waqf has transfers in every state, and the founder has approvals to decide', async () => {
  const [waqf] = await api.query<{ id: string }>(`SELECT id FROM endowments.waqf WHERE name = 'وقف برج النخيل'`);
  const nazir = await api.signIn(people.nazir);
  const { transactions, completedCount } = (await nazir.get(`/api/bank-transactions?waqfId=${waqf?.id}`)).body as {
    transactions: { status: string; direction: string }[];
    completedCount: number;
  };
  const count = (status: string) => transactions.filter((transaction) => transaction.status === status).length;
  expect(['completed', 'pending', 'reversed', 'awaiting_approval'].map(count)).toEqual([5, 1, 1, 1]);
  expect(completedCount).toBe(5);
  expect(new Set(transactions.map((transaction) => transaction.direction))).toEqual(new Set(['out', 'in']));

  const approvals = (await (await api.signIn(people.waqif)).get('/api/approvals?status=waiting')).body as {
    approvals: { mayDecide: boolean }[];
    waitingCount: number;
  };
  expect([approvals.approvals.map(({ mayDecide }) => mayDecide), approvals.waitingCount]).toEqual([[true, true], 2]);
  const view = (await nazir.get(`/api/waqf/${waqf?.id}`)).body as {
    bankTransactions: unknown[];
    counts: { bankTransactions: number };
  };
  expect([view.bankTransactions.length, view.counts.bankTransactions]).toEqual([8, 8]);
});
