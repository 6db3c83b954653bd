import { expect, test } from '@jest/globals';
import { addDays, gregorianFromHijri, hijriFromGregorian, hijriMonthLength } from '@waqf/formats';
import { hijriAge, minorUntil, outlastsMinority, stateOf } from './guardianship';

const bornOn = '2015-04-23';

test('age counts Hijri years, and the last day of minority is the day before the eighteenth birthday', () => {
  expect(hijriFromGregorian(bornOn)).toEqual({ year: 1436, month: 7, day: 4 });
  const last = minorUntil(bornOn);
  expect(hijriFromGregorian(last)).toEqual({ year: 1454, month: 7, day: 3 });
  expect([hijriAge(bornOn, last), hijriAge(bornOn, bornOn)]).toEqual([17, 0]);
  // Eighteen Hijri years end about half a year before eighteen Gregorian years.
  expect(last < '2032-12-31').toBe(true);
});

test('who was born on a thirtieth grows older on the last day of a shorter month, by both rules', () => {
  const years = Array.from({ length: 20 }, (_, place) => 1428 + place);
  const first = years.find((year) => hijriMonthLength(year, 1) === 30) ?? 0;
  const born = gregorianFromHijri({ year: first, month: 1, day: 30 });
  const short = years.filter((year) => year > first && hijriMonthLength(year, 1) === 29);
  expect(short.length).toBeGreaterThan(3);
  for (const year of short) {
    const birthday = gregorianFromHijri({ year, month: 1, day: 29 });
    expect([hijriAge(born, addDays(birthday, -1)), hijriAge(born, birthday)]).toEqual([year - first - 1, year - first]);
  }
  for (let day = 1; day <= 400; day += 1) {
    const bornOn = addDays('2010-01-01', day);
    expect([hijriAge(bornOn, minorUntil(bornOn)), hijriAge(bornOn, addDays(minorUntil(bornOn), 1))]).toEqual([17, 18]);
  }
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

test('a guardianship outlasts minority by another day of birth, unless it has ended or a deed extends it', () => {
  const of = { until: minorUntil(bornOn), continues: false, endedAt: null };
  const older = addDays(bornOn, -1);
  const today = addDays(of.until, -10);
  expect(outlastsMinority(of, bornOn, today)).toBe(false);
  expect(outlastsMinority(of, older, today)).toBe(true);
  expect(outlastsMinority(of, null, today)).toBe(true);
  expect(outlastsMinority(of, older, of.until)).toBe(true);
  expect(outlastsMinority(of, older, addDays(of.until, 1))).toBe(false);
  expect(outlastsMinority({ ...of, continues: true }, older, today)).toBe(false);
  expect(outlastsMinority({ ...of, endedAt: new Date() }, older, today)).toBe(false);
});
