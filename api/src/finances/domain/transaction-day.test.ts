import { expect, test } from '@jest/globals';
import { dayHasCome, isTooLongAgo, momentOf } from './transaction-day.js';

const now = new Date('2026-01-31T23:30:00Z');

test('a transaction of today is dated now, and one of an earlier day at noon in Riyadh', () => {
  expect(momentOf(null, now)).toBe(now);
  expect(momentOf('2026-02-01', now)).toBe(now);
  expect(momentOf('2026-01-31', now).toISOString()).toBe('2026-01-31T09:00:00.000Z');
});

test('a day begins at midnight in Riyadh', () => {
  expect(dayHasCome('2026-02-01', now)).toBe(true);
  expect(dayHasCome('2026-02-01', new Date('2026-01-31T20:59:59.999Z'))).toBe(false);
});

test('a day of more than ten years ago is too long ago, the same day ten years ago is not', () => {
  expect(isTooLongAgo('2016-02-01', now)).toBe(false);
  expect(isTooLongAgo('2016-01-31', now)).toBe(true);
  expect(isTooLongAgo('1900-01-01', now)).toBe(true);
});
