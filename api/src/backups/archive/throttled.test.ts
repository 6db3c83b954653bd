import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { throttled } from './throttled.js';

async function* numbers() {
  yield* [1, 2, 3, 4];
}

test('items are processed in order, and long work is followed by an equally long pause', async () => {
  const seen: number[] = [];
  const began = performance.now();
  for await (const number of throttled(numbers())) {
    seen.push(number);
    await delay(30);
  }
  expect(seen).toEqual([1, 2, 3, 4]);
  // Four turns of at least 30 ms, each followed by a rest of the same length; timers may be one millisecond early.
  expect(performance.now() - began).toBeGreaterThan(4 * 2 * 29);
});
