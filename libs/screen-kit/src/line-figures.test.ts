import { expect, test } from '@jest/globals';
import { exactText, shareText, roundingOf } from './line-figures';

test.each([
  ['9055519/1', '90,555.19'],
  ['90555187500/10000', '90,555.1875'],
  ['100/3', '0.333333…'],
  ['0/1', '0.00'],
  ['-1/4', '−0.0025'],
])('%s halalas are %s riyals', (fraction, text) => {
  expect(exactText(fraction)).toBe(text);
});

test('rounding is the amount less the exact share', () => {
  expect(exactText(roundingOf({ amount: '90555.19', exact: '90555187500/10000' }))).toBe('0.0025');
  expect(exactText(roundingOf({ amount: '0.33', exact: '100/3' }))).toBe('−0.003333…');
});

test.each([
  [{ split: 'shares', part: '125000', whole: '1000000' }, '12.5%'],
  [{ split: 'shares', part: '1', whole: '1' }, '1 / 1'],
  [{ split: 'equal', part: '1', whole: '3' }, '1 / 3'],
])('%j is written %s', (step, text) => {
  const rest = { kind: 'residual', basis: 'remaining', percent: null, portion: '1/1', exact: '1/1' };
  expect(shareText({ ...rest, days: { entitled: '1', of: '1' }, ...step })).toBe(text);
});
