import { fingerprintsOf } from '../domain/line-fingerprints.js';
import type { UnknownColumns } from '@waqf/contracts/reconciliation';
import type { GivenForCsv } from '../domain/read-csv.js';
import { readStatement } from '../domain/read-statement.js';
import type { ParsedStatement, StatementFault } from '../domain/statement.js';

export interface ReadingTask {
  bytes: Uint8Array;
  /** For a CSV file that does not say it itself. */
  given: GivenForCsv;
}

export interface ReadStatement {
  parsed: ParsedStatement;
  /** As many as lines, in their order. */
  fingerprints: string[];
}

/** What the thread sends: a fault travels as its parts, since errors lose their class on the way. */
export type ReadingAnswer =
  | ReadStatement
  | { fault: Pick<StatementFault, 'reason' | 'text'>; unknownColumns?: UnknownColumns };

/** @throws StatementFault */
export function readHere({ bytes, given }: ReadingTask): ReadStatement {
  const parsed = readStatement(bytes, given);
  return { parsed, fingerprints: fingerprintsOf(parsed.lines) };
}
