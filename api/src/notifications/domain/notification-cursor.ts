import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';

/** Newest first: by moment, then id. */
export const notificationCursor = new ListCursor({ createdAt: cursorPart.instant, id: cursorPart.id });
export type NotificationPlace = PlaceIn<typeof notificationCursor>;
