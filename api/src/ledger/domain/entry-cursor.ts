import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';

/**
 * Position in a list of entries, newest first, with the balance of the selected accounts before that position;
 * `balance` is null in lists without a running balance.
 */
export const entryCursor = new ListCursor({
  occurredMicros: cursorPart.micros,
  id: cursorPart.id,
  balance: cursorPart.optional(cursorPart.halalas),
});
export type EntryPlace = PlaceIn<typeof entryCursor>;
