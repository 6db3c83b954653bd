import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';

/** Cursor of transfers, newest first: by time of request, then id. */
export const transferCursor = new ListCursor({ createdAt: cursorPart.instant, id: cursorPart.id });
export type TransferPlace = PlaceIn<typeof transferCursor>;
