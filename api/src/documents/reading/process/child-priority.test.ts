import { expect, test } from '@jest/globals';
import { childPriority, RecentUse } from './child-priority.js';

test('an upload goes before a page that is drawn, and that before a reading', () => {
  const use = new RecentUse(() => 0);
  const [upload, opening, reading] = (['upload', 'opening', 'reading'] as const).map((work) =>
    childPriority(work, 'a', use),
  );
  expect(upload).toBe(0);
  expect(opening).toBeGreaterThan(upload!);
  expect(reading).toBeGreaterThan(opening!);
});

test('who has had pages drawn without end yields to the first page of another, until some minutes later', () => {
  let now = 0;
  const use = new RecentUse(() => now);
  for (; now < 60_000; now += 800) use.add('a', 800);
  expect(childPriority('upload', 'a', use)).toBeGreaterThan(childPriority('opening', 'b', use));
  expect(childPriority('opening', 'a', use)).toBeGreaterThan(childPriority('reading', undefined, use));
  now += 120_000;
  expect(childPriority('upload', 'a', use)).toBe(0);
});

test('the deeds of one waqf in a row are not much', () => {
  let now = 0;
  const use = new RecentUse(() => now);
  for (; now < 20 * 500; now += 500) use.add('a', 350);
  expect(childPriority('upload', 'a', use)).toBe(0);
});

test('what many others have taken is forgotten, not who takes much', () => {
  const use = new RecentUse(() => 0);
  use.add('a', 60_000);
  for (let other = 0; other < 3_000; other += 1) use.add(`other ${other}`, 100);
  expect(use.isMuch('a')).toBe(true);
});
