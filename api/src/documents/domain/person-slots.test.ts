import { expect, test } from '@jest/globals';
import { PersonSlots } from './person-slots.js';

test('running and waiting tasks are limited for each person, and other persons are not affected', async () => {
  const slots = new PersonSlots({ atOnce: 2, waiting: 1 });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, person: string) =>
    slots.run(person, () => {
      began.push(name);
      return new Promise<string>((end) => ends.set(name, () => end(name)));
    });
  const first = add('a1', 'a');
  const rest = [add('a2', 'a'), add('a3', 'a')];
  expect(await add('a4', 'a')).toBeUndefined();
  rest.push(add('b1', 'b'));
  expect(began).toEqual(['a1', 'a2', 'b1']);
  ends.get('a1')?.();
  expect(await first).toBe('a1');
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a2', 'a3', 'b1']) ends.get(name)?.();
  expect(await Promise.all(rest)).toEqual(['a2', 'a3', 'b1']);
  expect(slots.size).toBe(0);
});

test('a task that fails frees its place', async () => {
  const slots = new PersonSlots({ atOnce: 1, waiting: 1 });
  const failing = slots.run('a', () => Promise.reject(new Error('fell')));
  const next = slots.run('a', async () => 'done');
  await expect(failing).rejects.toThrow('fell');
  expect(await next).toBe('done');
  expect(slots.size).toBe(0);
});
