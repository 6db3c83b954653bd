import type { RecognisedLine } from './recogniser.js';
import { withKnownWords } from './repair-words.js';

const box = { left: 0, right: 90, top: 0, bottom: 30 };
const read = (text: string, confidence = 0.6): string => {
  const lines: RecognisedLine[] = [{ ...box, words: [{ ...box, text, confidence, symbols: [] }] }];
  return withKnownWords(lines)[0]!.words[0]!.text;
};

describe('doubtful words of a scan', () => {
  test('take the word of deeds that looks almost the same, with what stands around them', () => {
    expect(read('المسنفيدون:')).toBe('المستفيدون:');
    expect(read('وثلائمايه')).toBe('وثلاثمايه');
    expect(read('(الدماح)')).toBe('(الدمام)');
  });
  test('a numbering word before a colon is set right also when it was read with confidence', () =>
    expect(read('الثاً:', 0.95)).toBe('ثالثاً:'));
  test.each(['الشهراني', 'الزهراني', 'سعيد', 'الورقة', '1234', 'م'])('%s stays', (word) =>
    expect(read(word)).toBe(word),
  );
  test('words read with confidence are not changed', () => expect(read('المسنفيدون', 0.95)).toBe('المسنفيدون'));
  test('a single م within a sentence lost the dots of ثم, but not beside a number or at the head of a table', () => {
    const of = (texts: string): string =>
      withKnownWords([
        { ...box, words: texts.split(' ').map((text) => ({ ...box, text, confidence: 0.9, symbols: [] })) },
      ])
        .flatMap(({ words }) => words.map(({ text }) => text))
        .join(' ');
    expect(of('بيد سعود م اللي')).toBe('بيد سعود ثم اللي');
    expect(of('بطول ٢٠ م شمالا')).toBe('بطول ٢٠ م شمالا');
    expect(of('م المصرف')).toBe('م المصرف');
  });
});
