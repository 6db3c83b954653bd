import { expect, test } from '@jest/globals';
import { arabicCount, arabicNouns } from './arabic-count';

test.each([
  [1, 'شهر'],
  [2, 'شهرين'],
  [3, '3 أشهر'],
  [10, '10 أشهر'],
  [12, '12 شهرًا'],
  [100, '100 شهر'],
  [20_000, '20,000 شهر'],
  [20_011, '20,011 شهرًا'],
])('%d', (count, words) => expect(arabicCount(count, arabicNouns.month)).toBe(words));
