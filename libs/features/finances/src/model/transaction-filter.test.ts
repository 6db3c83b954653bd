import { expect, test } from '@jest/globals';
import { hijriMonths, monthName } from './month-name';
import { daysOf } from './period';
import { filterOf, hasFilter, paramsOf, searchOf } from './transaction-filter';

const now = new Date('2026-11-30T22:30:00.000Z');

test('the filter is unchanged after a round trip through the address; unknown values are ignored', () => {
  const address =
    'waqf=01920000-0000-7000-8000-000000000001&type=expense&kind=maintenance&period=chosen&from=2026-01-01&to=2026-02-28&q=%D9%85%D8%B5%D8%B9%D8%AF';
  const filter = filterOf(new URLSearchParams(address));
  expect(paramsOf(filter, new URLSearchParams()).toString()).toBe(address);
  expect(hasFilter(filterOf(new URLSearchParams('type=gift&kind=x&period=ever&waqf=1&from=yesterday')))).toBe(false);
});

test('the current month is that of Riyadh: at 22:30 UTC on 30 November it is December', () => {
  expect(daysOf('this-month', now, { from: '', to: '' })).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOf('last-month', now, { from: '', to: '' })).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(daysOf('this-year', now, { from: '', to: '' })).toEqual({ from: '2026-01-01', to: '2026-12-31' });
});

test('the server is asked for a source or a category, never both', () => {
  const of = (kind: string) => searchOf(filterOf(new URLSearchParams({ kind })), now);
  expect(of('rent')).toMatchObject({ source: 'rent', category: undefined });
  expect(of('maintenance')).toMatchObject({ source: undefined, category: 'maintenance' });
});

test('a Gregorian month is named in both calendars', () => {
  expect(monthName(2026, 11, 'ar')).toContain('نوفمبر');
  expect(hijriMonths(2026, 11, 'ar').replaceAll('\u00A0', ' ')).toMatch(/جمادى الأولى – جمادى الآخرة 1448/);
});
