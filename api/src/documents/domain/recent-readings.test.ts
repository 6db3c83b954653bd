import { expect, test } from '@jest/globals';
import { RecentReadings } from './recent-readings.js';

test('a reading is returned once, for the same bytes and the same type of deed', () => {
  const readings = new RecentReadings<string>(() => 0);
  readings.put('aa', 'waqf_deed', 'read');
  expect(readings.take('aa', 'nazir_deed')).toBeUndefined();
  expect(readings.take('bb', 'waqf_deed')).toBeUndefined();
  expect(readings.take('aa', 'waqf_deed')).toBe('read');
  expect(readings.take('aa', 'waqf_deed')).toBeUndefined();
});

test('readings that are not collected are dropped after a time and above a number', () => {
  let now = 0;
  const readings = new RecentReadings<number>(() => now);
  readings.put('old', 'waqf_deed', 1);
  now = 20 * 60_000;
  expect(readings.take('old', 'waqf_deed')).toBeUndefined();
  for (let file = 0; file < 61; file += 1) readings.put(String(file), 'waqf_deed', file);
  expect(readings.take('0', 'waqf_deed')).toBeUndefined();
  expect(readings.take('60', 'waqf_deed')).toBe(60);
});
