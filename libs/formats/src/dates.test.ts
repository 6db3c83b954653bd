import fc from 'fast-check';
import {
  displayBothCalendars,
  displayGregorian,
  displayGregorianDay,
  displayHijri,
  displayTime,
  gregorianFromHijri,
  hijriFromGregorian,
  hijriMonthLength,
  isHijriDate,
  relativeDate,
  relativeTime,
  riyadhDay,
} from './index';

const engine = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});
const daysFrom1970 = fc.integer({ min: -31_800, max: 39_000 });
const isoOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

describe('Umm al-Qura', () => {
  test.each([
    ['1882-11-12', { year: 1300, month: 1, day: 1 }],
    ['2024-07-07', { year: 1446, month: 1, day: 1 }],
    ['2025-03-01', { year: 1446, month: 9, day: 1 }],
    ['2026-07-01', { year: 1448, month: 1, day: 16 }],
    ['2026-11-22', { year: 1448, month: 6, day: 12 }],
  ])('%s', (iso, hijri) => {
    expect(hijriFromGregorian(iso)).toEqual(hijri);
    expect(gregorianFromHijri(hijri)).toBe(iso);
  });

  test('agrees with the engine on every kind of day, and comes back', () => {
    fc.assert(
      fc.property(daysFrom1970, (day) => {
        const hijri = hijriFromGregorian(isoOf(day));
        const parts = Object.fromEntries(engine.formatToParts(day * 86_400_000).map((part) => [part.type, part.value]));
        expect([hijri.year, hijri.month, hijri.day]).toEqual([
          Number(parts['year']),
          Number(parts['month']),
          Number(parts['day']),
        ]);
        expect(gregorianFromHijri(hijri)).toBe(isoOf(day));
      }),
      { numRuns: 2000 },
    );
  });

  test('the table ends with 1500', () => {
    const last = gregorianFromHijri({ year: 1500, month: 12, day: hijriMonthLength(1500, 12) });
    expect(hijriFromGregorian(last).year).toBe(1500);
    expect(() => hijriFromGregorian('1882-11-11')).toThrow(RangeError);
    expect(() => hijriFromGregorian(isoOf(Date.parse(last) / 86_400_000 + 1))).toThrow(RangeError);
  });

  test('refuses days that do not exist', () => {
    const short = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((month) => hijriMonthLength(1447, month) === 29) ?? 0;
    expect(isHijriDate({ year: 1447, month: short, day: 30 })).toBe(false);
    expect(() => gregorianFromHijri({ year: 1447, month: short, day: 30 })).toThrow(RangeError);
    expect(isHijriDate({ year: 1447, month: 13, day: 1 })).toBe(false);
    expect(isHijriDate({ year: 1299, month: 1, day: 1 })).toBe(false);
    expect(() => hijriFromGregorian('2026-02-30')).toThrow(RangeError);
    expect(() => hijriFromGregorian('soon')).toThrow(RangeError);
  });
});

describe('dates for people', () => {
  test('Hijri and Gregorian, Arabic and English, Western digits', () => {
    expect(displayHijri('2026-07-01', 'ar')).toBe('16 محرم 1448 هـ');
    expect(displayGregorian('2026-07-01', 'ar')).toBe('1 يوليو 2026');
    expect(displayHijri('2026-07-01', 'en')).toBe('16 Muharram 1448 AH');
    expect(displayBothCalendars('2026-07-01', 'en')).toEqual({
      hijri: '16 Muharram 1448 AH',
      gregorian: '1 July 2026',
    });
  });

  test('a day turns at midnight in Riyadh, whatever the machine says', () => {
    expect(displayGregorian(new Date('2026-06-30T20:59:59Z'), 'en')).toBe('30 June 2026');
    expect(displayGregorian(new Date('2026-06-30T21:00:00Z'), 'en')).toBe('1 July 2026');
    expect(riyadhDay(new Date('2026-06-30T20:59:59Z'))).toBe('2026-06-30');
    expect(riyadhDay(new Date('2026-06-30T21:00:00Z'))).toBe('2026-07-01');
    expect(displayTime(new Date('2026-06-30T21:05:00Z'))).toBe('00:05');
  });

  test('refuses what is no date', () => expect(() => displayHijri('soon', 'ar')).toThrow(RangeError));
});

describe('how long ago', () => {
  const now = new Date('2026-07-15T09:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

  test.each([
    [0, 'اليوم', 'today'],
    [1, 'منذ يوم', 'one day ago'],
    [2, 'منذ يومين', '2 days ago'],
    [6, 'منذ 6 أيام', '6 days ago'],
    [7, 'منذ أسبوع', 'one week ago'],
    [14, 'منذ أسبوعين', '2 weeks ago'],
    [29, 'منذ 4 أسابيع', '4 weeks ago'],
    [30, '29 ذو الحجة 1447 هـ', '29 Dhuʻl-Hijjah 1447 AH'],
  ])('%i days', (days, arabic, english) => {
    expect(relativeDate(daysAgo(days), now, 'ar')).toBe(arabic);
    expect(relativeDate(daysAgo(days), now, 'en')).toBe(english);
  });

  test('a late evening in Riyadh is yesterday after midnight', () => {
    expect(relativeDate(new Date('2026-07-14T20:30:00Z'), new Date('2026-07-14T21:30:00Z'), 'en')).toBe('one day ago');
  });

  test.each([
    [59 * 60_000, 'الآن', 'just now'],
    [3_600_000, 'منذ ساعة', 'one hour ago'],
    [11 * 3_600_000, 'منذ 11 ساعة', '11 hours ago'],
    [23 * 3_600_000, 'منذ 23 ساعة', '23 hours ago'],
    [3 * 86_400_000, 'منذ 3 أيام', '3 days ago'],
    [12 * 86_400_000, 'منذ 12 يومًا', '12 days ago'],
  ])('%i ms', (ms, arabic, english) => {
    expect(relativeTime(new Date(now.getTime() - ms), now, 'ar')).toBe(arabic);
    expect(relativeTime(new Date(now.getTime() - ms), now, 'en')).toBe(english);
  });
});

test.each([
  ['dd/mm/yyyy', '1 يوليو 2026', '1 July 2026'],
  ['mm/dd/yyyy', 'يوليو 1، 2026', 'July 1, 2026'],
  ['yyyy-mm-dd', '2026-07-01', '2026-07-01'],
] as const)('the Gregorian day in the order %s', (order, arabic, english) => {
  expect(displayGregorianDay('2026-06-30T22:00:00Z', 'ar', order)).toBe(arabic);
  expect(displayGregorianDay('2026-07-01', 'en', order)).toBe(english);
  expect(() => displayGregorianDay('2026-13-01', 'ar', order)).toThrow(RangeError);
});
