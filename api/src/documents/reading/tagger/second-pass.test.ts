import { secondFeatures } from './second-pass.js';

/** Three clauses of two words, separated by commas; there is one field, with labels outside, begin and continue. */
const words = ['قبض', 'الغله', 'نبش', 'المطمور', 'صرف', 'الريع'].map((text, at) => ({
  text,
  gap: at > 0 && at % 2 === 0 ? '،' : '',
}));
const chances = [
  [0.05, 0.95, 0],
  [0.05, 0, 0.95],
  [0.9, 0.05, 0.05],
  [0.9, 0, 0.1],
  [0.05, 0.95, 0],
  [0.05, 0, 0.95],
].map((row) => Float64Array.from(row));

test('a clause that nobody knows stands between two that are items', () => {
  const said = secondFeatures(words, chances, 3)[2]!;
  expect(said).toEqual(expect.arrayContaining(['S0pn1100', 'S0p6^،', 'S0n6^،،', 'S0B1']));
  expect(said).toEqual(expect.arrayContaining(['S0l3', 'S0x3', 'S0q2']));
});

test('a word is told of a likelier place and of the same word elsewhere', () => {
  const twice = words.map((word, at) => (at === 2 ? { ...word, text: 'قبض' } : word));
  expect(secondFeatures(twice, chances, 3)[2]).toEqual(expect.arrayContaining(['S0d1<6', 'S0w6', 'S0wb6']));
});

test('nothing is said of a field that stands nowhere', () => {
  const none = words.map(() => Float64Array.from([1, 0, 0]));
  expect(secondFeatures(words, none, 3)[2]).toEqual(['S0d0', 'S0q0', 'S0l_']);
});
