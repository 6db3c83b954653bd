import { findAreas } from './entities/area-mentions.js';
import { comparable, fold, similarity } from './text/arabic.js';
import { choose } from './evidence/candidates.js';
import { findDates } from './entities/date-mentions.js';
import { numberFromWords } from './entities/number-words.js';
import { findNames } from './entities/person-names.js';

const dates = (text: string) => findDates(fold(text));
const names = (text: string): string[] => findNames(fold(text)).map(({ start, end }) => fold(text).slice(start, end));

describe('days in a deed', () => {
  test.each([
    ['١٤١٦/٠٢/١٩ هـ', '1995-07-17'],
    ['7 جمادى الآخرة 1425هـ', '2004-07-24'],
    ['26/06/1995م', '1995-06-26'],
    ['٢٠٢٥-١٠-١٨م', '2025-10-18'],
    ['2 أبريل 1995م', '1995-04-02'],
    ['12 ذو القعدة 1420هـ', '2000-02-18'],
    ['يوم الخامس عشر من شهر محرم لعام 1440هـ', '2018-09-25'],
    ['السابع من شهر ربيع الآخر عام ألف وأربعمائة وسبعة عشر للهجرة', '1996-08-21'],
    ['التاسع والعشرين من شهر ذو الحجة عام ألف وأربعمائة وخمسة وثلاثون', '2014-10-23'],
  ])('%s is %s', (text, iso) => expect(dates(text)[0]?.iso).toBe(iso));

  test('both calendars make one mention and agree', () => {
    const found = dates('21 ربيع الآخر 1421هـ الموافق 23 يوليو 2000م');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      iso: '2000-07-23',
      hijri: '1421-04-21',
      difference: 0,
      calendars: ['hijri', 'gregorian'],
    });
  });

  test('calendars that differ are told, and the Hijri day stays', () => {
    expect(dates('21/04/1421هـ الموافق 26/07/2000م')[0]).toMatchObject({ iso: '2000-07-23', difference: 3 });
  });

  test('what is no day is no date', () => {
    expect(dates('قطعة 798/22/3')).toHaveLength(0);
    expect(dates('31/02/1998م')).toHaveLength(0);
    expect(dates('45/01/1440هـ')).toHaveLength(0);
  });
});

describe('numbers in words', () => {
  test.each([
    ['ألف ومائة وأربعة وأربعون', 1144],
    ['ألفان وستمائة وأربعة وخمسون', 2654],
    ['خمسة عشر ألفاً وثلاث مئة وخمسة وعشرون', 15_325],
    ['مليونان وخمسمائة ألف', 2_500_000],
    ['تسعة عشر', 19],
    ['مائتان', 200],
  ])('%s is %d', (words, number) => expect(numberFromWords(fold(words).split(' '))).toBe(number));

  test('a word that is no number ends it', () => expect(numberFromWords(['الف', 'متر'])).toBeNull());

  test('areas in words, with hundredths, and in digits', () => {
    const text = fold(
      'المساحة 1144.47 متر مربع (ألف ومائة وأربعة وأربعون متراً مربعاً وسبعة وأربعون سنتيمتراً مربعاً) وعرض الشارع 15 متراً',
    );
    expect(findAreas(text).map(({ value, kind }) => [value, kind])).toEqual([
      [1144.47, 'digits'],
      [1144.47, 'words'],
    ]);
    expect(findAreas(fold('ومساحتها (1,332.64) م٢'))[0]?.value).toBe(1332.64);
  });
});

describe('names', () => {
  test.each([
    ['فلدي أنا علي بن بندر الزهراني كاتب العدل', 'علي بن بندر الزهراني'],
    ['حضر المكلف شرعاً فهد بن فهد بن ناصر السبيعي سعودي الجنسية', 'فهد بن فهد بن ناصر السبيعي'],
    ['أهلية عبد الرحمن بن عبد الله آل الشيخ سعودي', 'عبد الرحمن بن عبد الله ال الشيخ'],
    ['حضرت نورة بنت عبدالعزيز بن سعد المالكي بموجب', 'نوره بنت عبدالعزيز بن سعد المالكي'],
  ])('%s', (text, name) => expect(names(text)).toEqual([name]));
});

describe('comparing and weighing', () => {
  test('folded forms are equal, one wrong letter is near', () => {
    expect(comparable('الأُولى،')).toBe(comparable('الاولي'));
    expect(similarity('رقم الصك', 'رقم الصق')).toBeCloseTo(0.875);
    expect(similarity('', '')).toBe(1);
  });

  test('two kinds of evidence beat one, and the same kind twice does not add up', () => {
    const base = { start: 0, end: 1 };
    const choice = choose([
      { ...base, value: 'a', key: 'a', weight: 0.8, evidence: 'label' },
      { ...base, value: 'b', key: 'b', weight: 0.6, evidence: 'label' },
      { ...base, value: 'b', key: 'b', weight: 0.6, evidence: 'phrase' },
      { ...base, value: 'a', key: 'a', weight: 0.7, evidence: 'label' },
    ]);
    expect(choice?.value).toBe('b');
    expect(choice?.rival).toBeCloseTo(0.8);
    expect(choose([])).toBeNull();
  });
});
