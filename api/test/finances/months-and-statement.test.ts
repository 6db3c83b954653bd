import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accountStatement, monthsAnswer, type AccountStatement } from '@waqf/contracts/finances';
import { adminDashboard, dashboardStats } from '@waqf/contracts/reporting';
import { halalas } from '@waqf/money';
import { LedgerFacade } from '../../src/ledger/index.js';
import { newId, Transactions } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people, systemCtx } from '../membership/approved-waqf.js';
import { add, rent, repair, reverse } from './money-people.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
}, 180_000);
afterAll(() => api.stop());

/** Moves the clock and signs the nazir in again, because the sessions end with such a move. */
async function at(moment: string): Promise<Browser> {
  api.clock.moveTo(new Date(moment));
  nazir = await api.signIn(people.nazir);
  return nazir;
}
const months = async (query: string) =>
  monthsAnswer.parse((await nazir.get(`/api/transactions/months?waqfId=${waqfId}${query}`)).body);
const statement = async (query: string): Promise<AccountStatement> =>
  accountStatement.parse((await nazir.get(`/api/waqf/${waqfId}/account-statement?${query}`)).body);

describe('around midnight in Riyadh (21:00 UTC)', () => {
  beforeAll(async () => {
    waqfId = await approvedWaqf(api, { name: 'وقف منتصف الليل' });
    await add(await at('2031-01-31T20:55:00Z'), rent(waqfId, '100'));
    await add(await at('2031-01-31T21:00:01Z'), rent(waqfId, '20'));
    await add(await at('2031-01-31T23:30:00Z'), rent(waqfId, '3'));
  });

  test('the month changes at midnight in Riyadh in months, dashboard and statement', async () => {
    const { months: figures, current } = await months('&from=2031-01&to=2031-02');
    expect(figures.map(({ month, income, count }) => [month, income, count])).toEqual([
      [1, '100.00', 1],
      [2, '23.00', 2],
    ]);
    expect(current).toMatchObject({ year: 2031, month: 2, income: '23.00', closing: '123.00', incomeChange: null });
    const { stats } = dashboardStats.parse((await nazir.get('/api/dashboard/stats')).body);
    expect(stats).toMatchObject({ monthlyTransactions: 2, totalRevenue: '123.00', totalBalance: '123.00' });
    expect((await statement('from=2031-02-01&to=2031-02-28')).entries).toHaveLength(2);
  });

  test('the day of the administrator’s figures changes at midnight in Riyadh', async () => {
    const admin = await api.signIn(people.admin);
    expect(adminDashboard.parse((await admin.get('/api/admin/dashboard')).body)).toMatchObject({
      dailyTransactions: 2,
      todayTransactions: 2,
      totalBalance: '123.00',
    });
    api.clock.moveTo(new Date('2031-02-01T21:00:01Z'));
    const nextDay = await api.signIn(people.admin);
    expect(adminDashboard.parse((await nextDay.get('/api/admin/dashboard')).body)).toMatchObject({
      dailyTransactions: 0,
      todayTransactions: 0,
    });
  });
});

describe('monthly figures', () => {
  beforeAll(async () => {
    waqfId = await approvedWaqf(api);
    await at('2032-03-10T09:00:00Z');
    await add(nazir, { ...rent(waqfId, '1000'), occurredOn: '2031-12-31' });
    await add(nazir, { ...rent(waqfId, '1500'), occurredOn: '2032-02-29' });
    await add(nazir, { ...repair(waqfId, '300'), occurredOn: '2032-03-01' });
  });

  test('list every month with its change from the previous month, null if that was zero', async () => {
    expect(
      (await months('&from=2031-12&to=2032-03')).months.map((month) => [
        month.year,
        month.month,
        month.income,
        month.net,
        month.closing,
        month.incomeChange,
      ]),
    ).toEqual([
      [2031, 12, '1000.00', '1000.00', '1000.00', null],
      [2032, 1, '0.00', '0.00', '1000.00', -100],
      [2032, 2, '1500.00', '1500.00', '2500.00', null],
      [2032, 3, '0.00', '-300.00', '2200.00', null],
    ]);
  });

  test('compare the current month with the same days of the previous month, or all of it at the end', async () => {
    const own = await approvedWaqf(api, { name: 'وقف المقارنة' });
    await at('2032-03-10T09:00:00Z');
    for (const [day, amount] of [
      ['2032-02-05', '1000'],
      ['2032-02-25', '500'],
      ['2032-03-03', '1200'],
    ] as const)
      await add(nazir, { ...rent(own, amount), occurredOn: day });
    const running = async () =>
      monthsAnswer.parse((await nazir.get(`/api/transactions/months?waqfId=${own}`)).body).current;
    expect(await running()).toMatchObject({ income: '1200.00', incomeChange: 20 });
    await at('2032-03-31T09:00:00Z');
    expect(await running()).toMatchObject({ income: '1200.00', incomeChange: -20 });
    await at('2032-03-10T09:00:00Z');
  });

  test('cover twelve months by default; current month and balance do not depend on the range', async () => {
    const usual = await months('');
    expect([usual.months.length, usual.months[0]?.month, usual.months.at(-1)?.month]).toEqual([12, 4, 3]);
    expect(await months('&to=2031-12')).toMatchObject({
      current: { year: 2032, month: 3, expenses: '300.00', expensesChange: null },
      balance: '2200.00',
    });
  });

  test.each(['&from=2032-04&to=2032-03', '&from=2026-01&to=2032-03', '&from=2032-13'])(
    '%s is refused',
    async (query) => {
      expect((await nazir.get(`/api/transactions/months?waqfId=${waqfId}${query}`)).status).toBe(400);
    },
  );
});

