import { expect, test } from '@jest/globals';
import { parseAmount } from '@waqf/money';
import { riyalsInWords } from './riyals-in-words';

test.each([
  ['25000', 'خمسة وعشرون ألف ريال'],
  ['1', 'ريال واحد'],
  ['2', 'ريالان'],
  ['3.50', 'ثلاثة ريالات وخمسون هللة'],
  ['11', 'أحد عشر ريالًا'],
  ['100', 'مئة ريال'],
  ['0.01', 'هللة واحدة'],
  ['0.03', 'ثلاث هللات'],
  ['0.08', 'ثماني هللات'],
  ['0.21', 'إحدى وعشرون هللة'],
  ['2000', 'ألفا ريال'],
  ['2500', 'ألفان وخمسمئة ريال'],
  ['1234.50', 'ألف ومئتان وأربعة وثلاثون ريالًا وخمسون هللة'],
  ['3000000', 'ثلاثة ملايين ريال'],
  ['2031420.75', 'مليونان وواحد وثلاثون ألفًا وأربعمئة وعشرون ريالًا وخمس وسبعون هللة'],
])('%s is written %s', (amount, words) => {
  expect(riyalsInWords(parseAmount(amount))).toBe(words);
});

test('nothing is written for zero or for more than a cheque can hold', () => {
  expect(riyalsInWords(parseAmount('0'))).toBeNull();
  expect(riyalsInWords(parseAmount('1000000000000'))).toBeNull();
});
