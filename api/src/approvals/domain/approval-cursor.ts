import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';

/** Position in the list of requests, which is sorted newest first, by time and then id. */
export const approvalCursor = new ListCursor({ requestedAt: cursorPart.instant, id: cursorPart.id });
export type ApprovalPlace = PlaceIn<typeof approvalCursor>;
