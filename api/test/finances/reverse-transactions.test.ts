import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { LedgerFacade } from '../../src/ledger/index.js';
import { newId } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people, systemCtx } from '../membership/approved-waqf.js';
import { add, rent, repair, reverse } from './money-people.js';

let api: TestApi;
let nazir: Browser;
let admin: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  nazir = await api.signIn(people.nazir);
  admin = await api.signIn(people.admin);
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  // Starts a new minute for the rate limit of unsafe calls.
  api.clock.advance({ minutes: 2 });
  waqfId = await approvedWaqf(api);
});

const ghalla = async () =>
  (await api.application.app.get(LedgerFacade, { strict: false }).balancesOf(systemCtx(api), [waqfId])).get(waqfId)
    ?.ghalla;
const refusal = async (browser: Browser, id: string, body: object = { reason: 'سُجلت مرتين' }) => {
  const { status, body: problem } = await browser.post(`/api/transactions/${id}/reverse`, body);
  return [status, (problem as { code?: string }).code];
};

test('a reversal is a separate row; it and the reversed row refer to each other', async () => {
  const { transaction: mistake } = await add(nazir, rent(waqfId));
  const { transaction, balance } = await reverse(nazir, mistake, '  سُجلت   مرتين ');
  expect(balance).toBe('0.00');
  expect(transaction).toMatchObject({
    type: 'income',
    amount: '1000.00',
    signedAmount: '-1000.00',
    source: 'rent',
    description: 'عكس: إيجار الشقة 4',
    reverses: { id: mistake.id, reason: 'سُجلت مرتين' },
    mayReverse: false,
  });
  const { transactions } = (await nazir.get(`/api/transactions?waqfId=${waqfId}`)).body as {
    transactions: { id: string }[];
  };
  expect(transactions.find(({ id }) => id === mistake.id)).toMatchObject({
    reversedBy: { id: transaction.id, reason: 'سُجلت مرتين' },
    mayReverse: false,
  });
});

test('reversing an expense restores the yield', async () => {
  await add(nazir, rent(waqfId));
  const { transaction } = await add(nazir, repair(waqfId));
  expect((await reverse(admin, transaction)).transaction).toMatchObject({ type: 'expense', signedAmount: '250.50' });
  expect(await ghalla()).toBe(100_000n);
});

test('a second reversal and the reversal of a reversal are refused', async () => {
  const { transaction: mistake } = await add(nazir, rent(waqfId));
  const { transaction: undo } = await reverse(nazir, mistake);
  expect(await refusal(admin, mistake.id)).toEqual([409, 'finances.already-reversed']);
  expect(await refusal(admin, undo.id)).toEqual([409, 'finances.reversal-is-final']);
  expect(await ghalla()).toBe(0n);
});

test('an income that was spent cannot be reversed until the expense is reversed', async () => {
  const { transaction: income } = await add(nazir, rent(waqfId));
  const { transaction: expense } = await add(nazir, repair(waqfId, '0.01'));
  expect(await refusal(nazir, income.id)).toEqual([422, 'finances.income-spent']);
  expect(await ghalla()).toBe(99_999n);
  await reverse(nazir, expense);
  await reverse(nazir, income);
  expect(await ghalla()).toBe(0n);
});

test('an addition to the corpus is taken back by its reversal', async () => {
  const { transaction } = await add(nazir, { ...rent(waqfId), source: 'corpus_addition' });
  expect((await reverse(nazir, transaction)).balance).toBe('0.00');
});

test('a reversal by a founder, of another waqf, of an unknown id or without a reason is refused', async () => {
  const { transaction } = await add(nazir, rent(waqfId));
  expect(await refusal(await api.signIn(people.waqif), transaction.id)).toEqual([403, 'finances.forbidden']);
  expect(await refusal(await api.signIn(people.otherNazir), transaction.id)).toEqual([
    404,
    'finances.transaction-not-found',
  ]);
  expect(await refusal(nazir, newId())).toEqual([404, 'finances.transaction-not-found']);
  expect(await refusal(nazir, transaction.id, { reason: ' ' })).toEqual([400, 'platform.invalid-input']);
});

test('the application cannot change or delete a transaction', async () => {
  await add(nazir, rent(waqfId));
  const { manager } = systemCtx(api);
  await expect(manager.query('UPDATE finances.transaction SET amount_halalas = 1')).rejects.toThrow(
    /permission denied/,
  );
  await expect(manager.query('DELETE FROM finances.transaction')).rejects.toThrow(/permission denied/);
});
