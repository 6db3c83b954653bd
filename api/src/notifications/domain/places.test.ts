import { expect, test } from '@jest/globals';
import { formatCursor, parseCursor } from './list-cursor.js';
import { formatPosition, parsePosition } from './stream-position.js';

test('a stream position survives the way to the browser and back', () => {
  const position = { transactionId: 9_007_199_254_740_993n, id: 42n };
  expect(parsePosition(formatPosition(position))).toEqual(position);
});

test.each([undefined, '', '7', '7.', '.7', '-1.2', '1.2.3', '1.2\n', `${'9'.repeat(20)}.1`, "1.2'; --", 'null'])(
  'a Last-Event-ID of %j is none of ours',
  (text: string | undefined) => expect(parsePosition(text)).toBeNull(),
);

test('a list cursor survives the way to the client and back', () => {
  const cursor = { createdAt: new Date('2026-01-31T20:59:59.999Z'), id: '0199a000-0000-7000-8000-000000000001' };
  expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
});

test.each([
  '',
  'x',
  '1',
  '1.2',
  '999999999999999.0199a000-0000-7000-8000-000000000001',
  '1.0199a000-0000-7000-8000-00000000000',
  '[object Object]',
])('a cursor of %j is refused', (text: string) => expect(parseCursor(text)).toBeNull());
