import { expect, test } from '@jest/globals';
import { newId } from './new-id.js';

test('ids are UUIDs v7 in ascending order, also within a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
    true,
  );
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(ids.length);
});

test('an id contains its time', () => {
  const before = Date.now();
  const made = Number.parseInt(newId().replace('-', '').slice(0, 12), 16);
  expect(made).toBeGreaterThanOrEqual(before);
  expect(made).toBeLessThan(before + 10_000);
});
