import { fold } from '../text/arabic.js';
import { isAlsoWord, isGivenName, isWomansName } from './given-names.js';

test.each(['دعيكان', 'مخيمر', 'يعلى', 'تورسون', 'نورالدين', 'فضلالرحمن', 'محمدسعيد'])('%s is a first name', (name) =>
  expect(isGivenName(fold(name))).toBe(true),
);

test.each(['سلسبيل', 'جويرية', 'حليمةالسعدية'])('%s is a name of women', (name) =>
  expect(isWomansName(fold(name))).toBe(true),
);

test('a name that is an ordinary word too is told to be one', () => {
  expect([isAlsoWord('حصه'), isAlsoWord('قنديل'), isAlsoWord('دعيكان')]).toEqual([true, true, false]);
});

test('the halves of a name make no name of any other word', () => {
  expect(['والله', 'محمديه', 'عبادالله'].filter(isGivenName)).toEqual([]);
});
