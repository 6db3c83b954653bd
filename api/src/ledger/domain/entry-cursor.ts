import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';

/**
 * Position in a list of entries, newest first. `balance` is that of the selected accounts before the position, null in
 * lists without a running balance; only the previous release reads it.
 */
export const entryCursor = new ListCursor({
  occurredMicros: cursorPart.micros,
  id: cursorPart.id,
  balance: cursorPart.optional(cursorPart.halalas),
});
export type EntryPlace = PlaceIn<typeof entryCursor>;
