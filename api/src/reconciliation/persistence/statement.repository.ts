import { Injectable } from '@nestjs/common';
import { statementFormat, type StatementFormat } from '@waqf/contracts/reconciliation';
import { halalas, type Halalas } from '@waqf/money';
import { type Ctx, oneOf, rowOf, type RowOf, sql } from '../../platform/index.js';
import type { LineRecord } from '../domain/book-line.js';

/** An imported statement. Days are `YYYY-MM-DD`. */
export interface StatementRecord {
  id: string;
  waqfId: string;
  accountId: string;
  format: StatementFormat;
  fileName: string;
  sha256: string;
  number: string | null;
  firstDay: string;
  lastDay: string;
  opening: Halalas;
  closing: Halalas;
  lineCount: number;
  newLines: number;
  importedAt: Date;
  importedBy: string;
}

const columns = `id, waqf_id AS "waqfId", account_id AS "accountId", format, file_name AS "fileName", sha256, number,
  to_char(first_day, 'YYYY-MM-DD') AS "firstDay", to_char(last_day, 'YYYY-MM-DD') AS "lastDay",
  opening_halalas AS opening, closing_halalas AS closing, line_count AS "lineCount", new_lines AS "newLines",
  imported_at AS "importedAt", imported_by AS "importedBy"`;
const statementRow = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  accountId: 'uuid',
  format: oneOf(statementFormat.options),
  fileName: 'text',
  sha256: 'text',
  number: 'text?',
  firstDay: 'text',
  lastDay: 'text',
  opening: 'int8',
  closing: 'int8',
  lineCount: 'int4',
  newLines: 'int4',
  importedAt: 'timestamptz',
  importedBy: 'text',
});

const addStatement = sql({
  name: 'reconciliation.add-statement',
  text: `INSERT INTO reconciliation.statement (id, waqf_id, account_id, format, file_name, sha256, number, first_day,
           last_day, opening_halalas, closing_halalas, line_count, new_lines, imported_at, imported_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
         ON CONFLICT (account_id, sha256) DO NOTHING`,
});
const listKnown = sql({
  name: 'reconciliation.list-known-fingerprints',
  text: 'SELECT fingerprint FROM reconciliation.line WHERE account_id = $1 AND fingerprint = ANY ($2::text[])',
  row: { fingerprint: 'text' },
});
const addLines = sql({
  name: 'reconciliation.add-lines',
  text: `INSERT INTO reconciliation.line (id, statement_id, waqf_id, account_id, booked_on, amount_halalas, refs,
           description, fingerprint)
         SELECT id, statement_id, waqf_id, account_id, booked_on, amount, refs, description, fingerprint
         FROM jsonb_to_recordset($1::jsonb) AS line (id uuid, statement_id uuid, waqf_id uuid, account_id uuid,
           booked_on date, amount bigint, refs text[], description text, fingerprint text)`,
});
const findBySha256 = sql({
  name: 'reconciliation.find-statement-by-sha256',
  text: `SELECT ${columns} FROM reconciliation.statement WHERE account_id = $1 AND sha256 = $2`,
  row: statementRow,
});
const listStatements = sql({
  name: 'reconciliation.list-statements',
  text: `SELECT ${columns} FROM reconciliation.statement WHERE waqf_id = $1
         ORDER BY imported_at DESC, id DESC LIMIT $2`,
  row: statementRow,
});
const listMatched = sql({
  name: 'reconciliation.list-matched-statements',
  text: `SELECT s.id FROM reconciliation.statement s WHERE s.id = ANY ($1::uuid[]) AND EXISTS (
           SELECT FROM reconciliation.line l JOIN reconciliation.match m ON m.line_id = l.id
           WHERE l.statement_id = s.id AND m.undone_at IS NULL)`,
  row: { id: 'uuid' },
});
const findLatest = sql({
  name: 'reconciliation.find-latest-statement',
  text: `SELECT ${columns} FROM reconciliation.statement WHERE account_id = $1 AND last_day <= $2
         ORDER BY last_day DESC, imported_at DESC LIMIT 1`,
  row: statementRow,
});
const findThrough = sql({
  name: 'reconciliation.find-statement-through-day',
  text: `SELECT ${columns} FROM reconciliation.statement WHERE account_id = $1 AND last_day >= $2
         ORDER BY last_day, imported_at DESC LIMIT 1`,
  row: statementRow,
});
const findEarliest = sql({
  name: 'reconciliation.find-earliest-statement',
  text: `SELECT ${columns} FROM reconciliation.statement WHERE account_id = $1
         ORDER BY first_day, imported_at LIMIT 1`,
  row: statementRow,
});
const listCovered = sql({
  name: 'reconciliation.list-covered-days',
  text: `SELECT to_char(first_day, 'YYYY-MM-DD') AS from, to_char(last_day, 'YYYY-MM-DD') AS to
         FROM reconciliation.statement WHERE account_id = $1 AND first_day <= $3 AND last_day >= $2`,
  row: { from: 'text', to: 'text' },
});

