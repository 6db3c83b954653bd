import { expect, test } from '@jest/globals';
import { keptUntil, usualPreference } from './payment-preference';

const every = (frequency: 'quarterly' | 'yearly') => ({ ...usualPreference, frequency });

test('a payment is kept until the quarter or the year of its period is over, and not at all by default', () => {
  expect(keptUntil(usualPreference, '2026-07-31')).toBeNull();
  expect(keptUntil(every('quarterly'), '2026-07-31')).toBe('2026-09-30');
  expect(keptUntil(every('quarterly'), '2026-09-30')).toBe('2026-09-30');
  expect(keptUntil(every('quarterly'), '2026-02-28')).toBe('2026-03-31');
  expect(keptUntil(every('yearly'), '2026-02-28')).toBe('2026-12-31');
});
