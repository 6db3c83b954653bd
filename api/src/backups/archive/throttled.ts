import { setTimeout as delay } from 'node:timers/promises';

/** The minimum length of a turn of work, and the maximum length of a rest, in milliseconds. */
const turnMs = 20;
const longestRestMs = 200;

/**
 * Yields the same items, but rests after each turn of work for as long as the turn took: a backup shares processor and
 * disk with the users of the platform. What the consumer does with an item counts as work.
 */
export async function* throttled<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item> {
  let began = performance.now();
  for await (const item of source) {
    yield item;
    const worked = performance.now() - began;
    if (worked < turnMs) continue;
    await delay(Math.min(worked, longestRestMs));
    began = performance.now();
  }
}
