import { expect, test } from '@jest/globals';
import { arabicCount } from './arabic-count';

const months = { one: 'شهر', two: 'شهرين', few: 'أشهر', many: 'شهرًا', other: 'شهر' };

test.each([
  [1, 'شهر'],
  [2, 'شهرين'],
  [3, '3 أشهر'],
  [10, '10 أشهر'],
  [12, '12 شهرًا'],
  [100, '100 شهر'],
])('%d', (count, words) => expect(arabicCount(count, months)).toBe(words));
