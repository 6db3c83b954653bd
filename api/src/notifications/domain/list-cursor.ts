/** Where a page of the list ended: newest first, by moment, then id. */
export interface ListCursor {
  createdAt: Date;
  id: string;
}

const pattern = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Opaque text for the client. */
export const formatCursor = (cursor: ListCursor): string => `${cursor.createdAt.getTime()}.${cursor.id}`;

/** Null for a text that is no cursor of ours. */
export function parseCursor(text: string): ListCursor | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const createdAt = new Date(Number(match[1]));
  return Number.isNaN(createdAt.getTime()) ? null : { createdAt, id: match[2] ?? '' };
}
