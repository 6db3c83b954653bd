import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { monthsAnswer, transactionList } from '@waqf/contracts/finances';
import { dashboardStats } from '@waqf/contracts/reporting';
import { addMonths, riyadhMonth } from '@waqf/formats';
import { formatAmountForWire, halalas, parseAmount, parseSignedAmount } from '@waqf/money';
import { Samples } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi();
  nazir = await api.signIn(people.nazir);
  const [row] = await api.query<{ id: string }>(`SELECT id FROM endowments.waqf WHERE name = 'وقف برج النخيل'`);
  waqfId = row?.id ?? '';
}, 300_000);
afterAll(() => api.stop());

const get = async (path: string): Promise<unknown> => (await nazir.get(path)).body;

test('the first sample waqf has at least 150 transactions, one reversed, and totals that match them', async () => {
  const { totals } = transactionList.parse(await get(`/api/transactions?waqfId=${waqfId}`));
  expect(totals?.count).toBeGreaterThanOrEqual(150);
  const [register] = await api.query<{ income: string; expenses: string; reversed: string }>(
    `SELECT sum(CASE WHEN type <> 'income' THEN 0 WHEN reverses_id IS NULL THEN amount_halalas
      ELSE -amount_halalas END) AS income,
            sum(CASE WHEN type <> 'expense' THEN 0 WHEN reverses_id IS NULL THEN amount_halalas
              ELSE -amount_halalas END) AS expenses,
            count(reverses_id) AS reversed FROM finances.transaction WHERE waqf_id = $1`,
    [waqfId],
  );
  expect(register?.reversed).toBe('1');
  expect(totals).toMatchObject({
    income: formatAmountForWire(halalas(BigInt(register?.income ?? 0))),
    expenses: formatAmountForWire(halalas(BigInt(register?.expenses ?? 0))),
  });
});

test('the first sample waqf has 14 months, one of them empty, and more than 10,000 riyals left', async () => {
  const from = addMonths(riyadhMonth(api.clock.now()), -13);
  const { months, balance } = monthsAnswer.parse(await get(`/api/transactions/months?waqfId=${waqfId}&from=${from}`));
  expect(months.length).toBeGreaterThanOrEqual(14);
  // In its first hours the present month has no entry yet.
  const past = months.slice(0, -1);
  expect(past.filter(({ count }) => count === 0)).toHaveLength(1);
  expect(parseAmount(balance)).toBeGreaterThan(1_000_000n);
  // The empty month closes with the balance of the previous one, less what was divided among the beneficiaries in it,
  // and the next month has no change to compare with.
  for (const [index, month] of past.entries()) {
    if (index === 0 || month.count > 0) continue;
    const [divided] = await api.query<{ sum: string }>(
      `SELECT coalesce(sum(amount_halalas), 0)::text AS sum FROM ledger.transfer
       WHERE waqf_id = $1 AND kind = 'movement' AND debit_fund = 'ghalla'
         AND date_trunc('month', occurred_at AT TIME ZONE 'Asia/Riyadh') = make_date($2, $3, 1)`,
      [waqfId, month.year, month.month],
    );
    const before = parseSignedAmount(months[index - 1]?.closing ?? '0.00');
    const closing = formatAmountForWire(halalas(before - BigInt(divided?.sum ?? 0)));
    expect(month).toMatchObject({ income: '0.00', expenses: '0.00', net: '0.00', closing });
    expect(months[index + 1]).toMatchObject({ incomeChange: null, expensesChange: null });
  }
});

test('the nazir’s dashboard sums the transactions of all their waqfs', async () => {
  const { stats } = dashboardStats.parse(await get('/api/dashboard/stats'));
  const { totals } = transactionList.parse(await get('/api/transactions?limit=1'));
  expect([stats.totalRevenue, stats.totalExpenses]).toEqual([totals?.income, totals?.expenses]);
  expect(parseSignedAmount(stats.totalBalance)).toBeGreaterThan(1_000_000n);
  expect(stats.monthlyTransactions).toBe(monthsAnswer.parse(await get('/api/transactions/months')).current.count);
});

test('a sample step that runs again adds no transactions', async () => {
  const count = async () =>
    (await api.query<{ count: string }>('SELECT count(*) AS count FROM finances.transaction'))[0]?.count;
  const before = await count();
  await api.query(`DELETE FROM platform.sample_step WHERE name LIKE 'finances.%'`);
  await api.application.app.get(Samples, { strict: false }).run('finances.');
  expect(await count()).toBe(before);
});

test('past transactions are taken over without a notice to anybody', async () => {
  await api.settled();
  const [notified] = await api.query<{ count: string }>(
    `SELECT count(*) FROM notifications.notification WHERE title_en = 'New transactions'`,
  );
  expect(notified?.count).toBe('0');
});
