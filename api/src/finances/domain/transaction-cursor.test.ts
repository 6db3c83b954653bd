import { halalas } from '@waqf/money';
import { formatCursor, parseCursor, sortedBy, type TransactionPlace } from './transaction-cursor.js';

const id = '0199a000-0000-7000-8000-00000000000a';
const cursors: TransactionPlace[] = [
  { by: 'date', at: new Date('2026-11-21T09:00:00.123Z'), id },
  { by: 'amount', signed: halalas(-25_050n), id },
  { by: 'amount', signed: halalas(0n), id },
];

test.each(cursors)('a place in the list is formatted as a cursor and parsed back: $by', (cursor) =>
  expect(parseCursor(formatCursor(cursor), cursor.by)).toEqual(cursor),
);

test('a cursor of another sort order, or a malformed one, is refused', () => {
  for (const cursor of cursors)
    expect(() => parseCursor(formatCursor(cursor), cursor.by === 'date' ? 'amount' : 'date')).toThrow('cursor');
  for (const text of ['', 'x', `99999999999999.${id}`, `a--1.${id}`, `a1.${id}x`, 'a1.']) {
    expect(() => parseCursor(text, 'date')).toThrow('cursor');
    expect(() => parseCursor(text, 'amount')).toThrow('cursor');
  }
});

test('both sort directions of a column use the same kind of cursor', () => {
  expect((['-date', 'date', '-amount', 'amount'] as const).map(sortedBy)).toEqual(['date', 'date', 'amount', 'amount']);
});
