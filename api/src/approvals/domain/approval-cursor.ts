import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';

/** Newest first: by moment, then id. */
export const approvalCursor = new ListCursor({ requestedAt: cursorPart.instant, id: cursorPart.id });
export type ApprovalPlace = PlaceIn<typeof approvalCursor>;
