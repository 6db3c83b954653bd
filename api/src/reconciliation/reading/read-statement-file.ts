import { fingerprintsOf } from '../domain/line-fingerprints.js';
import type { UnknownColumns } from '@waqf/contracts/reconciliation';
import type { GivenForCsv } from '../domain/read-csv.js';
import { readStatement } from '../domain/read-statement.js';
import type { ParsedStatement, StatementFault } from '../domain/statement.js';

export interface ReadingTask {
  bytes: Uint8Array;
  /** Information that a CSV file does not contain itself. */
  given: GivenForCsv;
}

export interface ReadStatement {
  parsed: ParsedStatement;
  /** One per line, in the same order. */
  fingerprints: string[];
}

/** The message from the process; a fault is sent as its fields, because errors lose their class in messages. */
export type ReadingAnswer =
  | ReadStatement
  | { fault: Pick<StatementFault, 'reason' | 'text' | 'lines'>; unknownColumns?: UnknownColumns };

/** @throws StatementFault */
export function readHere({ bytes, given }: ReadingTask): ReadStatement {
  const parsed = readStatement(bytes, given);
  return { parsed, fingerprints: fingerprintsOf(parsed.lines) };
}
