import { betterReading, isSureLine, within, withoutRepeats, withWords } from './read-twice.js';
import type { RecognisedWord } from './recogniser.js';

const word = (text: string, left: number, right: number, confidence = 0.9): RecognisedWord => ({
  text,
  confidence,
  symbols: [],
  left,
  right,
  top: 0,
  bottom: 30,
});
const textOf = (words: RecognisedWord[]): string => words.map(({ text }) => text).join(' ');
const once = (...words: RecognisedWord[]): string =>
  textOf(withoutRepeats({ words, left: 0, right: 400, top: 0, bottom: 30 }).words);

describe('words read twice from the same ink', () => {
  test('stand once, the whole word if one reading saw a part of it', () => {
    expect(once(word('معيض', 300, 356), word('معيض', 304, 354), word('بن', 252, 290))).toBe('معيض بن');
    expect(once(word('وأثبت', 300, 360), word('ت', 309, 316))).toBe('وأثبت');
    expect(once(word('معي', 304, 340), word('معيض', 300, 342))).toBe('معيض');
  });
  test('a word that a deed repeats stays', () =>
    expect(once(word('عن', 300, 330), word('عن', 262, 292))).toBe('عن عن'));
  test('different words stay although their boxes overlap', () =>
    expect(once(word('رجل', 300, 360), word('في', 310, 340))).toBe('رجل في'));
});

describe('words of a second reading', () => {
  const row = [
    word('إذا', 971, 1000, 0.43),
    word('ك', 943, 956, 0.43),
    word('بد', 904, 912, 0.49),
    word('ثمنه', 709, 777),
  ];
  test('replace doubtful pieces of the same ink', () =>
    expect(textOf(withWords(row, [word('كسد', 890, 958, 0.95)]))).toBe('إذا كسد ثمنه'));
  test('do not replace what was read with more confidence', () =>
    expect(textOf(withWords(row, [word('ثم', 720, 776, 0.5)]))).toBe('إذا ك بد ثمنه'));
});

describe('a missed line', () => {
  test('in which nothing was recognised is taken from the raw reading if that is sure', () => {
    expect(textOf(betterReading([], [word('غير', 60, 90), word('مفوض', 0, 55)]))).toBe('غير مفوض');
    expect(betterReading([], [word('غير', 60, 90), word('مفوض', 0, 55, 0.6)])).toEqual([]);
    expect(betterReading([], [word('٣١', 0, 55)])).toEqual([]);
  });
  test('of many words is taken whole if it is sure as one, a doubtful word and short ones too', () => {
    const long = ['يورث', 'ولا', 'يقسم،', 'واسمه', 'بينكم', 'ما'].map((text, at) =>
      word(text, 500 - at * 80, 560 - at * 80, text === 'واسمه' ? 0.32 : 0.93),
    );
    expect(betterReading([], long)).toEqual(long);
    expect(isSureLine(long)).toBe(true);
    expect(isSureLine(long.slice(0, 4))).toBe(false);
    expect(
      betterReading(
        [],
        long.map((one) => ({ ...one, confidence: 0.6 })),
      ),
    ).toEqual([]);
  });
  test('is not taller than its ink', () =>
    expect(within({ left: 0, right: 90, top: 5, bottom: 25 }, word('غير', 60, 90))).toMatchObject({
      top: 5,
      bottom: 25,
    }));
});
