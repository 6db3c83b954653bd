import { fold } from '../text/arabic.js';
import { findDates } from './date-mentions.js';

const dates = (text: string) => findDates(fold(text));

describe('days in ways that deeds write them', () => {
  test.each([
    ['السابع عشر من يوليو سنة ألف وتسعمائة وخمسة وتسعون ميلادية', '1995-07-17'],
    ['اليوم الثالث والعشرين من الشهر الخامس لعام 1411هـ', '1990-12-10'],
    ['(16) من شهر شعبان عام (1441) هـ', '2020-04-09'],
    ['Date: 22 August 2024', '2024-08-22'],
    ['issued on May 14, 2020', '2020-05-14'],
    ['12 Rajab 1440H', '2019-03-19'],
    ['2 / 7 / 1418 هـ', '1997-11-02'],
    ['13.8.1409هـ', '1989-03-20'],
    ['غرة شهر رجب عام 1440هـ', '2019-03-08'],
    ['سلخ محرم سنة 1402', '1981-11-26'],
    ['منتصف ربيع الثاني من سنة 1360', '1941-05-11'],
    ['في النصف من شعبان عام 1390', '1970-10-16'],
    ['أول يوم من رمضان سنة 1373', '1954-05-04'],
    ['5 رمضان المبارك من عام ألف وأربعمائة للهجرة', '1980-07-17'],
    ['الحادي والعشرين من شهر ذي الحجة لعام 1422 من الهجرة النبوية', '2002-03-05'],
    ['12/5/412هـ', '1991-11-18'],
    ['للأول من ربيع الأول عام أربعة وأربعمائة وألف', '1983-12-05'],
    ['ثامن ربيع الثاني عام ستة وسبعين وثلاثمائة وألف', '1956-11-11'],
    ['الحادي عشر من ربيع الأول عام أربعة وتسعين بعد الثلاثمائة والألف', '1974-04-03'],
    ['لاثنتي عشرة ليلة خلت من ربيع الآخر سنة ست وثمانين وثلاثمائة وألف', '1966-07-30'],
    ['يوم الخامس عشر من شهر الله المحرم من عام سبعة وخمسين بعد الثلاثمائة والألف', '1938-03-16'],
    ['تاسع صفر الخير من شهور سنة ١٣٥٣', '1934-05-23'],
    ['ثالث عشر محرم الحرام افتتاح سنة ١٣٥٥', '1936-04-05'],
    ['خامس عشر ربيع الثاني من شهور السنة التاسعة والخمسين بعد الثلاثمائة والألف', '1940-05-23'],
    ['السابع والعشرين من شهر ربيع الأنور سنة ١٣٥٦ هجرية', '1937-06-06'],
    ['٤ربيع ثان ١٣٨٣', '1963-08-23'],
    ['في الخامس من ذي حجة عام ١٤١٢', '1992-06-06'],
    ['لإحدى وعشرين من ذي الحجة سنة ١٣٦٩', '1950-10-04'],
    ['لسنة ١٣٧٧ في ٢٢ صفر', '1957-09-17'],
    ['عام ١٤٢٢هـ في اليوم الثاني من شهر رجب', '2001-09-19'],
    ['ثاني يوم من شهر رجب سنة ١٣٥١', '1932-11-01'],
    ['السادس من رجب للعام الهجري ١٤٤٢', '2021-02-18'],
    ['12 Jumada Al-Akhirah 1444', '2023-01-05'],
    ["12 Sha'ban 1444 AH", '2023-03-04'],
    ['12 Dhul-Qadah 1444H', '2023-06-01'],
  ])('%s is %s', (text, iso) => expect(dates(text).map((date) => date.iso)).toEqual([iso]));

  test('of nights that are left nobody knows whether the month had thirty: such a day is told as doubtful', () => {
    expect(dates('لسبع بقين من ذي القعدة سنة إحدى وسبعين وثلاثمائة بعد الألف')[0]).toMatchObject({
      hijri: '1371-11-23',
      cut: true,
    });
  });

  test('days of the published calendar that no computed one has, and 30ths by sighting, are read without a doubt', () => {
    expect(dates('بتاريخ 30/12/1417هـ')[0]).toMatchObject({ iso: '1997-05-07', hijri: '1418-01-01' });
    expect(dates('بتاريخ 30/12/1417هـ الموافق 7/5/1997م')[0]).toMatchObject({
      iso: '1997-05-07',
      hijri: '1417-12-30',
      difference: 0,
    });
    expect(dates('1/1/1399هـ الموافق 1/12/1978م')[0]).toMatchObject({ iso: '1978-12-01', difference: 0 });
    expect(dates('31/12/1417هـ')).toEqual([]);
  });

  test('before 1343 two days are no doubt, and the Gregorian day of the deed stands', () => {
    expect(dates('10/3/1330هـ الموافق 27/2/1912م')[0]).toMatchObject({
      iso: '1912-02-27',
      hijri: '1330-03-10',
      difference: 0,
    });
    expect(dates('10/3/1330هـ الموافق 8/3/1912م')[0]?.difference).toBeGreaterThan(2);
    // Today's calendar is published in advance: a difference of one day is reported, but the deed's own Gregorian date
    // is still used.
    expect(dates('11/11/1442هـ الموافق 22/06/2021م')[0]).toMatchObject({ iso: '2021-06-22', difference: 1 });
  });

  test('a weekday before the day is no part of its number', () => {
    expect(dates('يوم الاثنين الثالث عشر من شهر صفر عام 1443هـ')[0]).toMatchObject({
      iso: '2021-09-20',
      weekdayGap: 0,
    });
    expect(dates('الأحد الخامس من شهر محرم عام 1443هـ')[0]).toMatchObject({ hijri: '1443-01-05' });
    expect(dates('يوم الأحد الموافق 2/3/1444هـ')[0]?.weekdayGap).toBe(3);
    expect(dates('حرر في 2/3/1444هـ')[0]?.weekdayGap).toBeNull();
  });

  test('both calendars in other words, and two days beside each other', () => {
    expect(dates('13 صفر 1443هـ الموافق له 20 سبتمبر 2021م')[0]).toMatchObject({
      difference: 0,
      calendars: ['hijri', 'gregorian'],
    });
    expect(dates('11/11/1442 هجري - 21/06/2021 ميلادي')[0]).toMatchObject({ difference: 0 });
    expect(dates('7/5/1420هـ 8/9/2015م').map(({ iso, difference }) => [iso, difference])).toEqual([
      ['1999-08-18', null],
      ['2015-09-08', null],
    ]);
  });

  test('a year that a column broke off is put together, and one whose end is lost is told', () => {
    expect(dates('الثالث عشر من شهر ربيع الآخر عام ألف وأربعمائة وسبعة وزارة العدل\tعشر للهجرة')[0]).toMatchObject({
      iso: '1996-08-27',
      cut: false,
    });
    expect(dates('الثالث عشر من شهر ربيع الآخر عام ألف وأربعمائة وسبعة\nوزارة العدل')[0]).toMatchObject({
      hijri: '1407-04-13',
      cut: true,
    });
  });

  test('a day that a line tore apart is put together and told', () => {
    expect(dates('في الثاني\nختم المحكمة\nعشر من شهر محرم عام 1434هـ')[0]).toMatchObject({
      iso: '2012-11-26',
      cut: true,
    });
    expect(dates('والعشرين من شهر محرم عام 1434هـ')[0]).toMatchObject({ cut: true });
  });
});
