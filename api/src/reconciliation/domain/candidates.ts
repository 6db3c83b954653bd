import { noonOfDay } from '@waqf/formats';
import type { EntryRecord, LineRecord } from './book-line.js';

/** How many entries are offered for one line. */
const mostCandidates = 3;

/** Entries of the same amount as the line, the nearest by day first; of one day the nearest to its noon. */
export function candidatesFor(
  line: Pick<LineRecord, 'bookedOn' | 'amount'>,
  open: readonly EntryRecord[],
): EntryRecord[] {
  // Noon of the line's day: every moment of that day is nearer to it than any moment of another day.
  const bookedAtMs = noonOfDay(line.bookedOn).getTime();
  const distance = (entry: EntryRecord): number => Math.abs(entry.at.getTime() - bookedAtMs);
  return open
    .filter((entry) => entry.amount === line.amount)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, mostCandidates);
}
