import type { TransactionSort } from '@waqf/contracts/finances';
import type { Halalas } from '@waqf/money';
import { cursorPart, ListCursor } from '../../platform/index.js';

/** The position at which a page of a list ended: by time, or by signed amount in halalas, and then by id. */
export type TransactionPlace = { by: 'date'; at: Date; id: string } | { by: 'amount'; signed: Halalas; id: string };

const byDate = new ListCursor({ at: cursorPart.instant, id: cursorPart.id });
const byAmount = new ListCursor({ signed: cursorPart.halalas, id: cursorPart.id }, 'a');

/** The column that a list is sorted by. */
export const sortedBy = (sort: TransactionSort): TransactionPlace['by'] =>
  sort === 'amount' || sort === '-amount' ? 'amount' : 'date';

export function formatCursor(place: TransactionPlace): string {
  return place.by === 'date' ? byDate.format(place) : byAmount.format(place);
}

/**
 * Null when there is no cursor.
 * @throws InvalidCursorError (400) also for a cursor of a list sorted by another column
 */
export function parseCursor(text: string | undefined, by: TransactionPlace['by']): TransactionPlace | null {
  const place = by === 'date' ? byDate.parse(text) : byAmount.parse(text);
  return place && ({ by, ...place } as TransactionPlace);
}
