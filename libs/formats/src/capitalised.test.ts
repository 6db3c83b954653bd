import { expect, test } from '@jest/globals';
import { capitalised } from './capitalised';

test('a text gets a capital first letter, Arabic and an empty text stay as they are', () => {
  expect(capitalised('waqf deed')).toBe('Waqf deed');
  expect(capitalised('صك الوقفية')).toBe('صك الوقفية');
  expect(capitalised('')).toBe('');
});
