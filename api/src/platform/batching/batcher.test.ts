import { expect, test } from '@jest/globals';
import { Batcher } from './batcher.js';

/** Batches that run until the test releases them. */
class Gate {
  readonly batches: (readonly number[])[] = [];
  private readonly held: (() => void)[] = [];

  readonly run = async (items: readonly number[]): Promise<number[]> => {
    this.batches.push(items);
    await new Promise<void>((go) => this.held.push(go));
    return items.map((item) => item * 10);
  };

  /** Waits until `count` batches have begun. */
  async begun(count: number): Promise<void> {
    while (this.batches.length < count) await new Promise((soon) => setImmediate(soon));
  }

  release(): void {
    for (const go of this.held.splice(0)) go();
  }
}

const unavailable = expect.objectContaining({ status: 503, code: 'platform.unavailable' });
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

test('simultaneous calls form one batch, and calls that arrive meanwhile form the next', async () => {
  const gate = new Gate();
  const batcher = new Batcher({ run: gate.run });
  const first = [1, 2].map((item) => batcher.submit(item));
  await gate.begun(1);
  const second = numbers(3, 4).map((item) => batcher.submit(item));
  expect(batcher.queued).toBe(4);
  gate.release();
  await gate.begun(2);
  gate.release();
  expect(await Promise.all([...first, ...second])).toEqual([10, 20, 30, 40, 50, 60]);
  expect(gate.batches).toEqual([
    [1, 2],
    [3, 4, 5, 6],
  ]);
});

test('a batch has a maximum size, and lanes run concurrently', async () => {
  const gate = new Gate();
  const batcher = new Batcher({ run: gate.run, batchSize: 2, lanes: 2 });
  const all = numbers(1, 5).map((item) => batcher.submit(item));
  await gate.begun(2);
  expect(gate.batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(batcher.queued).toBe(1);
  expect(batcher.isCrowded).toBe(true);
  gate.release();
  await gate.begun(3);
  expect(batcher.isCrowded).toBe(false);
  gate.release();
  expect(await Promise.all(all)).toEqual([10, 20, 30, 40, 50]);
});

test('a spare lane is used only once a batch is delayed', async () => {
  const gate = new Gate();
  const batcher = new Batcher({ run: gate.run, lanes: 2, spareAfterMs: 40 });
  const held = batcher.submit(1);
  await gate.begun(1);
  const begun = performance.now();
  const next = [2, 3].map((item) => batcher.submit(item));
  await new Promise((soon) => setImmediate(soon));
  expect([gate.batches.length, batcher.isCrowded]).toEqual([1, true]);
  await new Promise((later) => setTimeout(later, 60));
  await gate.begun(2);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(39);
  expect([gate.batches, batcher.isCrowded]).toEqual([[[1], [2, 3]], false]);
  const last = batcher.submit(4);
  gate.release();
  expect(await Promise.all([held, ...next])).toEqual([10, 20, 30]);
  await gate.begun(3);
  gate.release();
  expect(await last).toBe(40);
});

test('calls above the limit of waiting ones are refused at once, and never run', async () => {
  const gate = new Gate();
  const batcher = new Batcher({ run: gate.run, maxWaiting: 3 });
  const running = batcher.submit(0);
  await gate.begun(1);
  const waiting = numbers(1, 3).map((item) => batcher.submit(item));
  await expect(batcher.submit(9)).rejects.toEqual(unavailable);
  gate.release();
  await gate.begun(2);
  gate.release();
  expect(await Promise.all([running, ...waiting])).toEqual([0, 10, 20, 30]);
  expect(gate.batches.flat()).not.toContain(9);
});

test('a call that waited too long is refused while the previous batch still runs, and never runs', async () => {
  const gate = new Gate();
  const batcher = new Batcher({ run: gate.run, maxWaitMs: 20 });
  const running = batcher.submit(0);
  await gate.begun(1);
  const refused = await Promise.allSettled([batcher.submit(1), batcher.submit(2)]);
  expect(refused).toEqual([
    { status: 'rejected', reason: unavailable },
    { status: 'rejected', reason: unavailable },
  ]);
  gate.release();
  expect(await running).toBe(0);
  expect(batcher.queued).toBe(0);
  const next = batcher.submit(3);
  await gate.begun(2);
  gate.release();
  expect(await next).toBe(30);
  expect(gate.batches).toEqual([[0], [3]]);
});

test('a failed batch is rerun item by item, and only the bad item fails', async () => {
  const batches: (readonly number[])[] = [];
  const batcher = new Batcher<number, number>({
    run: async (items) => {
      batches.push(items);
      if (items.includes(13)) throw new Error('bad luck');
      return items.map((item) => item * 10);
    },
  });
  const outcomes = await Promise.allSettled([1, 13, 2].map((item) => batcher.submit(item)));
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 10 },
    { status: 'rejected', reason: new Error('bad luck') },
    { status: 'fulfilled', value: 20 },
  ]);
  expect(batches).toEqual([[1, 13, 2], [1], [13], [2]]);
});

test('without the database the whole batch fails at once, also in the middle of a rerun', async () => {
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  let calls = 0;
  const failing = new Batcher<number, number>({
    run: async () => {
      calls += 1;
      throw away;
    },
  });
  expect(await Promise.allSettled([1, 2, 3].map((item) => failing.submit(item)))).toEqual(
    Array(3).fill({ status: 'rejected', reason: away }),
  );
  expect(calls).toBe(1);
  const later = new Batcher<number, number>({
    run: async (items) => {
      if (items.length > 1) throw new Error('one of them');
      if (items[0] === 2) throw away;
      return [0];
    },
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map((item) => later.submit(item)));
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 0 },
    { status: 'rejected', reason: away },
    { status: 'rejected', reason: away },
  ]);
});

test('a run that throws early or answers too few rejects all its calls, and later calls continue', async () => {
  let wrong = 2;
  const batcher = new Batcher<number, number>({
    run: (items) => {
      if (items.length > 1 || wrong > 0) {
        wrong -= 1;
        if (wrong === 1) throw new Error('before it began');
        return Promise.resolve([]);
      }
      return Promise.resolve([...items]);
    },
  });
  await expect(batcher.submit(1)).rejects.toThrow('before it began');
  await expect(batcher.submit(2)).rejects.toThrow('a batch of 1 answered 0');
  expect(await Promise.all([3, 4].map((item) => batcher.submit(item)))).toEqual([3, 4]);
});

test('thousands of calls in random waves each get their own result', async () => {
  const sizes: number[] = [];
  const batcher = new Batcher<number, number>({
    maxWaiting: 5_000,
    // Nobody should be refused here, however slow the machine is.
    maxWaitMs: 60_000,
    batchSize: 64,
    run: async (items) => {
      sizes.push(items.length);
      await new Promise((soon) => setImmediate(soon));
      if (items.some((item) => item % 97 === 0) && items.length > 1) throw new Error('rerun');
      return items.map((item) => item + 1);
    },
  });
  const answers = await Promise.all(
    numbers(0, 4_000).map(async (item) => {
      for (let tick = (item * 7919) % 50; tick > 0; tick -= 1) await new Promise((soon) => setImmediate(soon));
      return batcher.submit(item);
    }),
  );
  expect(answers).toEqual(numbers(1, 4_000));
  expect(Math.max(...sizes)).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(64);
});
