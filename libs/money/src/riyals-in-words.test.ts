import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { halalas, parseAmount, riyalsInWords } from './index';

test.each([
  ['25000', 'خمسة وعشرون ألف ريال'],
  ['1', 'ريال واحد'],
  ['2', 'ريالان'],
  ['3.50', 'ثلاثة ريالات وخمسون هللة'],
  ['11', 'أحد عشر ريالًا'],
  ['100', 'مئة ريال'],
  ['200', 'مئتا ريال'],
  ['101', 'مئة ريال وريال واحد'],
  ['102', 'مئة ريال وريالان'],
  ['201', 'مئتا ريال وريال واحد'],
  ['1001', 'ألف ريال وريال واحد'],
  ['2002', 'ألفا ريال وريالان'],
  ['25001', 'خمسة وعشرون ألف ريال وريال واحد'],
  ['101000', 'مئة ألف وألف ريال'],
  ['102000', 'مئة ألف وألفا ريال'],
  ['102500', 'مئة ألف وألفان وخمسمئة ريال'],
  ['200000', 'مئتا ألف ريال'],
  ['201500', 'مئتا ألف وألف وخمسمئة ريال'],
  ['1200', 'ألف ومئتا ريال'],
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

test('zero and one trillion riyals have no words', () => {
  expect(riyalsInWords(parseAmount('0'))).toBeNull();
  expect(riyalsInWords(parseAmount('1000000000000'))).toBeNull();
});

/*
 * A reference built in another way: every group is written as if it were alone, with its noun, and the text is then
 * contracted by the rules of the construct (الإضافة).
 */
const ones = 'واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة'.split(' ');
const tenNames = 'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون'.split(' ');
const nouns: [string, string, string, string][] = [
  ['ريال', 'ريالان', 'ريالات', 'ريالًا'],
  ['ألف', 'ألفان', 'آلاف', 'ألفًا'],
  ['مليون', 'مليونان', 'ملايين', 'مليونًا'],
  ['مليار', 'ملياران', 'مليارات', 'مليارًا'],
];

function belowHundred(count: number): string {
  if (count < 10) return ones[count - 1] ?? '';
  if (count < 20) return count === 10 ? 'عشرة' : `${['أحد', 'اثنا', ...ones.slice(2)][count - 11] ?? ''} عشر`;
  const ten = tenNames[Math.floor(count / 10) - 2] ?? '';
  return count % 10 === 0 ? ten : `${ones[(count % 10) - 1] ?? ''} و${ten}`;
}

function group(count: number, [one, two, few, accusative]: [string, string, string, string]): string[] {
  const hundred = Math.floor(count / 100);
  const rest = count % 100;
  const prefix =
    hundred === 0
      ? ''
      : hundred === 1
        ? 'مئة'
        : hundred === 2
          ? 'مئتان'
          : `${(ones[hundred - 1] ?? '').replace(/(ية|ة)$/, (end) => (end === 'ية' ? 'ي' : ''))}مئة`.replace(
              'ثمانيمئة',
              'ثمانمئة',
            );
  if (rest === 0) return [`${prefix} ${one}`];
  if (rest <= 2) return [...(hundred === 0 ? [] : [`${prefix} ${one}`]), rest === 1 ? one : two];
  return [`${prefix === '' ? '' : `${prefix} و`}${belowHundred(rest)} ${rest <= 10 ? few : accusative}`];
}

function reference(riyals: number): string {
  const parts: string[] = [];
  for (let at = 3; at >= 0; at -= 1) {
    const count = Math.floor(riyals / 1000 ** at) % 1000;
    if (count > 0) parts.push(...group(count, nouns[at]!));
  }
  const tail = parts.at(-1) === 'ريال' ? ['ريال واحد'] : parts.at(-1) === 'ريالان' ? ['ريالان'] : [];
  const head = tail.length > 0 ? parts.slice(0, -1) : parts;
  // A number that ends with a scale word is followed by the riyal.
  const text = head.join(' و');
  const counted = text === '' || / ريال(ات|ًا)?$/.test(text) ? text : `${text} ريال`;
  const contracted = counted
    .replace(/مئتان (?=ألف|مليون|مليار|ريال)/g, 'مئتا ')
    .replace(/(ألف|مليون|مليار)ان ريال/g, '$1ا ريال')
    .replace(/(ألف|مليون|مليار)ًا ريال/g, '$1 ريال');
  return [contracted, ...tail].filter((part) => part !== '').join(' و');
}

test('20,000 amounts are worded by the Arabic rules of the construct', () => {
  const limits = [1000, 10_000, 1_000_000, 999_999_999_999];
  const amount = fc.oneof(
    ...limits.map((max) => fc.integer({ min: 1, max })),
    // Round numbers followed by one or two, where the construct matters.
    fc
      .tuple(
        fc.array(fc.constantFrom(0, 1, 2, 3, 10, 11, 100, 101, 102, 103, 111, 200, 201, 202, 300), {
          minLength: 4,
          maxLength: 4,
        }),
      )
      .map(([groups]) => groups.reduce<number>((sum, count) => sum * 1000 + count, 0))
      .filter((riyals) => riyals > 0),
  );
  fc.assert(
    fc.property(amount, (riyals) => expect(riyalsInWords(halalas(BigInt(riyals) * 100n))).toBe(reference(riyals))),
    { numRuns: 20_000, seed: 20261123 },
  );
});
