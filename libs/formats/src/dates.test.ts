import fc from 'fast-check';
import {
  bothCalendarsSpanText,
  bothCalendarsText,
  displayBothCalendars,
  displayGregorian,
  displayGregorianDay,
  displayHijri,
  spanOf,
  displayTime,
  gregorianFromHijri,
  hijriFromGregorian,
  hijriMonthLength,
  isHijriDate,
  isoOfWritten,
  relativeDate,
  relativeTime,
  riyadhDay,
  writtenDay,
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

  test('agrees with Intl outside the published years, and converts back on every day', () => {
    fc.assert(
      fc.property(daysFrom1970, (day) => {
        const hijri = hijriFromGregorian(isoOf(day));
        expect(gregorianFromHijri(hijri)).toBe(isoOf(day));
        if (hijri.year >= 1342 && hijri.year <= 1420) return;
        const parts = Object.fromEntries(engine.formatToParts(day * 86_400_000).map((part) => [part.type, part.value]));
        expect([hijri.year, hijri.month, hijri.day]).toEqual([
          Number(parts['year']),
          Number(parts['month']),
          Number(parts['day']),
        ]);
      }),
      { numRuns: 2000 },
    );
  });

  /*
   * Dates from the newspaper Umm al-Qura and the comparison calendar of King Fahd University: about one for each year.
   */
  test.each([
    ['1924-12-12', 1343, 5, 15],
    ['1925-07-10', 1343, 12, 18],
    ['1925-12-27', 1344, 6, 11],
    ['1926-06-18', 1344, 12, 7],
    ['1927-03-11', 1345, 9, 8],
    ['1937-03-14', 1356, 1, 1],
    ['1937-07-09', 1356, 5, 1],
    ['1938-02-01', 1356, 12, 1],
    ['1938-03-02', 1357, 1, 1],
    ['1938-10-24', 1357, 9, 1],
    ['1941-10-21', 1360, 10, 1],
    ['1944-10-17', 1363, 11, 1],
    ['1947-10-16', 1366, 12, 1],
    ['1950-10-13', 1370, 1, 1],
    ['1953-10-09', 1373, 2, 1],
    ['1956-10-06', 1376, 3, 1],
    ['1959-10-03', 1379, 4, 1],
    ['1962-09-30', 1382, 5, 1],
    ['1965-09-26', 1385, 6, 1],
    ['1968-09-23', 1388, 7, 1],
    ['1971-09-21', 1391, 8, 1],
    ['1974-09-17', 1394, 9, 1],
    ['1977-09-14', 1397, 10, 1],
    ['1980-09-10', 1400, 11, 1],
    ['1983-09-08', 1403, 12, 1],
    ['1986-09-05', 1407, 1, 1],
    ['1989-09-01', 1410, 2, 1],
  ])('%s was published as %i-%i-%i', (iso, year, month, day) => {
    expect(hijriFromGregorian(iso)).toEqual({ year, month, day });
    expect(gregorianFromHijri({ year, month, day })).toBe(iso);
  });

  test('Dhu al-Hijjah 1417 begins a day earlier than in the computed calendar', () => {
    expect(gregorianFromHijri({ year: 1417, month: 12, day: 29 })).toBe('1997-05-06');
    expect(displayHijri('1997-05-06', 'ar')).toBe('29 ذو الحجة 1417هـ');
    expect(displayHijri('1997-05-06', 'ar', 'full')).toBe('الثلاثاء، 29 ذو الحجة 1417هـ');
    expect(displayHijri('1997-05-07', 'en')).toBe('1 Muharram 1418 AH');
  });

  test('the displayed Hijri day is the day of the table, in and around the published years', () => {
    for (let day = Date.parse('1924-07-01'); day < Date.parse('1999-06-01'); day += 86_400_000) {
      const iso = new Date(day).toISOString().slice(0, 10);
      const { year, day: number } = hijriFromGregorian(iso);
      expect(displayHijri(iso, 'en')).toMatch(new RegExp(`^${number} .* ${year} AH$`));
    }
  });

  test('the table ends with the year 1500, and days outside it are refused', () => {
    const last = gregorianFromHijri({ year: 1500, month: 12, day: hijriMonthLength(1500, 12) });
    expect(hijriFromGregorian(last).year).toBe(1500);
    expect(() => hijriFromGregorian('1882-11-11')).toThrow(RangeError);
    expect(() => hijriFromGregorian(isoOf(Date.parse(last) / 86_400_000 + 1))).toThrow(RangeError);
  });

  test('days that do not exist are refused', () => {
    const short = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((month) => hijriMonthLength(1447, month) === 29) ?? 0;
    expect(isHijriDate({ year: 1447, month: short, day: 30 })).toBe(false);
    expect(() => gregorianFromHijri({ year: 1447, month: short, day: 30 })).toThrow(RangeError);
    expect(isHijriDate({ year: 1447, month: 13, day: 1 })).toBe(false);
    expect(isHijriDate({ year: 1299, month: 1, day: 1 })).toBe(false);
    expect(() => hijriFromGregorian('2026-02-30')).toThrow(RangeError);
    expect(() => hijriFromGregorian('soon')).toThrow(RangeError);
  });
});

