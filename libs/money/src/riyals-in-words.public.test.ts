import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toCardinal } from 'n2words/ar-SA';
import { halalas, riyalsInWords } from './index';

/*
 * Compares the words with those of n2words, a public library. It spells مائة for مئة, keeps the full dual before a
 * counted noun, and adds no noun. It is also wrong for round hundreds of a scale followed by one to ten («ثلاثمائة
 * ألفاً وثلاثة», «مائة واثنان ألفاً»). This module expresses one and two riyals by the noun alone.
 */
const groupsOf = (riyals: number): number[] => [1, 1e3, 1e6, 1e9].map((scale) => Math.floor(riyals / scale) % 1000);
const slips = (riyals: number): boolean =>
  groupsOf(riyals).some((group, scale) => {
    const rest = group % 100;
    return scale === 0 ? rest === 1 || rest === 2 : group >= 100 && rest <= 10;
  });

const theirs = (riyals: number): string => toCardinal(riyals).replaceAll('مائة', 'مئة').replaceAll('اً', 'ًا');
const ours = (riyals: number): string =>
  (riyalsInWords(halalas(BigInt(riyals) * 100n)) ?? '')
    .replace(/ ريال(?:ات|ًا)?$/, '')
    .replace(/(ألف|مليون|مليار)ا(?=$)/, '$1ان')
    .replace(/مئتا(?=$| )/g, 'مئتان');

test('20,000 amounts are worded as a public library words them, except where it is wrong', () => {
  const limits = [1000, 10_000, 1_000_000, 999_999_999_999];
  const amount = fc.oneof(...limits.map((max) => fc.integer({ min: 3, max }))).filter((riyals) => !slips(riyals));
  fc.assert(
    fc.property(amount, (riyals) => expect(ours(riyals)).toBe(theirs(riyals))),
    { numRuns: 20_000, seed: 20261124 },
  );
});
