import { type Halalas, halalas } from '@waqf/money';

/** Place in a list of entries, newest first, and what the asked accounts held below it. */
export interface EntryCursor {
  /** `occurred_at` in microseconds since 1970, as the database counts. */
  readonly occurredMicros: bigint;
  readonly id: string;
  /** Null in lists without a running balance. */
  readonly balance: Halalas | null;
}

export const formatEntryCursor = ({ occurredMicros, id, balance }: EntryCursor): string =>
  `${occurredMicros}.${id}.${balance ?? ''}`;

/** Null for a text that is no cursor of ours. */
export function parseEntryCursor(text: string): EntryCursor | null {
  const match = /^(-?\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(-?\d{1,18})?$/.exec(text);
  if (!match?.[1] || !match[2]) return null;
  return {
    occurredMicros: BigInt(match[1]),
    id: match[2],
    balance: match[3] === undefined ? null : halalas(BigInt(match[3])),
  };
}
