import { expect, test } from '@jest/globals';
import { KeyedMutex } from './keyed-mutex.js';

/** Work that ends when the test ends it. */
function work<T>(begun: string[], name: string) {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((done, failed) => ([resolve, reject] = [done, failed]));
  const run = () => {
    begun.push(name);
    return promise;
  };
  return { run, resolve: (value: T) => resolve(value), reject: (error: Error) => reject(error) };
}
const soon = () => new Promise((done) => setImmediate(done));

test('tasks of one key run one after the other, each with its own result', async () => {
  const turns = new KeyedMutex();
  const begun: string[] = [];
  const [first, second, other] = [
    work<number>(begun, 'first'),
    work<number>(begun, 'second'),
    work<number>(begun, 'other'),
  ];
  const answers = [turns.run('key', first.run), turns.run('key', second.run), turns.run('other key', other.run)];
  await soon();
  expect(begun).toEqual(['first', 'other']);
  first.resolve(1);
  await soon();
  expect(begun).toEqual(['first', 'other', 'second']);
  second.resolve(2);
  other.resolve(3);
  expect(await Promise.all(answers)).toEqual([1, 2, 3]);
  expect(turns.size).toBe(0);
});

test('a failing task does not affect others', async () => {
  const turns = new KeyedMutex();
  const begun: string[] = [];
  const [first, second] = [work<number>(begun, 'first'), work<number>(begun, 'second')];
  const failing = turns.run('key', first.run);
  const next = turns.run('key', second.run);
  first.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  second.resolve(2);
  expect(await next).toBe(2);
  expect(turns.size).toBe(0);
});
