import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';

/** The cursor of a list that is sorted newest first, by moment and then by id. */
export const notificationCursor = new ListCursor({ createdAt: cursorPart.instant, id: cursorPart.id });
export type NotificationPlace = PlaceIn<typeof notificationCursor>;
