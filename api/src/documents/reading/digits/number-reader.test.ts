import { isForeign, type RecognisedWord } from '../ocr/recogniser.js';
import { isBetterRecognised, withForeign } from './number-reader.js';
import type { DigitRun } from './read-digits.js';

const box = { left: 0, right: 90, top: 0, bottom: 30 };
const recognised = (text: string, confidence: number): RecognisedWord => ({ ...box, text, confidence, symbols: [] });
const read = (text: string, chance: number): DigitRun => ({
  ...box,
  text,
  signs: [],
  confidence: 0.9,
  readings: [{ text, chance }],
});

describe("of two readings of a number the recogniser's own stays", () => {
  test('where signs of it were lost here', () =>
    expect(isBetterRecognised(recognised('268724233989', 0.8), read('42339689', 0.5))).toBe(true));
  test('in either script', () =>
    expect(isBetterRecognised(recognised('١٤٨٧١٧٧١٤١٧٦', 0.9), read('٤٦٧٤٧٩', 0.3))).toBe(true));
  test('with square metres behind it', () =>
    expect(isBetterRecognised(recognised('(2048.50م2)،', 0.84), read('2048', 0.8))).toBe(true));
  test('as the mark of a list', () => expect(isBetterRecognised(recognised('٣)', 0.89), read('٥٣', 0.4))).toBe(true));
  test('where it is sure and this reader is in doubt', () =>
    expect(isBetterRecognised(recognised('(18/9/2006م)', 0.95), read('18/8/2006', 0.3))).toBe(true));
  test('where it is sure, also against a reader that is', () =>
    expect(isBetterRecognised(recognised('14/10/1443', 0.96), read('14710/1443', 0.9))).toBe(true));
  test('with a decimal sign, before which this reader stops', () =>
    expect(isBetterRecognised(recognised('١٣٦٢٫٥', 0.64), read('١٣٦٢', 0.9))).toBe(true));
  test('where both are in doubt', () =>
    expect(isBetterRecognised(recognised('330117002918', 0.5), read('330117402918', 0.5))).toBe(true));
});

describe("of two readings of a number this reader's stays", () => {
  test('where the recogniser is in doubt and this reader is not', () =>
    expect(isBetterRecognised(recognised('268724233989', 0.5), read('26872423398', 0.7))).toBe(false));
  test('where the recogniser hardly saw one', () =>
    expect(isBetterRecognised(recognised('268724233989', 0.2), read('26872423398', 0.3))).toBe(false));
  test('where both agree', () =>
    expect(isBetterRecognised(recognised('1584525990', 0.95), read('1584525990', 0.3))).toBe(false));
  test('where the recogniser doubts a mark', () =>
    expect(isBetterRecognised(recognised('٣)', 0.5), read('٥٣', 0.9))).toBe(false));
  test('where the recogniser saw a word', () =>
    expect(isBetterRecognised(recognised('ب12ل4567', 0.9), read('12', 0.3))).toBe(false));
});

test('a doubtful number in the other script is a Latin caption, a day in it is none', () => {
  const foreign = (text: string): boolean =>
    withForeign({ ...box, words: [recognised(text, 0.69)] }, 'western').words.some(isForeign);
  expect(foreign('٥٤٧')).toBe(true);
  expect(foreign('١٣/٢/١٤٢١ه،')).toBe(false);
});

test('a digit beside a Latin caption is a piece of it if it is doubtful or in the other script', () => {
  const shown = (digit: string, confidence: number, gap = 10): string =>
    withForeign(
      {
        ...box,
        words: [
          { ...recognised('No.©', 0.9), left: 300, right: 360 },
          { ...recognised(digit, confidence), left: 280 - gap, right: 300 - gap },
        ],
      },
      'western',
    ).words[1]!.text;
  expect(shown('٧', 0.92)).toBe('©');
  expect(shown('6', 0.69)).toBe('©');
  expect(shown('6', 0.95)).toBe('6');
  expect(shown('٧', 0.92, 60)).toBe('٧');
});
