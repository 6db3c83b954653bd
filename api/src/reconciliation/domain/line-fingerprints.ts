import { createHash } from 'node:crypto';
import type { ParsedLine } from './statement.js';

/**
 * A name for each line that is the same in every statement of the account that brings it, whatever its format: day,
 * amount and first reference (without one, the description), and its number among equal lines, because a bank may well
 * book the same amount twice on a day.
 * @returns as many as lines, in their order; 32 bytes each, as hex
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
