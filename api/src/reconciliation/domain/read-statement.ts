import { statementLimits } from '@waqf/contracts/reconciliation';
import { decodeText } from './decode-text.js';
import { isXml, readCamt053 } from './read-camt053.js';
import { readCsv, type GivenBalances } from './read-csv.js';
import { isMt940, readMt940 } from './read-mt940.js';
import type { ParsedStatement } from './statement.js';

/**
 * Reads a statement file of whatever format; its name says nothing, its text does.
 * @param given balances for a CSV file that has none
 * @throws StatementFault
 */
export function readStatement(bytes: Uint8Array, given: GivenBalances = {}): ParsedStatement {
  const text = decodeText(bytes);
  if (isXml(text)) return readCamt053(text, statementLimits.lines);
  if (isMt940(text)) return readMt940(text, statementLimits.lines);
  return readCsv(text, statementLimits.lines, given);
}
