import type { TransactionSort } from '@waqf/contracts/finances';

/** Where a page of a list ended: by the moment, or by the signed halalas, and then by the id. */
export type ListCursor = { by: 'date'; at: Date; id: string } | { by: 'amount'; signed: bigint; id: string };

const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
/**
 * Thirteen digits of milliseconds reach the year 2286; PostgreSQL does not read years beyond 9999 as JavaScript writes
 * them.
 */
const patterns = { date: new RegExp(`^(\\d{1,13})\\.${id}$`), amount: new RegExp(`^a(-?\\d{1,18})\\.${id}$`) } as const;

/** Which column a list is sorted by. */
export const sortedBy = (sort: TransactionSort): ListCursor['by'] =>
  sort === 'amount' || sort === '-amount' ? 'amount' : 'date';

/** Opaque text for the client. */
export function formatCursor(cursor: ListCursor): string {
  return cursor.by === 'date' ? `${cursor.at.getTime()}.${cursor.id}` : `a${cursor.signed}.${cursor.id}`;
}

/** Null for a text that is no cursor of ours, or one of a list that is sorted by another column. */
export function parseCursor(text: string, by: ListCursor['by']): ListCursor | null {
  const [, place, last] = patterns[by].exec(text) ?? [];
  if (place === undefined || last === undefined) return null;
  return by === 'date' ? { by, at: new Date(Number(place)), id: last } : { by, signed: BigInt(place), id: last };
}
