import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';

/** Newest first: by moment, then id. */
export const transferCursor = new ListCursor({ createdAt: cursorPart.instant, id: cursorPart.id });
export type TransferPlace = PlaceIn<typeof transferCursor>;
