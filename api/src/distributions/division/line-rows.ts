import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { CalculatedLine } from '../domain/run.js';
import { BinaryRows, roomFor } from './copy-binary.js';

/** Columns of a calculated line, in the order of its row. */
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

/** Lines in the binary format of COPY. */
export interface LineRows {
  readonly lines: number;
  /** In memory of their own, which can be handed to another thread. */
  readonly rows: Uint8Array<ArrayBuffer>;
}

/** Why an amount is what it is, as people are shown it and as it is written down: the columns as UTF-8. */
export interface LineTexts {
  readonly exact: string;
  readonly sentence: string;
  readonly columns: {
    readonly exact: Uint8Array;
    readonly because: Uint8Array;
    /** Up to the rank of the rounding, and from there. */
    readonly trace: readonly [Uint8Array, Uint8Array];
  };
}

/** A calculated line before it has its id. */
export interface DividedLine extends Omit<CalculatedLine, 'id' | 'exact' | 'because' | 'trace'> {
  readonly rank: number | null;
  readonly texts: LineTexts;
}

/** What a row takes with short names and two steps; one that takes more makes its part grow. */
const usualBytes = 720;

/** Memory for a part of so many lines. */
export const roomForLines = (lines: number): Uint8Array<ArrayBuffer> => roomFor(usualBytes * lines);

/**
 * Each line has the id that it had before, and the name of its first payment. Made where the lines are made: in the
 * thread of a large run it costs nobody else.
 * @param room for the rows; other memory is taken where it is too small
 */
export function lineRows(
  runId: string,
  ids: LineIds,
  lines: readonly DividedLine[],
  room: Uint8Array<ArrayBuffer>,
): LineRows {
  const newId = idsOf(2 * lines.length);
  const rows = new BinaryRows(room);
  for (const line of lines) addRow(rows, line, { id: ids.get(lineKey(line)), runId, newId });
  return { lines: lines.length, rows: rows.end() };
}

/** Puts an id at a place of a buffer. */
type NewId = (buffer: Uint8Array, at: number) => void;

/**
 * UUIDs v7, at most `count`, each behind the one before. Their random bytes are drawn at once: one by one they cost
 * more than the ids. The platform's own `newId` would make the thread load the platform: half a second.
 */
function idsOf(count: number): NewId {
  const msecs = Date.now();
  const random = randomBytes(16 * count);
  let used = 0;
  return (buffer, at) => v7({ msecs, seq: used, random: random.subarray(used, (used += 16)) }, buffer, at);
}

/** In the order of `lineColumns`. */
function addRow(
  rows: BinaryRows,
  line: DividedLine,
  ids: { id: string | undefined; runId: string; newId: NewId },
): void {
  const { exact, because, trace } = line.texts.columns;
  rows.row(lineColumns.length);
  if (ids.id === undefined) rows.newUuid(ids.newId);
  else rows.uuid(ids.id);
  rows.uuid(ids.runId);
  rows.integer(line.place);
  rows.uuid(line.beneficiaryId);
  rows.uuid(line.correctionId);
  rows.text(line.fullName);
  rows.bigint(line.amount);
  rows.textOf([exact]);
  rows.text(line.state);
  rows.textOf([because]);
  rows.textOf([trace[0], String(line.rank), trace[1]]);
  rows.text(line.withheld);
  rows.uuid(line.accountId);
  rows.text(line.ibanEnd);
  rows.newUuid(ids.newId);
  // Whether the payee changed is known when all lines are there.
  rows.boolean(false);
}
