import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { InvalidCursorError } from '../errors/platform.errors.js';
import { cursorPart, ListCursor } from './list-cursor.js';

const id = '0199a000-0000-7000-8000-00000000000a';
const byDate = new ListCursor({ createdAt: cursorPart.instant, id: cursorPart.id });
const byAmount = new ListCursor({ amount: cursorPart.halalas, id: cursorPart.id }, 'a');
const statement = new ListCursor({
  occurredMicros: cursorPart.micros,
  id: cursorPart.id,
  balance: cursorPart.optional(cursorPart.halalas),
});
const bySerial = new ListCursor({ id: cursorPart.serial });
const byPlace = new ListCursor({ place: cursorPart.place });

test('a cursor is formatted and parsed back unchanged', () => {
  const createdAt = new Date('2026-01-31T20:59:59.999Z');
  expect(byDate.parse(byDate.format({ createdAt, id }))).toEqual({ createdAt, id });
  expect(byAmount.parse(byAmount.format({ amount: halalas(-25_050n), id }))).toEqual({ amount: halalas(-25_050n), id });
  for (const balance of [null, halalas(0n), halalas(-7n)]) {
    const place = { occurredMicros: 1_793_000_000_000_123n, id, balance };
    expect(statement.parse(statement.format(place))).toEqual(place);
  }
  expect(bySerial.parse(bySerial.format({ id: '42' }))).toEqual({ id: '42' });
  expect(byPlace.parse('999999999')).toEqual({ place: '999999999' });
  expect(byDate.parse(undefined)).toBeNull();
});

test.each([
  '',
  'x',
  '1',
  '1.2',
  '[object Object]',
  `99999999999999.${id}`,
  `1.${id}x`,
  `1.${id}\n`,
  `1.${id.slice(1)}`,
  `a1.${id}`,
  'a1.',
])('a cursor of %j is refused by a list that is sorted by time', (text: string) =>
  expect(() => byDate.parse(text)).toThrow(InvalidCursorError),
);

test('the cursor of one sort order is refused by another', () => {
  expect(() => byAmount.parse(byDate.format({ createdAt: new Date(0), id }))).toThrow(InvalidCursorError);
  expect(() => byDate.parse(byAmount.format({ amount: halalas(1n), id }))).toThrow(InvalidCursorError);
  expect(() => bySerial.parse('1.2')).toThrow(InvalidCursorError);
  // Above the largest `integer`, which the database would refuse.
  expect(() => byPlace.parse('2147483648')).toThrow(InvalidCursorError);
});
