import { displayNumber } from './display-number';

test('numbers have Western digits, a comma between thousands and no more decimals than asked for', () => {
  expect(displayNumber(0)).toBe('0');
  expect(displayNumber(1234567)).toBe('1,234,567');
  expect(displayNumber(1144.4712)).toBe('1,144.471');
  expect(displayNumber(1144.4712, 2)).toBe('1,144.47');
});
