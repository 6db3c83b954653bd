/**
 * A place in a person's event stream: the transaction that wrote the event, and the row. Ordered by transaction first,
 * because only then nothing can appear behind a place that a reader has passed.
 */
export interface StreamPosition {
  transactionId: bigint;
  id: bigint;
}

const pattern = /^(\d{1,19})\.(\d{1,18})$/;

/** Reads a Last-Event-ID; null for none, or one that is not ours. */
export function parsePosition(text: string | undefined): StreamPosition | null {
  const match = pattern.exec(text ?? '');
  return match ? { transactionId: BigInt(match[1] ?? 0), id: BigInt(match[2] ?? 0) } : null;
}

/** The `id:` of an event. */
export const formatPosition = (position: StreamPosition): string => `${position.transactionId}.${position.id}`;
