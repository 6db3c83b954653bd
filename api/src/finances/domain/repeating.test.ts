import { expect, test } from '@jest/globals';
import { addDays, addMonths, lastDayOf } from '@waqf/formats';
import { mostDue, dueOccurrences, occurrencesWithin } from './repeating.js';

const monthly = { firstOn: '2026-01-31', everyMonths: 1, lastOn: null };

test('a due day stays the same each month, or is the last day of a shorter month, and never drifts', () => {
  expect(dueOccurrences(monthly, new Set(), '2026-04-30')).toEqual({
    due: ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    nextOn: '2026-05-31',
  });
  expect(dueOccurrences({ ...monthly, everyMonths: 12, firstOn: '2024-02-29' }, new Set(), '2025-03-01')).toEqual({
    due: ['2024-02-29', '2025-02-28'],
    nextOn: '2026-02-28',
  });
});

test('an answered due day is not due again, and none is due early, after the last day or beyond the limit', () => {
  expect(dueOccurrences(monthly, new Set(['2026-01-31']), '2026-02-27')).toEqual({ due: [], nextOn: '2026-02-28' });
  const ended = { ...monthly, everyMonths: 3, lastOn: '2026-07-30' };
  expect(dueOccurrences(ended, new Set(), '2027-01-01')).toEqual({ due: ['2026-01-31', '2026-04-30'], nextOn: null });
  expect(dueOccurrences({ ...monthly, firstOn: '2000-01-01' }, new Set(), '2026-01-01').due).toHaveLength(mostDue);
});

test('the last day of a plan is part of it, and nothing follows', () => {
  const ended = { ...monthly, lastOn: '2026-02-28' };
  expect(dueOccurrences(ended, new Set(), '2026-02-28')).toEqual({ due: ['2026-01-31', '2026-02-28'], nextOn: null });
  expect(occurrencesWithin(ended, { from: '2026-01-01', to: '2026-12-31' })).toEqual(['2026-01-31', '2026-02-28']);
});

test('the occurrences on some days include those on the first and the last of them', () => {
  expect(occurrencesWithin(monthly, { from: '2026-02-28', to: '2026-03-31' })).toEqual(['2026-02-28', '2026-03-31']);
  expect(occurrencesWithin(monthly, { from: '2026-03-01', to: '2026-03-30' })).toEqual([]);
});

test('whatever day a plan begins on, each month of its interval has one occurrence, on a day that exists', () => {
  for (let firstOn = '2023-12-27'; firstOn < '2025-01-05'; firstOn = addDays(firstOn, 1))
    for (const everyMonths of [1, 3, 6, 12]) {
      const days = occurrencesWithin({ firstOn, everyMonths, lastOn: null }, { from: firstOn, to: '2029-12-31' });
      const months = days.map((day) => day.slice(0, 7));
      expect(months).toEqual(months.map((_, place) => addMonths(firstOn.slice(0, 7), place * everyMonths)));
      const usual = (day: string) => day.slice(8) === firstOn.slice(8) || day === lastDayOf(day.slice(0, 7));
      expect(days.filter((day) => !usual(day) || addDays(addDays(day, 1), -1) !== day)).toEqual([]);
      const { due } = dueOccurrences({ firstOn, everyMonths, lastOn: null }, new Set(days.slice(1)), '2029-12-31');
      expect(due).toEqual([firstOn]);
    }
});
