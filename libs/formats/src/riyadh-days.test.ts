import { expect, test } from '@jest/globals';
import {
  addDays,
  addMonths,
  endOfDay,
  firstDayOf,
  lastDayOf,
  momentOnDay,
  monthsAndDays,
  monthsBetween,
  noonOfDay,
  riyadhClock,
  riyadhDay,
  riyadhMonth,
  sameDaysOfMonthBefore,
  startOfDay,
} from './riyadh-days';

test('a day of Riyadh begins at 21:00 UTC of the day before and ends when the next begins', () => {
  expect(startOfDay('2026-03-01').toISOString()).toBe('2026-02-28T21:00:00.000Z');
  expect(endOfDay('2026-02-28')).toEqual(startOfDay('2026-03-01'));
  expect(endOfDay('2028-02-29')).toEqual(startOfDay('2028-03-01'));
  expect(noonOfDay('2026-01-31').toISOString()).toBe('2026-01-31T09:00:00.000Z');
});

test('what happened today counts from now, also before noon; what happened on another day, from its noon', () => {
  const morning = new Date('2026-02-01T03:00:00Z');
  expect(momentOnDay('2026-02-01', morning)).toBe(morning);
  expect(momentOnDay('2026-01-31', morning)).toEqual(noonOfDay('2026-01-31'));
});

test('at 23:30 UTC on 31 December it is already the next day, month and year in Riyadh', () => {
  const night = new Date('2026-12-31T23:30:00Z');
  expect([riyadhDay(night), riyadhMonth(night)]).toEqual(['2027-01-01', '2027-01']);
  expect(riyadhMonth(new Date('2026-12-31T20:59:59.999Z'))).toBe('2026-12');
  expect(riyadhClock(night).getUTCHours()).toBe(2);
});

test('days and months are counted correctly across ends of years and leap days', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2025-12-31',
  ]);
  expect([addMonths('2026-02', -1), addMonths('2026-02', -2), addMonths('2026-02', -14)]).toEqual([
    '2026-01',
    '2025-12',
    '2024-12',
  ]);
  expect([addMonths('2026-12', 1), addMonths('2026-01', 0)]).toEqual(['2027-01', '2026-01']);
  expect([firstDayOf('2026-02'), lastDayOf('2026-02'), lastDayOf('2028-02'), lastDayOf('2026-12')]).toEqual([
    '2026-02-01',
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ]);
  expect([
    monthsBetween('2025-12', '2026-02'),
    monthsBetween('2026-02', '2026-02'),
    monthsBetween('2026-03', '2026-02'),
  ]).toEqual([3, 1, 0]);
});

test.each([
  ['2026-01-01', '2026-12-31', '2026-01-01 2026-12-31', '', ''],
  ['2026-01-10', '2026-03-20', '2026-02-01 2026-02-28', '2026-01-10 2026-01-31', '2026-03-01 2026-03-20'],
  ['2026-01-10', '2026-01-20', '', '2026-01-10 2026-01-20', ''],
  ['2026-01-10', '2026-02-20', '', '2026-01-10 2026-02-20', ''],
  ['2026-02-01', '2026-02-28', '2026-02-01 2026-02-28', '', ''],
  ['2025-12-31', '2026-01-31', '2026-01-01 2026-01-31', '2025-12-31 2025-12-31', ''],
])('from %s to %s: the whole months, and the days before and after', (from, to, months, before, after) => {
  const parts = monthsAndDays({ from, to });
  const text = (span: { from: string; to: string } | null) => (span ? `${span.from} ${span.to}` : '');
  expect([text(parts.months), text(parts.before), text(parts.after)]).toEqual([months, before, after]);
});

test.each([
  ['2026-11-24', '2026-10-01', '2026-10-24'],
  ['2026-01-05', '2025-12-01', '2025-12-05'],
  // On its last day a month is complete.
  ['2026-02-28', '2026-01-01', '2026-01-31'],
  ['2026-03-30', '2026-02-01', '2026-02-28'],
  ['2026-03-29', '2026-02-01', '2026-02-28'],
  ['2026-03-28', '2026-02-01', '2026-02-28'],
  ['2026-03-27', '2026-02-01', '2026-02-27'],
])('on %s the current month is compared with %s to %s', (today, from, to) => {
  expect(sameDaysOfMonthBefore(today)).toEqual({ from, to });
});
