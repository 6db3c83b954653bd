import { expect, test } from '@jest/globals';
import { periodAround } from './period.js';

const iso = (now: string, name: 'day' | 'month' | 'year') => {
  const { from, to } = periodAround(new Date(now), name);
  return [from?.toISOString(), to?.toISOString()];
};

test('a month ends at midnight of Riyadh, three hours before midnight UTC', () => {
  expect(iso('2026-01-31T20:59:59.999Z', 'month')).toEqual(['2025-12-31T21:00:00.000Z', '2026-01-31T21:00:00.000Z']);
  expect(iso('2026-01-31T21:00:00.000Z', 'month')).toEqual(['2026-01-31T21:00:00.000Z', '2026-02-28T21:00:00.000Z']);
});

test('the last night of the year already belongs to the next one', () => {
  expect(iso('2026-12-31T23:30:00Z', 'month')).toEqual(['2026-12-31T21:00:00.000Z', '2027-01-31T21:00:00.000Z']);
  expect(iso('2026-12-31T23:30:00Z', 'day')).toEqual(['2026-12-31T21:00:00.000Z', '2027-01-01T21:00:00.000Z']);
});

test('a year begins at midnight of Riyadh, still in the old year by UTC', () => {
  expect(iso('2026-12-31T20:59:59.999Z', 'year')).toEqual(['2025-12-31T21:00:00.000Z', '2026-12-31T21:00:00.000Z']);
  expect(iso('2026-12-31T21:00:00.000Z', 'year')).toEqual(['2026-12-31T21:00:00.000Z', '2027-12-31T21:00:00.000Z']);
});

test('a leap day is a day like any other', () => {
  expect(iso('2028-02-29T12:00:00Z', 'day')).toEqual(['2028-02-28T21:00:00.000Z', '2028-02-29T21:00:00.000Z']);
});

test('all time has no ends', () => {
  expect(periodAround(new Date(), 'all')).toEqual({ from: null, to: null });
});
