import { createHash } from 'node:crypto';
import type { ParsedLine } from './statement.js';

/**
 * A fingerprint of each line that is the same in every statement of the account that contains it, in any format: day,
 * amount and first reference (or the description when there is none), and its number among equal lines, because a bank
 * may book the same amount twice on a day.
 * @returns one per line, in order; 32 bytes each, as hex
 */
export function fingerprintsOf(lines: readonly ParsedLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const what = JSON.stringify([line.bookedOn, String(line.amount), line.references[0] ?? `:${line.description}`]);
    const occurrence = (seen.get(what) ?? 0) + 1;
    seen.set(what, occurrence);
    return createHash('sha256').update(`${what}#${occurrence}`).digest('hex');
  });
}
