/** Where a page of the list ended: newest first, by moment, then id. */
export interface ListCursor {
  createdAt: Date;
  id: string;
}

/**
 * Thirteen digits of milliseconds reach the year 2286; PostgreSQL does not read years beyond 9999 as JavaScript writes
 * them.
 */
const pattern = /^(\d{1,13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Opaque text for the client. */
export const formatCursor = (cursor: ListCursor): string => `${cursor.createdAt.getTime()}.${cursor.id}`;

/** Null for a text that is no cursor of ours. */
export function parseCursor(text: string): ListCursor | null {
  const match = pattern.exec(text);
  return match ? { createdAt: new Date(Number(match[1])), id: match[2] ?? '' } : null;
}
