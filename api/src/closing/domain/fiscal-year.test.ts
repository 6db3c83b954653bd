import { addDays } from '@waqf/formats';
import { fiscalYear, fiscalYearOf, usualRule, yearsBetween } from './fiscal-year.js';

const fromApril = { calendar: 'gregorian', startMonth: 4 } as const;

describe('the fiscal year of a day', () => {
  test('of the Hijri year, from Muharram', () => {
    expect(fiscalYearOf(usualRule, '2026-06-15')).toEqual({ year: 1447, from: '2025-06-26', to: '2026-06-15' });
    expect(fiscalYearOf(usualRule, '2026-06-16')).toMatchObject({ year: 1448, from: '2026-06-16' });
  });
  test('of the Gregorian year that begins in April is named by its beginning', () => {
    expect(fiscalYearOf(fromApril, '2026-03-31')).toEqual({ year: 2025, from: '2025-04-01', to: '2026-03-31' });
    expect(fiscalYearOf(fromApril, '2026-04-01')).toMatchObject({ year: 2026 });
  });
  test('that begins in the last Hijri month ends before that month of the next year', () => {
    const rule = { calendar: 'hijri', startMonth: 12 } as const;
    const { to } = fiscalYear(rule, 1446);
    expect(fiscalYearOf(rule, to)).toMatchObject({ year: 1446 });
  });
});

test('years follow each other without a gap or a day in two of them', () => {
  for (const rule of [usualRule, fromApril]) {
    const years = yearsBetween(rule, '2019-02-28', '2026-11-23');
    years.slice(1).forEach((year, index) => {
      const next = years[index];
      expect(Date.parse(next?.from ?? '') - Date.parse(year.to)).toBe(86_400_000);
    });
    expect(years.at(0)?.to.localeCompare('2026-11-23')).not.toBe(-1);
  }
});
test('a day before the first gives no years', () => {
  expect(yearsBetween(usualRule, '2026-11-23', '2020-01-01')).toEqual([]);
});

test.each(['hijri', 'gregorian'] as const)(
  'each day is in exactly one %s year, whichever month it begins in',
  (calendar) => {
    const wrong: string[] = [];
    for (let startMonth = 1; startMonth <= 12; startMonth += 1) {
      let before = fiscalYearOf({ calendar, startMonth }, '2023-12-31');
      for (let day = '2024-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
        const year = fiscalYearOf({ calendar, startMonth }, day);
        const follows = year.year === before.year + 1 && year.from === addDays(before.to, 1);
        const holds = year.from <= day && day <= year.to && (day > before.to ? follows : year.year === before.year);
        if (!holds) wrong.push(`${day} from month ${startMonth}`);
        before = year;
      }
    }
    expect(wrong).toEqual([]);
  },
);
