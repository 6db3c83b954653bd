import { expect, test } from '@jest/globals';
import { childPriority, RecentUse } from './child-priority.js';

test('an upload has priority over rendering a page, and rendering over reading', () => {
  const use = new RecentUse(() => 0);
  const [upload, opening, reading] = (['upload', 'opening', 'reading'] as const).map((work) =>
    childPriority(work, 'a', use),
  );
  expect(upload).toBe(0);
  expect(opening).toBeGreaterThan(upload!);
  expect(reading).toBeGreaterThan(opening!);
});

test('a user who had many pages rendered gets lower priority than others for some minutes', () => {
  let now = 0;
  const use = new RecentUse(() => now);
  for (; now < 60_000; now += 800) use.add('a', 800);
  expect(childPriority('upload', 'a', use)).toBeGreaterThan(childPriority('opening', 'b', use));
  expect(childPriority('opening', 'a', use)).toBeGreaterThan(childPriority('reading', undefined, use));
  now += 120_000;
  expect(childPriority('upload', 'a', use)).toBe(0);
});

test('the deeds of one waqf in a row do not lower the priority', () => {
  let now = 0;
  const use = new RecentUse(() => now);
  for (; now < 20 * 500; now += 500) use.add('a', 350);
  expect(childPriority('upload', 'a', use)).toBe(0);
});

test('light users are forgotten first, and heavy users are remembered', () => {
  const use = new RecentUse(() => 0);
  use.add('a', 60_000);
  for (let other = 0; other < 3_000; other += 1) use.add(`other ${other}`, 100);
  expect(use.isMuch('a')).toBe(true);
});