const findStatement = sql({
  name: 'reconciliation.find-statement',
  text: `SELECT ${columns} FROM reconciliation.statement WHERE waqf_id = $1 AND id = $2`,
  row: statementRow,
});
const findMatchOfStatement = sql({
  name: 'reconciliation.find-match-of-statement',
  text: `SELECT m.id FROM reconciliation.match m JOIN reconciliation.line l ON l.id = m.line_id
         WHERE l.statement_id = $1 AND m.undone_at IS NULL LIMIT 1`,
  row: { id: 'uuid' },
});
const findNeeding = sql({
  name: 'reconciliation.find-statement-that-needs-another',
  text: `SELECT id FROM reconciliation.statement
         WHERE account_id = $1 AND id > $2 AND new_lines < line_count AND first_day <= $4 AND last_day >= $3 LIMIT 1`,
  row: { id: 'uuid' },
});
const removeMatches = sql({
  name: 'reconciliation.remove-matches-of-statement',
  text: `DELETE FROM reconciliation.match WHERE undone_at IS NOT NULL
         AND line_id IN (SELECT id FROM reconciliation.line WHERE statement_id = $1)`,
});
const removeLines = sql({
  name: 'reconciliation.remove-lines-of-statement',
  text: 'DELETE FROM reconciliation.line WHERE statement_id = $1',
});
const removeStatement = sql({
  name: 'reconciliation.remove-statement',
  text: 'DELETE FROM reconciliation.statement WHERE id = $1',
});

/** The table `reconciliation.statement`: rows are added, and can be removed while none of their lines is matched. */
@Injectable()
export class StatementRepository {
  /** False when the same file was already imported for the account, even at the same time. */
  async add(ctx: Ctx, row: StatementRecord): Promise<boolean> {
    const added = await addStatement.run(ctx, [
      row.id,
      row.waqfId,
      row.accountId,
      row.format,
      row.fileName,
      row.sha256,
      row.number,
      row.firstDay,
      row.lastDay,
      String(row.opening),
      String(row.closing),
      row.lineCount,
      row.newLines,
      row.importedAt,
      row.importedBy,
    ]);
    return added === 1;
  }

  /** Those of these fingerprints whose lines an earlier statement of the account already has. */
  async known(ctx: Ctx, accountId: string, fingerprints: readonly string[]): Promise<Set<string>> {
    const rows = await listKnown.rows(ctx, [accountId, fingerprints]);
    return new Set(rows.map((row) => row.fingerprint));
  }

  /** @throws DatabaseError (23505) when another import has added one of the lines at the same time */
  async addLines(ctx: Ctx, lines: readonly (LineRecord & { fingerprint: string })[]): Promise<void> {
    if (lines.length === 0) return;
    await addLines.run(ctx, [
      JSON.stringify(
        lines.map((line) => ({
          id: line.id,
          statement_id: line.statementId,
          waqf_id: line.waqfId,
          account_id: line.accountId,
          booked_on: line.bookedOn,
          amount: String(line.amount),
          refs: line.references,
          description: line.description,
          fingerprint: line.fingerprint,
        })),
      ),
    ]);
  }

  async bySha256(ctx: Ctx, accountId: string, sha256: string): Promise<StatementRecord | null> {
    const row = await findBySha256.first(ctx, [accountId, sha256]);
    return row ? asRecord(row) : null;
  }

  /** The statements of a waqf, newest import first. */
  async list(ctx: Ctx, waqfId: string, limit: number): Promise<StatementRecord[]> {
    const rows = await listStatements.rows(ctx, [waqfId, limit]);
    return rows.map(asRecord);
  }

  /** The statement that ends last, at the latest on `day`; null when there is none. */
  async latest(ctx: Ctx, accountId: string, day: string): Promise<StatementRecord | null> {
    const row = await findLatest.first(ctx, [accountId, day]);
    return row ? asRecord(row) : null;
  }

  /** The first statement that does not end before `day`; null when there is none. */
  async through(ctx: Ctx, accountId: string, day: string): Promise<StatementRecord | null> {
    const row = await findThrough.first(ctx, [accountId, day]);
    return row ? asRecord(row) : null;
  }

  /** The statement that begins first; null when there is none. */
  async earliest(ctx: Ctx, accountId: string): Promise<StatementRecord | null> {
    const row = await findEarliest.first(ctx, [accountId]);
    return row ? asRecord(row) : null;
  }

  /** A statement of the waqf; null when there is none. */
  async find(ctx: Ctx, waqfId: string, id: string): Promise<StatementRecord | null> {
    const row = await findStatement.first(ctx, [waqfId, id]);
    return row ? asRecord(row) : null;
  }

  /** Those of these statements that have a matched line. */
  async matched(ctx: Ctx, ids: readonly string[]): Promise<Set<string>> {
    return new Set((await listMatched.rows(ctx, [ids])).map(({ id }) => id));
  }

  /** Whether a line of the statement is matched. */
  async isMatched(ctx: Ctx, id: string): Promise<boolean> {
    return (await findMatchOfStatement.first(ctx, [id])) !== undefined;
  }

  /** Whether a later statement that overlaps these days left out lines that were already known. */
  async isNeeded(ctx: Ctx, { id, accountId, firstDay, lastDay }: StatementRecord): Promise<boolean> {
    return (await findNeeding.first(ctx, [accountId, id, firstDay, lastDay])) !== undefined;
  }

  /**
   * Removes a statement with its lines and their undone matches; false when it was already removed.
   * @throws DatabaseError (23503) when a line was matched in the meantime
   */
  async remove(ctx: Ctx, id: string): Promise<boolean> {
    await removeMatches.run(ctx, [id]);
    await removeLines.run(ctx, [id]);
    return (await removeStatement.run(ctx, [id])) === 1;
  }

  /** The ranges of days of all statements that overlap a period. */
  async coveredRanges(ctx: Ctx, accountId: string, from: string, to: string): Promise<{ from: string; to: string }[]> {
    return listCovered.rows(ctx, [accountId, from, to]);
  }
}

function asRecord(row: RowOf<typeof statementRow>): StatementRecord {
  return { ...row, opening: halalas(BigInt(row.opening)), closing: halalas(BigInt(row.closing)) };
}
