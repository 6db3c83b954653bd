import { jest } from '@jest/globals';
import { PeriodicTask } from './periodic-task.js';

const unheard = (error: unknown): never => {
  throw error;
};
const nextTurn = () => jest.advanceTimersByTimeAsync(1000);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a turn is left out while a round is running, and stopping waits for the round', async () => {
  let begun = 0;
  let end = (): void => undefined;
  const rounds = new PeriodicTask(
    () => {
      begun += 1;
      return new Promise<void>((resolve) => (end = resolve));
    },
    1000,
    new AbortController().signal,
    unheard,
  );
  rounds.start();
  await nextTurn();
  await nextTurn();
  expect(begun).toBe(1);
  end();
  await nextTurn();
  expect(begun).toBe(2);
  let stopped = false;
  const stopping = rounds.stop().then(() => (stopped = true));
  await nextTurn();
  expect(stopped).toBe(false);
  end();
  await stopping;
  await nextTurn();
  expect(begun).toBe(2);
});

test('a round begins before its turn when told to, and another one after the running one', async () => {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  const rounds = new PeriodicTask(work, 1000, new AbortController().signal, unheard);
  rounds.now();
  expect(ends).toHaveLength(1);
  rounds.now();
  rounds.now();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await rounds.stop();
  rounds.now();
  expect(ends).toHaveLength(2);
});

test('no round begins after the shutdown began', async () => {
  const shutdown = new AbortController();
  let begun = 0;
  const rounds = new PeriodicTask(async () => void (begun += 1), 1000, shutdown.signal, unheard);
  rounds.start();
  await nextTurn();
  shutdown.abort();
  await nextTurn();
  expect(begun).toBe(1);
  await rounds.stop();
});

test('a failed round is reported, and the next one runs', async () => {
  const failures: unknown[] = [];
  let begun = 0;
  const rounds = new PeriodicTask(
    async () => {
      begun += 1;
      if (begun === 1) throw new Error('away');
    },
    1000,
    new AbortController().signal,
    (error) => failures.push(error),
  );
  rounds.start();
  await nextTurn();
  await nextTurn();
  expect([begun, failures]).toEqual([2, [new Error('away')]]);
  await rounds.stop();
});
