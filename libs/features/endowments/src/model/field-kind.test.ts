import { test, expect } from '@jest/globals';
import { fieldNames } from '@waqf/contracts/documents';
import { isBlank, kindOf, sameValue } from './field-kind';

test('every field of the contract has a kind of input', () => {
  expect(fieldNames.map(kindOf)).not.toContain(undefined);
});

test('null, blank text and an empty list are blank, and a number is not', () => {
  expect([null, '', '  ', []].map(isBlank)).toEqual([true, true, true, true]);
  expect(isBlank(0.5)).toBe(false);
});

test('lists are compared entry by entry, in order', () => {
  expect(sameValue(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(sameValue(null, [])).toBe(true);
  expect(sameValue('1', 1)).toBe(false);
});
