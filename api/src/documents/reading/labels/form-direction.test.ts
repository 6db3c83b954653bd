import { deedOfLines } from '../../../../test/deeds/deed-of-lines.js';
import { valuesStandBefore } from './form-direction.js';

const forms = [
  ['ماجد بن أنس الشريف', 'الخلف في النظر'],
  ['1065150334', 'ما يثبت شخصه'],
  ['الأحد 10/07/1429', 'كلف في'],
];

test('captions that nobody knows are told from values by their shape', () => {
  expect(valuesStandBefore(deedOfLines(forms.map((pair) => pair.join('\t'))))).toBe(true);
  expect(valuesStandBefore(deedOfLines(forms.map(([value, caption]) => `${caption}\t${value}`)))).toBe(false);
});

test('rows of values under their captions do not show a direction', () => {
  const lines = forms.flatMap(([value], at) => [`اسمه كذا${at}\tحاله كذا${at}`, `${value}\tدائم`]);
  expect(valuesStandBefore(deedOfLines(lines))).toBe(false);
});
