import fc from 'fast-check';
import { fold } from '../text/arabic.js';
import { findWords } from './find-words.js';

const within = (text: string, value: string): string | null => {
  const folded = fold(text);
  const found = findWords(folded, { start: 0, end: folded.length }, value);
  return found && folded.slice(found.start, found.end);
};

test.each([
  ['letters in another form', 'مؤسسة الإحسان الأهلية', 'موسسه الاحسان', 'موسسه الاحسان'],
  ['digits in another form', 'رقم الهوية ١٤٩٢٠٣٣٥٠٩ بتاريخ', '1492033509', '1492033509'],
  ['other spaces and marks', 'عبد  الله بن سعـد', 'عبدالله بن سَعد', 'عبد  الله بن سعد'],
  ['behind a joined letter', 'حضر لمحمد بن سعد الحربي', 'محمد بن سعد', 'محمد بن سعد'],
  ['over a line break', 'علي بن\nفهد العتيبي', 'علي بن فهد العتيبي', 'علي بن\nفهد العتيبي'],
  ['a unit close by', 'مساحتها 300م2', '300', '300'],
  ['a fraction', 'المساحة ١٬٣٣٢٫٦٤ متر', '1,332.64', '1,332.64'],
  ['a day with other blanks', 'في 15 / 3 / 1440هـ', '15/3/1440', '15 / 3 / 1440'],
])('found: %s', (_name, text, value, found) => expect(within(text, value)).toBe(found));

test.each([
  ['a part of a word', 'مؤسسة المحمدية', 'محمد'],
  ['the end of a word', 'العلي', 'علي'],
  ['a part of a number', 'رقم 51234567', '1234'],
  ['a part of a day', 'في 15/3/1440', '1440'],
  ['the whole part of a fraction', 'المساحة 1332.64', '1332'],
  ['digits without their point', 'المساحة 12.50', '1250'],
  ['a changed digit', 'الهوية 1492033509', '1492033508'],
  ['words in another order', 'سعد بن محمد', 'محمد بن سعد'],
  ['words that others part', 'محمد بن علي بن سعد', 'محمد بن سعد'],
  ['nothing but punctuation', 'أي نص، هنا', '،'],
])('not found: %s', (_name, text, value) => expect(within(text, value)).toBeNull());

test('outside the cited place nothing is found', () => {
  expect(findWords('محمد بن سعد\nفهد', { start: 12, end: 15 }, 'محمد بن سعد')).toBeNull();
});

const words = fc.array(
  fc.constantFrom('محمد', 'بن', 'العلي', 'وقف', '12', '1440', '12/3', '5.5', 'م2', 'عبد', 'الله', '،', '(ا)'),
  { minLength: 1, maxLength: 8 },
);
const letters = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

test('whatever is found has the letters and digits of the value, and no others', () => {
  fc.assert(
    fc.property(words, words, (text, value) => {
      const found = within(text.join(' '), value.join(' '));
      if (found !== null) expect(letters(found)).toBe(letters(value.join(' ')));
    }),
    { numRuns: 2000 },
  );
});

test('a run of whole words of a text is found in it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('محمد', 'بن', 'العلي', 'وقف', 'عبد', 'الله'), { minLength: 2, maxLength: 9 }),
      fc.nat(),
      fc.nat(),
      (text, from, length) => {
        const start = from % text.length;
        const run = text.slice(start, start + 1 + (length % (text.length - start)));
        expect(within(text.join(' '), run.join('  '))).toBe(run.join(' '));
      },
    ),
  );
});
