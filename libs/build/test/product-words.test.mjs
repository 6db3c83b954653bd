import { productWords } from '../src/product-words.mjs';

/*
 * Checks every text of the product in both languages for what an editor would correct: plurals, quotation marks,
 * direction, and words that were replaced for good.
 */
const texts = productWords();
const wordings = (language) =>
  texts.flatMap((text) => Object.values(text[language]).map((words) => ({ ...text, words })));
const named = ({ file, line, key, words }) => `${file}:${line} ${key}: ${words ?? ''}`;
const thatMatch = (language, pattern) =>
  wordings(language)
    .filter(({ words }) => pattern.test(words))
    .map(named);
const placeholders = (forms) =>
  [...new Set(Object.values(forms).flatMap((words) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)))]
    // A form may express the number by its word: «صكان» needs no figure.
    .filter((name) => name !== 'count')
    .sort()
    .join();

test('the texts of every part are found', () => {
  expect(texts.length).toBeGreaterThan(3000);
  for (const area of ['shell', 'api', 'mf-waqif', 'libs/contracts', 'libs/features/finances', 'libs/ui'])
    expect(texts.some((text) => text.area === area)).toBe(true);
});

test('texts with values and texts passed as pairs are found, and SQL columns are not texts', () => {
  expect(wordings('en').map(({ words }) => words)).toContain('Review the data of ⟨name⟩, then approve it');
  expect(wordings('en').map(({ words }) => words)).toContain(
    'There is no column “⟨en⟩” in the first row. Use the template.',
  );
  expect(wordings('ar').filter(({ words }) => words === 'text?')).toEqual([]);
});

test('both languages fill the same values', () => {
  const differing = texts.filter(({ ar, en }) => placeholders(ar) !== placeholders(en));
  expect(differing.map(named)).toEqual([]);
});

test('each English plural has its Arabic plural forms, including the general one', () => {
  const counted = texts.filter(({ en }) => 'one' in en);
  expect(counted.length).toBeGreaterThan(50);
  expect(counted.filter(({ ar }) => !('one' in ar || 'two' in ar || 'few' in ar)).map(named)).toEqual([]);
  expect(texts.filter(({ ar, en }) => !('other' in ar && 'other' in en)).map(named)).toEqual([]);
});

test('quotes and punctuation are those of the language', () => {
  expect(thatMatch('ar', /["“”'‘’]/)).toEqual([]);
  expect(thatMatch('en', /["'«»]/)).toEqual([]);
  expect(thatMatch('ar', /[\u0600-\u06FF]\s*[,;?]/)).toEqual([]);
  for (const language of ['ar', 'en']) {
    expect(thatMatch(language, /!/)).toEqual([]);
    expect(thatMatch(language, / {2}/)).toEqual([]);
  }
  const open = (words, mark) => words.split(mark).length;
  expect(
    wordings('ar')
      .filter(({ words }) => open(words, '«') !== open(words, '»'))
      .map(named),
  ).toEqual([]);
  expect(
    wordings('en')
      .filter(({ words }) => open(words, '“') !== open(words, '”'))
      .map(named),
  ).toEqual([]);
});

test('each English term has one spelling', () => {
  expect(thatMatch('en', /(?<![{⟨])\bids?\b(?![}⟩])/)).toEqual([]);
  expect(thatMatch('en', /\bemails?\b/i)).toEqual([]);
});

test('texts have no invisible direction marks, and English ones no Arabic except the language name', () => {
  const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
  // A command to type within an Arabic line of a terminal, where there is no markup.
  const typed = ({ file }) => file !== 'api/src/backups/backups.errors.ts';
  expect(
    wordings('ar')
      .filter((text) => typed(text) && marks.test(text.words))
      .map(named),
  ).toEqual([]);
  expect(thatMatch('en', marks)).toEqual([]);
  expect(
    wordings('en')
      .filter(({ words, key }) => /[\u0600-\u06FF]/.test(words) && key !== 'arabic')
      .map(named),
  ).toEqual([]);
});

test.each(['المختلقة', 'ما قورن', 'وجدناه من دليل واحد', 'طوبق وأُقفل', 'لم يُذكر أو لم يُقرأ'])(
  '«%s» is gone',
  (words) => {
    expect(thatMatch('ar', new RegExp(words))).toEqual([]);
  },
);

test.each(['Right as it is', 'and told', 'And here', 'System admin'])('“%s” is gone', (words) => {
  expect(thatMatch('en', new RegExp(words, 'i'))).toEqual([]);
});
