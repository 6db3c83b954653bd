import { expect, test } from '@jest/globals';
import { workingDaysAfter } from './filing.js';

test.each([
  // 2026-11-19 is a Thursday: Friday and Saturday do not count.
  ['2026-11-19', 1, '2026-11-22'],
  ['2026-11-22', 5, '2026-11-29'],
  ['2026-11-19', 15, '2026-12-10'],
  ['2026-11-19', 30, '2026-12-31'],
])('from %s, %d working days end on %s', (day, count, last) => expect(workingDaysAfter(day, count)).toBe(last));
