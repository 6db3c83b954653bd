import { expect, test } from '@jest/globals';
import { SharedReads } from './shared-reads.js';

const round = () => new Promise((soon) => setImmediate(soon));

/** Readings that end when the test ends them; each returns its number. */
function readings() {
  const ends: (() => void)[] = [];
  let begun = 0;
  const work = async (): Promise<number> => {
    begun += 1;
    const number = begun;
    await new Promise<void>((end) => ends.push(end));
    return number;
  };
  return { work, begun: () => begun, end: () => ends.shift()?.() };
}

test('calls before a read begins share it; a later call gets a read that begins afterwards', async () => {
  const { work, begun, end } = readings();
  const reads = new SharedReads<number>();
  const first = [reads.read('key', work), reads.read('key', work)];
  await round();
  await round();
  expect(begun()).toBe(1);
  const later = Array.from({ length: 20 }, () => reads.read('key', work));
  await round();
  await round();
  // The next reading waits for the running one, so that all later callers share it.
  expect(begun()).toBe(1);
  end();
  expect(await Promise.all(first)).toEqual([1, 1]);
  await round();
  expect(begun()).toBe(2);
  end();
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]));
});

test('other keys do not wait, and a failed read does not block the next', async () => {
  const { work, begun, end } = readings();
  const reads = new SharedReads<number>();
  const slow = reads.read('slow', work);
  await round();
  await round();
  await expect(reads.read('other', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const again = reads.read('other', () => Promise.resolve(7));
  expect(await again).toBe(7);
  expect(begun()).toBe(1);
  end();
  expect(await slow).toBe(1);
});

test('hundreds of calls in random waves are each answered by a read that began after the call', async () => {
  const reads = new SharedReads<number>();
  let now = 0;
  let count = 0;
  const ask = async (): Promise<void> => {
    const asked = (now += 1);
    const began = await reads.read('key', async () => {
      count += 1;
      const moment = (now += 1);
      await round();
      return moment;
    });
    expect(began).toBeGreaterThan(asked);
  };
  await Promise.all(
    Array.from({ length: 400 }, async (_, n) => {
      for (let wait = (n * 7919) % 40; wait > 0; wait -= 1) await round();
      await ask();
    }),
  );
  expect(count).toBeLessThan(60);
});
