import { statementLimits } from '@waqf/contracts/reconciliation';
import { decodeText } from './decode-text.js';
import { isXml, readCamt053 } from './read-camt053.js';
import { readCsv, type GivenForCsv } from './read-csv.js';
import { isMt942, mt942, unsupportedFile } from './other-formats.js';
import { isMt940, readMt940 } from './read-mt940.js';
import { checkSize, type ParsedStatement } from './statement.js';

/**
 * Reads a statement file of any format, which is recognised by its content, not by its name.
 * @param given balances and columns that a CSV file does not contain
 * @throws StatementFault
 */
export function readStatement(bytes: Uint8Array, given: GivenForCsv = {}): ParsedStatement {
  const other = unsupportedFile(bytes);
  if (other) throw other;
  // Old systems end lines with only a carriage return.
  const statement = readText(decodeText(bytes).replace(/\r\n?/g, '\n'), given);
  checkSize(statement);
  return statement;
}

function readText(text: string, given: GivenForCsv): ParsedStatement {
  if (isXml(text)) return readCamt053(text, statementLimits.lines);
  if (isMt940(text)) return readMt940(text, statementLimits.lines);
  if (isMt942(text)) throw mt942();
  return readCsv(text, statementLimits.lines, given);
}
