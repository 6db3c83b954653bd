import type { Report } from '@waqf/contracts/reporting';

/** Builders of contract-shaped values for this feature's tests; every value may be overridden. */
export const waqfId = '01920000-0000-7000-8000-000000000001';

export function reportOf(over: Partial<Report> = {}): { report: Report } {
  return {
    report: {
      type: 'financial',
      title: { ar: 'التقرير المالي', en: 'Financial report' },
      waqf: null,
      period: { from: '2026-11-01', to: '2026-11-30' },
      before: { from: '2026-10-01', to: '2026-10-31' },
      figures: {
        income: '64500.00',
        expenses: '6125.75',
        net: '58374.25',
        incomeCount: 1,
        expensesCount: 1,
        corpusAdditions: '0.00',
        corpusCount: 0,
      },
      figuresBefore: {
        income: '50000.00',
        expenses: '1000.00',
        net: '49000.00',
        incomeCount: 2,
        expensesCount: 1,
        corpusAdditions: '0.00',
        corpusCount: 0,
      },
      buckets: [
        { from: '2026-10-01', to: '2026-10-31', income: '50000.00', expenses: '1000.00', net: '49000.00' },
        { from: '2026-11-01', to: '2026-11-30', income: '64500.00', expenses: '6125.75', net: '58374.25' },
      ],
      sections: [
        {
          key: 'income',
          label: { ar: 'الإيراد حسب المصدر', en: 'Income by source' },
          lines: [
            {
              key: 'rent',
              label: { ar: 'إيجار', en: 'Rent' },
              amount: '64500.00',
              before: '50000.00',
              opens: { type: 'income', kind: 'rent' },
            },
          ],
          total: {
            key: 'income_total',
            label: { ar: 'إجمالي الإيراد', en: 'Total income' },
            amount: '64500.00',
            before: '50000.00',
            opens: null,
          },
        },
      ],
      waqfs: [],
      statuses: null,
      transactions: [],
      nextCursor: null,
      ...over,
    },
  };
}
