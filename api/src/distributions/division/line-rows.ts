import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { CalculatedLine } from '../domain/run.js';
import { escaped, RowBytes } from './row-bytes.js';

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

/** Why an amount is what it is, as people are shown it and as it is written down. */
export interface LineTexts {
  readonly exact: string;
  readonly sentence: string;
  /** The columns `because` and `trace` in COPY's text format, UTF-8: up to the rank of the rounding, and from there. */
  readonly columns: readonly [Uint8Array, Uint8Array];
}

/** A calculated line before it has its id. */
export interface DividedLine extends Omit<CalculatedLine, 'id' | 'exact' | 'because' | 'trace'> {
  readonly rank: number | null;
  readonly texts: LineTexts;
}

/** What a row takes with short names and two steps; one that takes more makes its part grow. */
const usualBytes = 720;

/**
 * Each line has the id that it had before, and the name of its first payment. Made where the lines are made: in the
 * thread of a large run it costs nobody else.
 */
export function lineRows(runId: string, ids: LineIds, lines: readonly DividedLine[]): LineRows {
  const newId = idsOf(2 * lines.length);
  const rows = new RowBytes(usualBytes * lines.length);
  for (const line of lines) addRow(rows, line, { id: ids.get(lineKey(line)) ?? newId(), runId, paymentId: newId() });
  return { lines: lines.length, rows: rows.all() };
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
function addRow(rows: RowBytes, line: DividedLine, ids: { id: string; runId: string; paymentId: string }): void {
  const { exact, columns } = line.texts;
  const of = `${ids.id}\t${ids.runId}\t${line.place}\t${line.beneficiaryId}\t${orNothing(line.correctionId)}`;
  rows.text(`${of}\t${escaped(line.fullName)}\t${line.amount}\t${exact}\t${line.state}\t`);
  rows.bytes(columns[0]);
  rows.text(String(line.rank));
  rows.bytes(columns[1]);
  const payee = `${orNothing(line.withheld)}\t${orNothing(line.accountId)}\t${orNothing(line.ibanEnd)}`;
  // Whether the payee changed is known when all lines are there.
  rows.text(`\t${payee}\t${ids.paymentId}\tf\n`);
}

const orNothing = (value: string | null): string => value ?? '\\N';
