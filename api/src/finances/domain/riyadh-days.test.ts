import { expect, test } from '@jest/globals';
import { riyadhDay } from '@waqf/formats';
import {
  endOfDay,
  isFuture,
  momentOf,
  monthBefore,
  monthsBetween,
  monthStart,
  previousMonth,
  startOfDay,
} from './riyadh-days.js';

test('a day of Riyadh begins at 21:00 UTC of the day before and ends when the next begins', () => {
  expect(startOfDay('2026-03-01').toISOString()).toBe('2026-02-28T21:00:00.000Z');
  expect(endOfDay('2026-02-28')).toEqual(startOfDay('2026-03-01'));
});

test('at 23:30 UTC of the last day it is already the next month in Riyadh', () => {
  const now = new Date('2026-01-31T23:30:00Z');
  expect(monthStart(now)).toBe('2026-02-01');
  expect(monthBefore(now, 0)).toBe('2026-02');
  expect(monthStart(new Date('2026-01-31T20:59:59.999Z'))).toBe('2026-01-01');
  expect(isFuture('2026-02-01', now)).toBe(false);
  expect(isFuture('2026-02-01', new Date('2026-01-31T20:59:59.999Z'))).toBe(true);
});

test('a transaction of today counts for now, one of another day for its noon', () => {
  const now = new Date('2026-01-31T23:30:00Z');
  expect(momentOf(null, now)).toBe(now);
  expect(momentOf('2026-02-01', now)).toBe(now);
  expect(riyadhDay(momentOf('2026-01-31', now))).toBe('2026-01-31');
  expect(momentOf('2026-01-31', now).toISOString()).toBe('2026-01-31T09:00:00.000Z');
});

test('months are counted over the ends of years', () => {
  const now = new Date('2026-02-15T00:00:00Z');
  expect([monthBefore(now, 1), monthBefore(now, 2), monthBefore(now, 14)]).toEqual(['2026-01', '2025-12', '2024-12']);
  expect([previousMonth('2026-01'), previousMonth('2026-12')]).toEqual(['2025-12', '2026-11']);
  expect([
    monthsBetween('2025-12', '2026-02'),
    monthsBetween('2026-02', '2026-02'),
    monthsBetween('2026-03', '2026-02'),
  ]).toEqual([3, 1, 0]);
});