describe('displayed dates', () => {
  test('a date is shown in both calendars and languages, in Western digits', () => {
    expect(displayHijri('2026-07-01', 'ar')).toBe('16 محرم 1448هـ');
    expect(displayHijri('2026-10-01', 'en')).toBe('20 Rabi II 1448 AH');
    expect(displayHijri('2026-02-08', 'en', 'month')).toBe('Shaban 1447 AH');
    expect(displayHijri('2026-05-01', 'en', 'monthName')).toBe('Dhul Qadah');
    expect(displayGregorian('2026-07-01', 'ar')).toBe('1 يوليو 2026');
    expect(displayHijri('2026-07-01', 'en')).toBe('16 Muharram 1448 AH');
    expect(displayBothCalendars('2026-07-01', 'en')).toEqual({
      hijri: '16 Muharram 1448 AH',
      gregorian: '1 July 2026',
    });
  });

  test('a day begins at midnight in Riyadh, whatever the time zone of the machine', () => {
    expect(displayGregorian(new Date('2026-06-30T20:59:59Z'), 'en')).toBe('30 June 2026');
    expect(displayGregorian(new Date('2026-06-30T21:00:00Z'), 'en')).toBe('1 July 2026');
    expect(riyadhDay(new Date('2026-06-30T20:59:59Z'))).toBe('2026-06-30');
    expect(riyadhDay(new Date('2026-06-30T21:00:00Z'))).toBe('2026-07-01');
    expect(displayTime(new Date('2026-06-30T21:05:00Z'))).toBe('00:05');
  });

  test('text that is not a date is refused', () => expect(() => displayHijri('soon', 'ar')).toThrow(RangeError));
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
    [30, '29 ذو الحجة 1447هـ · 15 يونيو 2026', '29 Dhul Hijjah 1447 AH · 15 June 2026'],
  ])('%i days', (days, arabic, english) => {
    expect(relativeDate(daysAgo(days), now, 'ar')).toBe(arabic);
    expect(relativeDate(daysAgo(days), now, 'en')).toBe(english);
  });

  test('a late evening in Riyadh is “one day ago” once it is past midnight', () => {
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
] as const)('a Gregorian day is shown in the order %s', (order, arabic, english) => {
  expect(displayGregorianDay('2026-06-30T22:00:00Z', 'ar', order)).toBe(arabic);
  expect(displayGregorianDay('2026-07-01', 'en', order)).toBe(english);
  expect(() => displayGregorianDay('2026-13-01', 'ar', order)).toThrow(RangeError);
});

describe('days as people write them', () => {
  const isoOfText = (text: string): string | undefined => {
    const written = writtenDay(text);
    return written && isoOfWritten(written);
  };

  test.each([
    ['29/2/1447 هـ', '2025-08-23'],
    ['٢٩/٢/١٤٤٧هـ', '2025-08-23'],
    ['29 صفر 1447', '2025-08-23'],
    ['29 صفر 1447هـ', '2025-08-23'],
    ['29 Safar 1447 AH', '2025-08-23'],
    ['3 ربيع الآخر 1447', '2025-09-25'],
    ['1 ذو الحجة 1417 هـ', '1997-04-08'],
    ['1447/2/29', '2025-08-23'],
    ['22 نوفمبر 2026م', '2026-11-22'],
    ['22/11/2026', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['01-Oct-2026', '2026-10-01'],
    ['01/10/26', '2026-10-01'],
    ['٠١ أكتوبر ٢٠٢٦', '2026-10-01'],
    ['October 1, 2026', '2026-10-01'],
    ['1 تشرين الأول 2026', '2026-10-01'],
  ])('%s is %s', (text, iso) => expect(isoOfText(text)).toBe(iso));

  test.each(['31/2/1447 هـ', '22/11/2026 هـ', '30 صفر 1447 م', '12', 'غداً', '1/13/2026', '5 رمضان 26', ''])(
    '%j is not a day',
    (text) => expect(isoOfText(text)).toBeUndefined(),
  );
});

test('a span names a shared month and year once, and month names of two words stay whole', () => {
  expect(spanOf('1 أكتوبر 2026م', '31 أكتوبر 2026م')).toEqual(['1', '31 أكتوبر 2026م']);
  expect(spanOf('20 ربيع الآخر 1448هـ', '20 جمادى الأولى 1448هـ')).toEqual(['20 ربيع الآخر', '20 جمادى الأولى 1448هـ']);
  // Both month names end in the same word but are different months.
  expect(spanOf('1 Rabi II 1448 AH', '29 Jumada II 1448 AH')).toEqual(['1 Rabi II', '29 Jumada II 1448 AH']);
  expect(spanOf('1 محرم 1448هـ', '29 صفر 1449هـ')).toEqual(['1 محرم 1448هـ', '29 صفر 1449هـ']);
  expect(spanOf('October 1, 2026', 'November 1, 2026')).toEqual(['October 1', 'November 1, 2026']);
  expect(bothCalendarsSpanText('2026-11-28', '2026-11-28', 'ar').replace(/\u00a0/g, ' ')).toBe(
    '18 جمادى الآخرة 1448هـ (28 نوفمبر 2026)',
  );
  expect(spanOf('01/07/2026', '30/09/2026')).toEqual(['01/07/2026', '30/09/2026']);
});

test('dates in running text are broken between the days of a span and between the calendars only', () => {
  const lines = (text: string) => text.split(' ').map((line) => line.replaceAll('\u00a0', ' '));
  expect(lines(bothCalendarsSpanText('2026-10-01', '2026-10-31', 'ar'))).toEqual([
    '20 ربيع الآخر –',
    '20 جمادى الأولى 1448هـ',
    '(1 –',
    '31 أكتوبر 2026)',
  ]);
  expect(lines(bothCalendarsSpanText('2026-07-01', '2026-09-30', 'en')).slice(2)).toEqual([
    '(1 July –',
    '30 September 2026)',
  ]);
  expect(lines(bothCalendarsText('2026-11-29', 'en'))).toEqual(['19 Jumada II 1448 AH', '(29 November 2026)']);
});
