import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { dashboardOf } from './beneficiary-portfolio.js';

test('a beneficiary without any share sees zeroes and no comparison', () => {
  const none = halalas(0n);
  const sums = { thisMonth: none, lastMonth: none, sameDaysBefore: none };
  expect(dashboardOf({ allocations: [], suspended: [], accounts: [], recent: [], ...sums })).toEqual({
    totalBalance: '0.00',
    monthlyIncome: '0.00',
    waqfAllocations: [],
    suspendedWaqfs: [],
    bankAccounts: [],
    recentTransactions: [],
    monthlyStats: { thisMonth: '0.00', lastMonth: '0.00', percentageChange: null },
  });
});

test('the balance is the sum of the accounts, and the month is compared with the same days of last month', () => {
  const share = { waqfId: 'w', waqfName: 'وقف', percentage: 12.5 };
  const account = { bankName: 'بنك', type: 'beneficiary_sub', accountNumber: '1', waqfName: 'وقف' };
  const dashboard = dashboardOf({
    allocations: [
      { ...share, monthly: halalas(10_050n), balance: halalas(5n) },
      { ...share, monthly: halalas(1n), balance: halalas(7n) },
    ],
    suspended: [],
    accounts: [
      { ...account, id: 'a', balance: halalas(5n) },
      { ...account, id: 'b', balance: halalas(7n) },
    ],
    recent: [],
    thisMonth: halalas(10_051n),
    lastMonth: halalas(50_000n),
    sameDaysBefore: halalas(20_102n),
  });
  expect(dashboard.totalBalance).toBe('0.12');
  expect(dashboard.monthlyIncome).toBe('100.51');
  expect(dashboard.waqfAllocations.map((row) => row.monthlyAmount)).toEqual(['100.50', '0.01']);
  expect(dashboard.monthlyStats.percentageChange).toBe(-50);
});
