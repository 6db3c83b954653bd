import { expect, test } from '@jest/globals';
import { daysOf } from './statement-period';

test('the first and last day of a statement are days in Riyadh', () => {
  // It is already the first of January in Riyadh.
  const now = new Date('2026-12-31T22:00:00Z');
  expect(daysOf('twelve', now)).toEqual({ from: '2026-02-01', to: '2027-01-01' });
  expect(daysOf('thisYear', now)).toEqual({ from: '2027-01-01', to: '2027-01-01' });
  expect(daysOf('lastYear', now)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  // 1 Muharram 1448 was 16 June 2026.
  expect(daysOf('thisHijriYear', now)).toEqual({ from: '2026-06-16', to: '2027-01-01' });
  expect(daysOf('lastHijriYear', now)).toEqual({ from: '2025-06-26', to: '2026-06-15' });
  expect(daysOf('all', now)).toEqual({});
});
