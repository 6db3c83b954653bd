import { Injectable } from '@nestjs/common';
import { halalas } from '@waqf/money';
import { type Ctx, newId, oneOf, rowOf, type RowOf, sql } from '../../platform/index.js';
import { type EntryRecord, type LineRecord, matchKinds, type MatchRecord } from '../domain/book-line.js';
import { asLine, lineColumns, lineRow } from './line.repository.js';

/** A line and an entry that are to be matched. */
export interface NewMatch {
  line: Pick<LineRecord, 'id' | 'accountId'>;
  entry: EntryRecord;
  kind: MatchRecord['kind'];
  matchedBy: string | null;
  fingerprint: string | null;
}

const columns = `${lineColumns}, m.entry_id AS "entryId", m.entry_at AS "entryAt",
  m.entry_amount_halalas AS "entryAmount", m.entry_description AS "entryDescription", m.kind,
  m.matched_at AS "matchedAt", m.matched_by AS "matchedBy", m.fingerprint`;
const matchRow = rowOf({
  ...lineRow,
  entryId: 'uuid',
  entryAt: 'timestamptz',
  entryAmount: 'int8',
  entryDescription: 'text',
  kind: oneOf(matchKinds),
  matchedAt: 'timestamptz',
  matchedBy: 'text?',
  fingerprint: 'text?',
});
const joined = 'reconciliation.match m JOIN reconciliation.line l ON l.id = m.line_id';

const addMatches = sql({
  name: 'reconciliation.add-matches',
  text: `INSERT INTO reconciliation.match (id, line_id, account_id, entry_id, entry_at, entry_amount_halalas,
           entry_description, kind, fingerprint, matched_at, matched_by)
         SELECT id, line_id, account_id, entry_id, entry_at, entry_amount, entry_description, kind, fingerprint, $2,
           matched_by
         FROM jsonb_to_recordset($1::jsonb) AS match (id uuid, line_id uuid, account_id uuid, entry_id uuid,
           entry_at timestamptz, entry_amount bigint, entry_description text, kind text, fingerprint text,
           matched_by text)
         ORDER BY line_id ON CONFLICT DO NOTHING RETURNING line_id`,
  row: { line_id: 'uuid' },
});
const findOfLine = sql({
  name: 'reconciliation.find-match-of-line',
  text: `SELECT ${columns} FROM ${joined} WHERE m.line_id = $1 AND m.undone_at IS NULL`,
  row: matchRow,
});
const listMatches = sql({
  name: 'reconciliation.list-matches',
  text: `SELECT ${columns} FROM ${joined}
         WHERE l.account_id = $1 AND l.booked_on BETWEEN $2 AND $3 AND m.undone_at IS NULL
         ORDER BY l.booked_on DESC, l.id DESC LIMIT $4`,
  row: matchRow,
});
const countMatches = sql({
  name: 'reconciliation.count-matches',
  text: `SELECT count(*)::int AS count FROM ${joined}
         WHERE l.account_id = $1 AND l.booked_on BETWEEN $2 AND $3 AND m.undone_at IS NULL`,
  row: { count: 'int4' },
});
const listTaken = sql({
  name: 'reconciliation.list-matched-entries',
  text: `SELECT entry_id FROM reconciliation.match
         WHERE account_id = $1 AND entry_id = ANY ($2::uuid[]) AND undone_at IS NULL`,
  row: { entry_id: 'uuid' },
});
const undoMatch = sql({
  name: 'reconciliation.undo-match',
  text: `UPDATE reconciliation.match SET undone_at = $2, undone_by = $3, undone_reason = $4
         WHERE line_id = $1 AND undone_at IS NULL`,
});

/** Rows per database statement, so that other requests are answered between two statements. */
const matchesAtOnce = 1_000;

/** The table `reconciliation.match`: rows are added, and can be marked as undone once. */
@Injectable()
export class MatchRepository {
  /**
   * Matches lines and entries; a line or entry that is already matched, even at the same time, is left out. Returns the
   * ids of the matched lines.
   */
  async add(ctx: Ctx, matches: readonly NewMatch[], matchedAt: Date): Promise<Set<string>> {
    const locked = new Set<string>();
    // Sorted by id, as in every writer, so that two imports cannot deadlock.
    const sorted = matches.toSorted((a, b) => (a.line.id < b.line.id ? -1 : 1));
    for (let from = 0; from < sorted.length; from += matchesAtOnce) {
      for (const lineId of await this.addSome(ctx, sorted.slice(from, from + matchesAtOnce), matchedAt))
        locked.add(lineId);
    }
    return locked;
  }

  private async addSome(ctx: Ctx, matches: readonly NewMatch[], matchedAt: Date): Promise<string[]> {
    const rows = await addMatches.rows(ctx, [JSON.stringify(matches.map(recordOf)), matchedAt]);
    return rows.map((row) => row.line_id);
  }

  /** The current match of a line; null when there is none. */
  async ofLine(ctx: Ctx, lineId: string): Promise<MatchRecord | null> {
    const row = await findOfLine.first(ctx, [lineId]);
    return row ? asMatch(row) : null;
  }

  /** Matches, newest line first; both days are included. */
  async list(ctx: Ctx, accountId: string, from: string, to: string, limit: number): Promise<MatchRecord[]> {
    const rows = await listMatches.rows(ctx, [accountId, from, to, limit]);
    return rows.map(asMatch);
  }

  async count(ctx: Ctx, accountId: string, from: string, to: string): Promise<number> {
    return (await countMatches.one(ctx, [accountId, from, to])).count;
  }

  /** Those of these entries that are already matched in this account. */
  async taken(ctx: Ctx, accountId: string, entryIds: readonly string[]): Promise<Set<string>> {
    const rows = await listTaken.rows(ctx, [accountId, entryIds]);
    return new Set(rows.map((row) => row.entry_id));
  }

  /** Undoes the current match of a line; false when there is none. */
  async undo(ctx: Ctx, lineId: string, by: string, reason: string): Promise<boolean> {
    return (await undoMatch.run(ctx, [lineId, ctx.clock.now(), by, reason])) === 1;
  }
}

function recordOf({ line, entry, kind, matchedBy, fingerprint }: NewMatch): Record<string, unknown> {
  return {
    id: newId(),
    line_id: line.id,
    account_id: line.accountId,
    entry_id: entry.id,
    entry_at: entry.at.toISOString(),
    entry_amount: String(entry.amount),
    entry_description: entry.description,
    kind,
    fingerprint,
    matched_by: matchedBy,
  };
}

function asMatch(row: RowOf<typeof matchRow>): MatchRecord {
  const { entryId, entryAt, entryAmount, entryDescription, kind, matchedAt, matchedBy, fingerprint, ...line } = row;
  const entry = { id: entryId, at: entryAt, amount: halalas(BigInt(entryAmount)), description: entryDescription };
  return { line: asLine(line), entry, kind, matchedAt, matchedBy, fingerprint };
}
