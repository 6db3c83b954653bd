import { expect, test } from '@jest/globals';
import { StageLog } from './stage-log.js';

test('each stage is timed from the end of the previous one', () => {
  let now = 100;
  const log = new StageLog(() => now);
  now = 103;
  expect(log.report('received', 1, 1)).toBe(true);
  expect(log.report('page', 0, 2)).toBe(true);
  now = 143;
  expect(log.report('page', 1, 2)).toBe(false);
  now = 183;
  expect(log.report('page', 2, 2)).toBe(true);
  now = 190;
  expect(log.report('fields', 0, 1)).toBe(true);
  expect(log.stages.map((entry) => [entry.state, entry.milliseconds])).toEqual([
    ['done', 3],
    ['done', 80],
    ['done', 7],
    ['active', null],
    ['waiting', null],
  ]);
  now = 200;
  expect(log.finish().map((entry) => entry.milliseconds)).toEqual([3, 80, 7, 10, 0]);
});
