import type { BankStatement, BookEntry, ReconciledPair, StatementLine } from '@waqf/contracts/reconciliation';
import { formatAmountForWire } from '@waqf/money';
import type { EntryRecord, LineRecord, MatchRecord } from './domain/book-line.js';
import type { StatementRecord } from './persistence/statement.repository.js';

export function toLine({ waqfId: _waqfId, references, amount, ...line }: LineRecord): StatementLine {
  return { ...line, amount: formatAmountForWire(amount), reference: references[0] ?? null };
}

export function toEntry({ id, at, amount, description }: EntryRecord): BookEntry {
  return { id, occurredAt: at.toISOString(), amount: formatAmountForWire(amount), description };
}

export function toPair({ line, entry, kind, matchedAt, matchedBy }: MatchRecord): ReconciledPair {
  return { line: toLine(line), entry: toEntry(entry), kind, matchedAt: matchedAt.toISOString(), matchedBy };
}

export function toStatement(record: StatementRecord): BankStatement {
  const { id, accountId, format, fileName, number, lineCount, newLines, importedBy } = record;
  return {
    id,
    accountId,
    format,
    fileName,
    number,
    lineCount,
    newLines,
    importedBy,
    from: record.firstDay,
    to: record.lastDay,
    openingBalance: formatAmountForWire(record.opening),
    closingBalance: formatAmountForWire(record.closing),
    importedAt: record.importedAt.toISOString(),
  };
}
