import { atOneHeight } from './line-levels.js';
import type { RecognisedLine, RecognisedWord } from './recogniser.js';

const word = (text: string, right: number, top: number, height = 30): RecognisedWord => ({
  text,
  confidence: 0.9,
  symbols: [],
  left: right - 50,
  right,
  top,
  bottom: top + height,
});
const line = (...words: RecognisedWord[]): RecognisedLine => ({ words, left: 0, right: 400, top: 0, bottom: 90 });
const textsOf = (lines: RecognisedLine[]): string[] =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

describe('words that were recognised as one line', () => {
  test('are separated if cells have two heights, each right to left', () => {
    const parted = atOneHeight([
      line(word('حمود', 400, 0), word('بن', 340, 2), word('هوية', 200, 30), word('المالك', 140, 31)),
    ]);
    expect(textsOf(parted)).toEqual(['حمود بن', 'هوية المالك']);
    expect(parted[1]).toMatchObject({ left: 90, right: 200, top: 30, bottom: 61 });
  });
  test('stay together on a slightly rising line', () =>
    expect(textsOf(atOneHeight([line(word('رقم', 400, 0), word('الصك', 340, 6), word('هنا', 280, 12))]))).toEqual([
      'رقم الصك هنا',
    ]));
  test('a low full stop makes no line of its own', () =>
    expect(textsOf(atOneHeight([line(word('رقم', 400, 0), word('الصك', 340, 0), word('.', 280, 28, 4))]))).toEqual([
      'رقم الصك .',
    ]));
  test('what was looked at again is left as it is', () => {
    const again = { ...line(word('رقم', 400, 0), word('الصك', 340, 40)), fromSecondPass: true };
    expect(atOneHeight([again])).toEqual([again]);
  });
});
