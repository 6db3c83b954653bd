import { setTimeout as delay } from 'node:timers/promises';

/** So long may others wait in one go, and so long is rested at most, in milliseconds. */
const turnMs = 20;
const longestRestMs = 200;

/**
 * The same items, but after each turn of work as long a rest: a backup shares processor and disk with the people who
 * use the platform meanwhile. What the reader does with an item counts as work.
 */
export async function* leavingRoom<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item> {
  let began = performance.now();
  for await (const item of source) {
    yield item;
    const worked = performance.now() - began;
    if (worked < turnMs) continue;
    await delay(Math.min(worked, longestRestMs));
    began = performance.now();
  }
}
