import { expect, test } from '@jest/globals';
import { scheduledPeriod } from './scheduled-period.js';

test.each([
  ['month', 'gregorian', '2026-11-23', '2026-10-01', '2026-10-31', '2026-12-01'],
  ['month', 'gregorian', '2026-01-01', '2025-12-01', '2025-12-31', '2026-02-01'],
  ['quarter', 'gregorian', '2026-11-23', '2026-07-01', '2026-09-30', '2027-01-01'],
  ['year', 'gregorian', '2026-11-23', '2025-01-01', '2025-12-31', '2027-01-01'],
  // 23 November 2026 is 13 Jumada II 1448.
  ['month', 'hijri', '2026-11-23', '2026-10-12', '2026-11-10', '2026-12-10'],
  ['year', 'hijri', '2026-11-23', '2025-06-26', '2026-06-15', '2027-06-06'],
] as const)('%s of the %s calendar on %s', (frequency, calendar, today, from, to, nextOn) => {
  expect(scheduledPeriod({ frequency, calendar }, today)).toEqual({ period: { from, to }, nextOn });
});

test('periods follow each other without gaps', () => {
  for (const calendar of ['hijri', 'gregorian'] as const)
    for (const frequency of ['month', 'quarter', 'year'] as const) {
      const { period, nextOn } = scheduledPeriod({ frequency, calendar }, '2026-11-23');
      const next = scheduledPeriod({ frequency, calendar }, nextOn);
      expect(next.period.from > period.to).toBe(true);
      expect(Date.parse(next.period.from) - Date.parse(period.to)).toBe(86_400_000);
    }
});
