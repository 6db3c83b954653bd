import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { candidatesFor } from './candidates.js';

const line = { bookedOn: '2026-05-10', amount: halalas(5000n) };
const entry = (id: string, at: string, amount = 5000n) => ({
  id,
  at: new Date(`${at}+03:00`),
  amount: halalas(amount),
  description: '',
});
const ids = (...entries: ReturnType<typeof entry>[]): string[] => candidatesFor(line, entries).map(({ id }) => id);

test('an entry of the line’s own day comes before one of the evening before', () => {
  expect(ids(entry('before', '2026-05-09T23:00'), entry('same', '2026-05-10T23:30'))).toEqual(['same', 'before']);
  expect(ids(entry('after', '2026-05-11T00:30'), entry('same', '2026-05-10T00:10'))).toEqual(['same', 'after']);
});

test('entries of another amount are left out, and at most three are offered', () => {
  const four = ['07', '08', '09', '11'].map((day) => entry(day, `2026-05-${day}T12:00`));
  expect(ids(entry('other', '2026-05-10T12:00', 5001n), ...four)).toEqual(['09', '11', '08']);
});
