import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';

const parts = { at: cursorPart.instant, id: cursorPart.id };
/** Position in the list of waqfs: newest first, by time of creation and then id. */
const byCreation = new ListCursor(parts);
/** A nazir's list is in the order of appointment: by time of approval and then id. */
const byAppointment = new ListCursor(parts, 'a');

export const waqfCursorOf = (scope: 'founder' | 'nazir' | 'all') => (scope === 'nazir' ? byAppointment : byCreation);
export type WaqfPlace = PlaceIn<typeof byCreation>;
