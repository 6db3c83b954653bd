import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { CalculatedLine } from '../domain/run.js';
import { BinaryRows, allocateBuffer } from './copy-binary.js';

/** Columns of a calculated line, in the order in which its row is written. */
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

/** Ids of the lines of an earlier calculation, by `lineKey`. */
export type LineIds = ReadonlyMap<string, string>;

/** Identifies a line across calculations of its run: its beneficiary and its correction, if any. */
export const lineKey = ({ beneficiaryId, correctionId }: Pick<DividedLine, 'beneficiaryId' | 'correctionId'>): string =>
  `${beneficiaryId} ${correctionId ?? ''}`;

/** Lines in the binary format of COPY. */
export interface LineRows {
  readonly lines: number;
  /** Bytes in their own memory, which can be transferred to another thread. */
  readonly rows: Uint8Array<ArrayBuffer>;
}

/** Why an amount is what it is: the texts shown to people, and the columns to store, as UTF-8. */
export interface LineTexts {
  readonly exact: string;
  readonly sentence: string;
  readonly columns: {
    readonly exact: Uint8Array;
    readonly because: Uint8Array;
    /** The JSON before and after the rank of the rounding. */
    readonly trace: readonly [Uint8Array, Uint8Array];
  };
}

/** A calculated line that has no id yet. */
export interface DividedLine extends Omit<CalculatedLine, 'id' | 'exact' | 'because' | 'trace'> {
  readonly rank: number | null;
  readonly texts: LineTexts;
}

/** Bytes of a row with short names and two steps; the buffer grows for longer rows. */
const usualBytes = 720;

/** Memory for a part with this many lines. */
export const roomForLines = (lines: number): Uint8Array<ArrayBuffer> => allocateBuffer(usualBytes * lines);

/**
 * The rows of lines. Each line keeps its id of an earlier calculation, if any, and gets an id for its first payment.
 * For a large run this happens in its thread, so that it does not block others.
 * @param room memory for the rows; a larger buffer is allocated when it is too small
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

/** Writes a new id into a buffer at an offset. */
type NewId = (buffer: Uint8Array, at: number) => void;

/**
 * At most `count` UUIDs v7 in ascending order. Their random bytes are drawn at once, because drawing them one by one
 * costs more than the ids. With the platform's own `newId` the thread would have to load the platform: half a second.
 */
function idsOf(count: number): NewId {
  const msecs = Date.now();
  const random = randomBytes(16 * count);
  let used = 0;
  return (buffer, at) => v7({ msecs, seq: used, random: random.subarray(used, (used += 16)) }, buffer, at);
}

/** Writes the values of a line in the order of `lineColumns`. */
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
  // Whether the payee changed is only known once all lines are written.
  rows.boolean(false);
}
