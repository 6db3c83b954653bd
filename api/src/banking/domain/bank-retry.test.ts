import { expect, test } from '@jest/globals';
import { retryDelayMs } from './bank-retry.js';

test('the bank is asked again after 1, 2, 4 … seconds, and after five minutes at most', () => {
  expect([1, 2, 3, 4, 9, 10, 500].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 256_000, 300_000, 300_000]);
});
