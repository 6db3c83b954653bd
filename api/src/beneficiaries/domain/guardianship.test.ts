import { expect, test } from '@jest/globals';
import { hijriFromGregorian } from '@waqf/formats';
import { hijriAge, minorUntil, stateOf } from './guardianship';

const bornOn = '2015-04-23';

test('age counts Hijri years, and the last day of minority is the day before the eighteenth birthday', () => {
  expect(hijriFromGregorian(bornOn)).toEqual({ year: 1436, month: 7, day: 4 });
  const last = minorUntil(bornOn);
  expect(hijriFromGregorian(last)).toEqual({ year: 1454, month: 7, day: 3 });
  expect([hijriAge(bornOn, last), hijriAge(bornOn, bornOn)]).toEqual([17, 0]);
  // Eighteen Hijri years end about half a year before eighteen Gregorian years.
  expect(last < '2032-12-31').toBe(true);
});

test('a guardianship begins and ends with its days, or when the nazir ends it', () => {
  const days = { from: '2026-02-01', until: '2026-03-01', endedAt: null };
  expect(['2026-01-31', '2026-02-01', '2026-03-01', '2026-03-02'].map((today) => stateOf(days, today))).toEqual([
    'named',
    'active',
    'active',
    'over',
  ]);
  expect(stateOf({ ...days, endedAt: new Date() }, '2026-02-10')).toBe('ended');
});
