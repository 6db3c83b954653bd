import { expect, test } from '@jest/globals';
import { judgeByLimits, worstOf } from './probe.js';

test('a value above its limit is a warning, far above it an error; a missing value is neither', () => {
  const limits = { warning: 80, error: 90 };
  expect(judgeByLimits(80, limits, 'nearly-full')).toEqual(['healthy', null]);
  expect(judgeByLimits(81, limits, 'nearly-full')).toEqual(['warning', 'nearly-full']);
  expect(judgeByLimits(90.1, limits, 'nearly-full')).toEqual(['error', 'nearly-full']);
  expect(judgeByLimits(null, limits, 'nearly-full')).toEqual(['healthy', null]);
});

test('the worst value counts, and of equal ones the first', () => {
  expect(worstOf([])).toEqual(['healthy', null]);
  expect(
    worstOf([
      ['warning', 'slow'],
      ['error', 'full'],
      ['error', 'refuses'],
    ]),
  ).toEqual(['error', 'full']);
});
