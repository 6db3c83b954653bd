import { expect, test } from '@jest/globals';
import { normaliseAmount, writtenAmountPattern, writtenSignedAmountPattern } from './written-amount';

test.each([
  ['\u200f12,000.50\u200f', '12000.50'],
  ['\u200e٢٥٬٠٠٠٫٥', '25000.5'],
  [' \u061c75 ', '75'],
])('invisible direction marks around the amount %j do not change it', (text, wire) => {
  expect([writtenAmountPattern.test(text), normaliseAmount(text)]).toEqual([true, wire]);
});

test('marks around the minus of a balance do not change it', () => {
  const text = '\u200e-\u200e75.00';
  expect([writtenSignedAmountPattern.test(text), normaliseAmount(text)]).toEqual([true, '-75.00']);
  expect(writtenAmountPattern.test(text)).toBe(false);
});

test('marks between digits, and embeddings, are no part of an amount', () => {
  expect(writtenAmountPattern.test('1\u200f2')).toBe(false);
  expect(writtenAmountPattern.test('\u202e12')).toBe(false);
});
