import { Injectable } from '@nestjs/common';
import { halalas, type Halalas } from '@waqf/money';
import type { Ctx } from '../../platform/index.js';
import type { LineRecord } from '../domain/book-line.js';

export interface LineRow extends Omit<LineRecord, 'amount'> {
  amount: string;
}

/** Columns of a line `l`. */
export const lineColumns = `l.id, l.statement_id AS "statementId", l.waqf_id AS "waqfId", l.account_id AS "accountId",
  to_char(l.booked_on, 'YYYY-MM-DD') AS "bookedOn", l.amount_halalas AS amount, l.refs AS references, l.description`;

const open = 'NOT EXISTS (SELECT FROM reconciliation.match m WHERE m.line_id = l.id AND m.undone_at IS NULL)';

/** The table `reconciliation.line`: rows are added, never changed. */
@Injectable()
export class LineRepository {
  async find(ctx: Ctx, id: string): Promise<LineRecord | null> {
    const rows: LineRow[] = await ctx.manager.query(
      `SELECT ${lineColumns} FROM reconciliation.line l WHERE l.id = $1`,
      [id],
    );
    return rows[0] ? asLine(rows[0]) : null;
  }

  /** Lines without an entry, oldest first. Days are included. */
  async open(ctx: Ctx, accountId: string, from: string, to: string, limit: number): Promise<LineRecord[]> {
    const rows: LineRow[] = await ctx.manager.query(
      `SELECT ${lineColumns} FROM reconciliation.line l
       WHERE l.account_id = $1 AND l.booked_on BETWEEN $2 AND $3 AND ${open} ORDER BY l.booked_on, l.id LIMIT $4`,
      [accountId, from, to, limit],
    );
    return rows.map(asLine);
  }

  /** How many lines have no entry in a period, and their sum. */
  async openTotals(ctx: Ctx, accountId: string, from: string, to: string): Promise<{ count: number; total: Halalas }> {
    const [row]: { count: number; total: string }[] = await ctx.manager.query(
      `SELECT count(*)::int AS count, coalesce(sum(l.amount_halalas), 0)::text AS total FROM reconciliation.line l
       WHERE l.account_id = $1 AND l.booked_on BETWEEN $2 AND $3 AND ${open}`,
      [accountId, from, to],
    );
    return { count: row?.count ?? 0, total: halalas(BigInt(row?.total ?? 0)) };
  }

  /** Whether a line of this amount waits for its entry within these days. */
  async waitsFor(ctx: Ctx, accountId: string, amount: Halalas, from: string, to: string): Promise<boolean> {
    const rows: unknown[] = await ctx.manager.query(
      `SELECT 1 FROM reconciliation.line l
       WHERE l.account_id = $1 AND l.booked_on BETWEEN $3 AND $4 AND l.amount_halalas = $2 AND ${open} LIMIT 1`,
      [accountId, String(amount), from, to],
    );
    return rows.length > 0;
  }
}

export function asLine(row: LineRow): LineRecord {
  return { ...row, amount: halalas(BigInt(row.amount)) };
}
