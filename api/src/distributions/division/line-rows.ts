import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { DividedLine } from '../domain/run.js';

/** Columns of a calculated line, in the order of its text. */
export const lineColumns = [
  'id',
  'run_id',
  'place',
  'beneficiary_id',
  'correction_id',
  'full_name',
  'amount_halalas',
  'exact',
  'state',
  'because',
  'trace',
  'withheld',
  'account_id',
  'iban_end',
  'payment_id',
  'payee_changed',
] as const;

/** Ids of lines of an earlier calculation by what they are of (`lineKey`). */
export type LineIds = ReadonlyMap<string, string>;

/** What a line is of, however often its run is calculated. */
export const lineKey = ({ beneficiaryId, correctionId }: Pick<DividedLine, 'beneficiaryId' | 'correctionId'>): string =>
  `${beneficiaryId} ${correctionId ?? ''}`;

/** Lines as the text that COPY reads, UTF-8. */
export interface LineRows {
  readonly lines: number;
  readonly rows: Uint8Array;
}

/**
 * Each line has the id that it had before, and the name of its first payment. Made where the lines are made: in the
 * thread of a large run it costs nobody else.
 */
export function lineRows(runId: string, ids: LineIds, lines: readonly DividedLine[]): LineRows {
  const newId = idsOf(2 * lines.length);
  const text = lines.map((line) => rowOf(runId, ids.get(lineKey(line)) ?? newId(), newId(), line)).join('');
  return { lines: lines.length, rows: new TextEncoder().encode(text) };
}

/**
 * UUIDs v7, at most `count`, each behind the one before. Their random bytes are drawn at once: one by one they cost
 * more than the ids. The platform's own `newId` would make the thread load the platform: half a second.
 */
function idsOf(count: number): () => string {
  const msecs = Date.now();
  const random = randomBytes(16 * count);
  let used = 0;
  return () => v7({ msecs, seq: used, random: random.subarray(used, (used += 16)) });
}

/** In the order of `lineColumns`. Ids, numbers and names of states are ours: only what people write needs care. */
function rowOf(runId: string, id: string, paymentId: string, line: DividedLine): string {
  const of = `${id}\t${runId}\t${line.place}\t${line.beneficiaryId}\t${orNothing(line.correctionId)}`;
  const share = `${escaped(line.fullName)}\t${line.amount}\t${line.exact}\t${line.state}`;
  const why = `${escaped(line.because)}\t${escaped(line.trace)}`;
  const payee = `${orNothing(line.withheld)}\t${orNothing(line.accountId)}\t${orNothing(line.ibanEnd)}\t${paymentId}`;
  // Whether the payee changed is known when all lines are there.
  return `${of}\t${share}\t${why}\t${payee}\tf\n`;
}

const orNothing = (value: string | null): string => value ?? '\\N';

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Text in the text format of COPY. */
const escaped = (text: string): string => text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
