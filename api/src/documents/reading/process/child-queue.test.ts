import { expect, test } from '@jest/globals';
import { ChildQueue, type ChildWork } from './child-queue.js';

const queueOf = () => new ChildQueue({ readings: 1, waitedFor: 3, openings: 2, waitingOfOwner: 3 });

/** Runs tasks that end on request, and records the order in which they began. */
function tasks(queue: ChildQueue) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, work: ChildWork, owner?: string) =>
    queue.run({ work, owner }, () => {
      began.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { began, add, end };
}

test('a user’s many pages wait for each other, and another user’s page begins at once', async () => {
  const { began, add, end } = tasks(queueOf());
  for (const name of ['a1', 'a2', 'a3']) void add(name, 'opening', 'a');
  void add('b1', 'opening', 'b');
  expect(began).toEqual(['a1', 'b1']);
  void add('c1', 'opening', 'c');
  await end('a1');
  expect(began).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  await end('a2');
  expect(began).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('an upload gets a place beside pages that are rendered for anybody', async () => {
  const { began, add } = tasks(queueOf());
  for (const owner of ['a', 'b', 'c', 'd']) void add(`${owner}1`, 'opening', owner);
  void add('e1', 'upload', 'e');
  expect(began).toEqual(['a1', 'b1', 'e1']);
});

test('one upload of a user goes before their own pages', async () => {
  const { began, add, end } = tasks(queueOf());
  for (const name of ['a1', 'a2']) void add(name, 'opening', 'a');
  void add('a3', 'upload', 'a');
  await end('a1');
  expect(began).toEqual(['a1', 'a3']);
});

test('persons take turns, however many tasks each has', async () => {
  const queue = new ChildQueue({ readings: 1, waitedFor: 1, openings: 1, waitingOfOwner: 3 });
  const { began, add, end } = tasks(queue);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add(name, 'opening', 'a');
  for (const name of ['b1', 'b2']) void add(name, 'upload', 'b');
  void add('c1', 'opening', 'c');
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name);
  expect(began).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('readings never block a user who opens a file', async () => {
  const { began, add } = tasks(queueOf());
  void add('r1', 'reading');
  void add('r2', 'reading');
  void add('a1', 'opening', 'a');
  expect(began).toEqual(['r1', 'a1']);
});

test('waiting tasks are limited for each owner: the next one is refused and never runs', async () => {
  const { began, add, end } = tasks(queueOf());
  void add('a1', 'opening', 'a');
  for (const name of ['a2', 'a3', 'a4']) void add(name, 'opening', 'a');
  expect(await add('a5', 'opening', 'a')).toBe(false);
  for (const name of ['a1', 'a2', 'a3']) await end(name);
  expect(began).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('a task that fails frees its place', async () => {
  const queue = queueOf();
  const failing = queue.run({ work: 'opening', owner: 'a' }, () => Promise.reject(new Error('fell')));
  await expect(failing).rejects.toThrow('fell');
  expect(await queue.run({ work: 'opening', owner: 'a' }, async () => undefined)).toBe(true);
});
