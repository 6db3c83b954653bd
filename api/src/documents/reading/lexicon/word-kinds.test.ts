import { fold } from '../text/arabic.js';
import { kindsOf } from './word-kinds.js';

test.each([
  ['وتحصيل', 'collect'],
  ['للأرامل', 'needy'],
  ['مؤذنه', 'cleric'],
  ['ودكاكينها', 'estate'],
  ['يُنفقونها', 'vgive'],
  ['فيتولاها', 'vappoint'],
  ['سيؤجر', 'vmanage'],
])('%s is of the kind %s, whatever is joined to it', (word, kind) => {
  expect(kindsOf(fold(word))).toContain(kind);
});

test('a word may be of several kinds, or of none that is known', () => {
  expect(kindsOf(fold('صيانة'))).toEqual(expect.arrayContaining(['build', 'oversee', 'work']));
  expect(kindsOf(fold('زنجبيل'))).toEqual([]);
});
