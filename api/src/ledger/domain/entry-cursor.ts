import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';

/**
 * Place in a list of entries, newest first, and what the asked accounts held below it; `balance` is null in lists
 * without a running balance.
 */
export const entryCursor = new ListCursor({
  occurredMicros: cursorPart.micros,
  id: cursorPart.id,
  balance: cursorPart.optional(cursorPart.halalas),
});
export type EntryPlace = PlaceIn<typeof entryCursor>;
