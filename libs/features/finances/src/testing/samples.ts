import type { MonthsAnswer, Transaction, TransactionList } from '@waqf/contracts/finances';

/** Builders of contract-shaped values for this feature's tests; every value may be overridden. */
export const waqfId = '01920000-0000-7000-8000-000000000001';

export function transaction(over: Partial<Transaction> = {}): Transaction {
  return {
    id: '01920000-0000-7000-8000-0000000000f1',
    waqfId,
    waqfName: 'وقف برج النخيل',
    type: 'income',
    amount: '64500.00',
    signedAmount: '64500.00',
    description: 'إيجار المكاتب',
    source: 'rent',
    fund: 'yield',
    category: null,
    occurredOn: '2026-11-10',
    occurredAt: '2026-11-10T09:00:00.000Z',
    createdAt: '2026-11-10T09:00:00.000Z',
    recordedBy: 'عبدالعزيز السبيعي',
    reverses: null,
    reversedBy: null,
    mayReverse: true,
    ...over,
  };
}

export const expense = (over: Partial<Transaction> = {}): Transaction =>
  transaction({
    id: '01920000-0000-7000-8000-0000000000f2',
    type: 'expense',
    amount: '6125.75',
    signedAmount: '-6125.75',
    description: 'صيانة المصاعد',
    source: null,
    fund: null,
    category: 'maintenance',
    ...over,
  });

export const listOf = (transactions: Transaction[], over: Partial<TransactionList> = {}): TransactionList => ({
  transactions,
  nextCursor: null,
  totals: { income: '64500.00', expenses: '6125.75', net: '58374.25', count: transactions.length },
  ...over,
});

const october = {
  year: 2026,
  month: 10,
  income: '50000.00',
  expenses: '1000.00',
  net: '49000.00',
  count: 3,
  closing: '50000.00',
  incomeChange: null,
  expensesChange: null,
};
const november = {
  year: 2026,
  month: 11,
  income: '64500.00',
  expenses: '6125.75',
  net: '58374.25',
  count: 2,
  closing: '58374.25',
  incomeChange: 29,
  expensesChange: -3.5,
};
export const months: MonthsAnswer = { months: [october, november], current: november, balance: '58374.25' };
