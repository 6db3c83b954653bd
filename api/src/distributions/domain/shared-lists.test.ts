import { SharedLists } from './shared-lists.js';

test('only lists with the same entries in the same order share one object', () => {
  const lists = new SharedLists<{ name: string }>();
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'a' }];
  const of: Record<string, readonly { name: string }[]> = {
    none: [],
    ab: [a, b],
    same: [a, b],
    ba: [b, a],
    abc: [a, b, c],
  };
  for (const [key, entries] of Object.entries(of)) for (const entry of entries) lists.add(key, entry);
  for (const [key, entries] of Object.entries(of)) expect(lists.of(key)).toEqual(entries);
  expect(lists.of('same')).toBe(lists.of('ab'));
  expect(lists.of('unknown')).toBe(lists.of('none'));
  expect(lists.of('ba')).not.toBe(lists.of('ab'));
  // Equal entries, but different objects: what is computed from them may differ.
  lists.add('a', a);
  lists.add('c', c);
  expect(lists.of('a')).toEqual(lists.of('c'));
  expect(lists.of('a')).not.toBe(lists.of('c'));
});
