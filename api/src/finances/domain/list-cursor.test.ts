import { formatCursor, parseCursor, sortedBy, type ListCursor } from './list-cursor.js';

const id = '0199a000-0000-7000-8000-00000000000a';
const cursors: ListCursor[] = [
  { by: 'date', at: new Date('2026-11-21T09:00:00.123Z'), id },
  { by: 'amount', signed: -25_050n, id },
  { by: 'amount', signed: 0n, id },
];

test.each(cursors)('a place goes to the client and comes back: $by', (cursor) =>
  expect(parseCursor(formatCursor(cursor), cursor.by)).toEqual(cursor),
);

test('a cursor of another sort, or of nobody, is none', () => {
  for (const cursor of cursors)
    expect(parseCursor(formatCursor(cursor), cursor.by === 'date' ? 'amount' : 'date')).toBeNull();
  for (const text of ['', 'x', `99999999999999.${id}`, `a--1.${id}`, `a1.${id}x`, 'a1.']) {
    expect([text, parseCursor(text, 'date'), parseCursor(text, 'amount')]).toEqual([text, null, null]);
  }
});

test('both directions of a column have one kind of cursor', () => {
  expect((['-date', 'date', '-amount', 'amount'] as const).map(sortedBy)).toEqual(['date', 'date', 'amount', 'amount']);
});
