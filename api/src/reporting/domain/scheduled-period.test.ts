import { expect, test } from '@jest/globals';
import { addDays } from '@waqf/formats';
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

test.each(['hijri', 'gregorian'] as const)(
  'a report that is sent on each day it is due covers every day of %s months, quarters and years once',
  (calendar) => {
    for (const frequency of ['month', 'quarter', 'year'] as const) {
      let [before, due] = ['', ''];
      // Two leap days, and months of 29 and 30 days.
      for (let today = '2023-12-28'; today < '2029-01-02'; today = addDays(today, 1)) {
        const { period, nextOn } = scheduledPeriod({ frequency, calendar }, today);
        expect([today, period.from <= period.to, period.to < today, nextOn > today]).toEqual([today, true, true, true]);
        if (today === due) expect(period.from).toBe(addDays(before, 1));
        if (today === due || due === '') [before, due] = [period.to, nextOn];
        expect([today, period.to, nextOn]).toEqual([today, before, due]);
      }
    }
  },
);
