/**
 * A position in a person's event stream: the transaction that wrote the event, and the row. It is ordered by
 * transaction first, because only then no event can appear before a position that a reader has already passed.
 */
export interface StreamPosition {
  transactionId: bigint;
  id: bigint;
}

const pattern = /^(\d{1,19})\.(\d{1,18})$/;

/** Parses a Last-Event-ID; null when there is none, or when it does not have our format. */
export function parsePosition(text: string | undefined): StreamPosition | null {
  const match = pattern.exec(text ?? '');
  return match ? { transactionId: BigInt(match[1] ?? 0), id: BigInt(match[2] ?? 0) } : null;
}

/** The `id:` of an event. */
export const formatPosition = (position: StreamPosition): string => `${position.transactionId}.${position.id}`;
