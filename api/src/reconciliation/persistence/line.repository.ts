import { Injectable } from '@nestjs/common';
import { halalas, type Halalas } from '@waqf/money';
import { type Ctx, rowOf, type RowOf, sql } from '../../platform/index.js';
import type { LineRecord } from '../domain/book-line.js';

/** SQL columns of a line with the alias `l`. */
export const lineColumns = `l.id, l.statement_id AS "statementId", l.waqf_id AS "waqfId", l.account_id AS "accountId",
  to_char(l.booked_on, 'YYYY-MM-DD') AS "bookedOn", l.amount_halalas AS amount, l.refs AS references, l.description`;
export const lineRow = rowOf({
  id: 'uuid',
  statementId: 'uuid',
  waqfId: 'uuid',
  accountId: 'uuid',
  bookedOn: 'text',
  amount: 'int8',
  references: 'text[]',
  description: 'text',
});

/** SQL condition for lines without an entry; a line with amount zero is a notice and needs none. */
const open =
  'l.amount_halalas <> 0 AND NOT EXISTS (SELECT FROM reconciliation.match m WHERE m.line_id = l.id AND m.undone_at IS NULL)';

const findLine = sql({
  name: 'reconciliation.find-line',
  text: `SELECT ${lineColumns} FROM reconciliation.line l WHERE l.id = $1`,
  row: lineRow,
});
const listOpen = sql({
  name: 'reconciliation.list-open-lines',
  text: `SELECT ${lineColumns} FROM reconciliation.line l
         WHERE l.account_id = $1 AND l.booked_on BETWEEN $2 AND $3 AND ${open} ORDER BY l.booked_on, l.id LIMIT $4`,
  row: lineRow,
});
const sumOpen = sql({
  name: 'reconciliation.sum-open-lines',
  text: `SELECT count(*)::int AS count, coalesce(sum(l.amount_halalas), 0)::text AS total FROM reconciliation.line l
         WHERE l.account_id = $1 AND l.booked_on BETWEEN $2 AND $3 AND ${open}`,
  row: { count: 'int4', total: 'text' },
});
const sumAll = sql({
  name: 'reconciliation.sum-lines',
  text: `SELECT coalesce(sum(l.amount_halalas), 0)::text AS total FROM reconciliation.line l
         WHERE l.account_id = $1 AND l.booked_on BETWEEN $2 AND $3`,
  row: { total: 'text' },
});
const listWaqfsWithOpen = sql({
  name: 'reconciliation.list-waqfs-with-open-lines',
  text: `SELECT l.waqf_id AS "waqfId", count(*)::int AS count FROM reconciliation.line l
         WHERE l.waqf_id = ANY ($1::uuid[]) AND l.booked_on >= $2 AND ${open} GROUP BY l.waqf_id ORDER BY l.waqf_id`,
  row: { waqfId: 'uuid', count: 'int4' },
});
const findOpenOfAmount = sql({
  name: 'reconciliation.find-open-line-of-amount',
  text: `SELECT l.id FROM reconciliation.line l
         WHERE l.account_id = $1 AND l.booked_on BETWEEN $3 AND $4 AND l.amount_halalas = $2 AND ${open} LIMIT 1`,
  row: { id: 'uuid' },
});

/** The table `reconciliation.line`: rows are added, never changed. */
@Injectable()
export class LineRepository {
  async find(ctx: Ctx, id: string): Promise<LineRecord | null> {
    const row = await findLine.first(ctx, [id]);
    return row ? asLine(row) : null;
  }

  /** Lines without an entry, oldest first; both days are included. */
  async open(ctx: Ctx, accountId: string, from: string, to: string, limit: number): Promise<LineRecord[]> {
    const rows = await listOpen.rows(ctx, [accountId, from, to, limit]);
    return rows.map(asLine);
  }

  /** Those of these waqfs that have lines without an entry since a day, with their number. */
  async waqfsWithOpen(
    ctx: Ctx,
    waqfIds: readonly string[],
    from: string,
  ): Promise<readonly { waqfId: string; count: number }[]> {
    return listWaqfsWithOpen.rows(ctx, [waqfIds, from]);
  }

  /** Number and sum of the lines without an entry in a period. */
  async openTotals(ctx: Ctx, accountId: string, from: string, to: string): Promise<{ count: number; total: Halalas }> {
    const { count, total } = await sumOpen.one(ctx, [accountId, from, to]);
    return { count, total: halalas(BigInt(total)) };
  }

  /** Sum of all lines in a period; both days are included. */
  async total(ctx: Ctx, accountId: string, from: string, to: string): Promise<Halalas> {
    return halalas(BigInt((await sumAll.one(ctx, [accountId, from, to])).total));
  }

  /** Whether a line with this amount has no entry yet within these days. */
  async hasOpenLine(ctx: Ctx, accountId: string, amount: Halalas, from: string, to: string): Promise<boolean> {
    return (await findOpenOfAmount.first(ctx, [accountId, amount, from, to])) !== undefined;
  }
}

export function asLine(row: RowOf<typeof lineRow>): LineRecord {
  return { ...row, amount: halalas(BigInt(row.amount)) };
}