describe('the account statement', () => {
  let accountId: string;
  beforeAll(async () => {
    waqfId = await approvedWaqf(api, { name: 'وقف كشف الحساب' });
    await at('2033-03-10T09:00:00Z');
    await add(nazir, { ...rent(waqfId, '5000'), source: 'corpus_addition', occurredOn: '2033-01-05' });
    await add(nazir, { ...rent(waqfId, '1000'), occurredOn: '2033-02-03' });
    const { transaction } = await add(nazir, { ...repair(waqfId, '200'), occurredOn: '2033-02-28' });
    await reverse(nazir, transaction);
    accountId = newId();
    const ledger = api.application.app.get(LedgerFacade, { strict: false });
    await api.application.app
      .get(Transactions, { strict: false })
      .run({ ...systemCtx(api), clock: api.clock }, async (ctx) => {
        const post = (
          id: string,
          debit: 'ghalla' | 'reserve',
          credit: { fund: 'reserve' } | { accountId: string },
          amount: bigint,
          description: string,
        ) =>
          ledger.post(ctx, [
            {
              id,
              waqfId,
              debit: { fund: debit },
              credit,
              amount: halalas(amount),
              kind: 'movement',
              description,
              occurredAt: ctx.clock.now(),
            },
          ]);
        await ledger.openHeldAccount(ctx, { waqfId, bankAccountId: accountId });
        await post(newId(), 'ghalla', { accountId }, 30_000n, 'تحويل إلى المستفيد');
        await post(newId(), 'ghalla', { fund: 'reserve' }, 10_000n, 'تجنيب للاحتياطي');
      });
  });

  test('has an opening balance, every entry that changes the main account, and a closing balance', async () => {
    const { opening, closing, entries, waqf } = await statement('from=2033-02-01');
    expect([waqf.name, opening, closing]).toEqual(['وقف كشف الحساب', '5000.00', '5700.00']);
    expect(
      entries.map(({ kind, amount, balance, transactionId }) => [kind, amount, balance, transactionId !== null]),
    ).toEqual([
      ['transfer', '-300.00', '5700.00', false],
      ['reversal', '200.00', '6000.00', true],
      ['expense', '-200.00', '5800.00', true],
      ['income', '1000.00', '6000.00', true],
    ]);
  });

  test('continues its running balance on the next page', async () => {
    const first = await statement('from=2033-01-01&limit=3');
    const second = await statement(`from=2033-01-01&limit=3&cursor=${first.nextCursor}`);
    expect(second.entries.map(({ balance }) => balance)).toEqual(['6000.00', '5000.00']);
    expect([second.opening, second.nextCursor]).toEqual(['0.00', null]);
  });

  test('covers the current month by default, and is readable for the founder but not for others', async () => {
    expect(await statement('')).toMatchObject({ from: '2033-03-01', to: '2033-03-10', opening: '5800.00' });
    const path = `/api/waqf/${waqfId}/account-statement`;
    expect((await (await api.signIn(people.waqif)).get(path)).status).toBe(200);
    expect((await (await api.signIn(people.otherNazir)).get(path)).status).toBe(404);
    expect((await (await api.signIn(people.beneficiary)).get(path)).status).toBe(403);
    expect((await nazir.get(`${path}?from=2033-03-02&to=2033-03-01`)).status).toBe(400);
    expect((await nazir.get(`${path}?cursor=x`)).status).toBe(400);
  });
});
