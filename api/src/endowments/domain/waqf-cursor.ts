import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';
import type { Endowment } from './waqf.js';

const parts = { at: cursorPart.instant, id: cursorPart.id };
/** Newest first, by time of creation and then id. */
const byCreation = { cursor: new ListCursor(parts), timeOf: ({ createdAt }: Endowment) => createdAt };
/** A nazir's list is in the order of appointment: by time of approval and then id. */
const byAppointment = {
  cursor: new ListCursor(parts, 'a'),
  timeOf: ({ approvedAt, createdAt }: Endowment) => approvedAt ?? createdAt,
};
const orderOf = (kind: 'founder' | 'nazir' | 'all') => (kind === 'nazir' ? byAppointment : byCreation);
type Kind = Parameters<typeof orderOf>[0];

/** The position at which a page of the list of waqfs ended. */
export type WaqfPlace = PlaceIn<typeof byCreation.cursor>;

export function formatWaqfCursor(kind: Kind, last: Endowment): string {
  const { cursor, timeOf } = orderOf(kind);
  return cursor.format({ at: timeOf(last), id: last.id });
}

/**
 * Null when there is no cursor.
 * @throws InvalidCursorError (400) also for a cursor of a list in the other order
 */
export const parseWaqfCursor = (kind: Kind, text: string | undefined): WaqfPlace | null =>
  orderOf(kind).cursor.parse(text);
