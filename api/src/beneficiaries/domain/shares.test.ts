import { expect, test } from '@jest/globals';
import { shareWarning } from './shares.js';

test('a warning names the sum, from the first ten-thousandth above 100', () => {
  expect(shareWarning(100)).toBeNull();
  expect(shareWarning(100.0001)).toEqual({
    ar: 'مجموع نسب المستفيدين 100.0001% ويتجاوز 100%',
    en: 'The shares of the beneficiaries add up to 100.0001%, above 100%',
  });
});
