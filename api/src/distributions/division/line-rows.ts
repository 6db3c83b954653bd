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

function rowOf(runId: string, id: string, paymentId: string, line: DividedLine): string {
  const values: Record<(typeof lineColumns)[number], string | null> = {
    id,
    run_id: runId,
    place: String(line.place),
    beneficiary_id: line.beneficiaryId,
    correction_id: line.correctionId,
    full_name: line.fullName,
    amount_halalas: String(line.amount),
    exact: line.exact,
    state: line.state,
    because: line.because,
    trace: line.trace,
    withheld: line.withheld,
    account_id: line.accountId,
    iban_end: line.ibanEnd,
    payment_id: paymentId,
    // Known when all lines are there.
    payee_changed: 'f',
  };
  return `${lineColumns.map((column) => copyText(values[column])).join('\t')}\n`;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in the text format of COPY. */
const copyText = (value: string | null): string =>
  value === null ? '\\N' : value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
