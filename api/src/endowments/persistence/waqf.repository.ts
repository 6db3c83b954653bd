import { Injectable } from '@nestjs/common';
import type { WaqfStatus } from '@waqf/contracts/endowments';
import { namedQuery, newId, type Ctx } from '../../platform/index.js';
import type { Endowment, EndowmentDetails, NazirDetails, PropertyDetails, WaqfDetails } from '../domain/waqf.js';

interface WaqfRow {
  id: string;
  waqif_id: string;
  nazir_id: string | null;
  name: string;
  description: string;
  status: WaqfStatus;
  property_details: PropertyDetails | null;
  waqf_details: EndowmentDetails | null;
  nazir_details: NazirDetails | null;
  created_at: Date;
  approved_at: Date | null;
}

const columns =
  'id, waqif_id, nazir_id, name, description, status, property_details, waqf_details, nazir_details, created_at, approved_at';

export interface WaqfParties {
  id: string;
  name: string;
  status: WaqfStatus;
  waqifId: string;
  nazirId: string | null;
}

/** Whose waqfs a list holds. */
export type Scope = { kind: 'founder' | 'nazir'; userId: string } | { kind: 'all' };

/** Waqfs. Rows of one waqf are always locked before rows of its documents. */
@Injectable()
export class WaqfRepository {
  async add(ctx: Ctx, waqf: { waqifId: string; name: string; description: string }): Promise<Endowment> {
    const rows = await ctx.manager.query<WaqfRow[]>(
      `INSERT INTO endowments.waqf (id, waqif_id, name, description, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING ${columns}`,
      [newId(), waqf.waqifId, waqf.name, waqf.description, ctx.clock.now()],
    );
    return one(rows);
  }

  async find(ctx: Ctx, waqfId: string): Promise<Endowment | undefined> {
    const [row] = await ctx.manager.query<WaqfRow[]>(`SELECT ${columns} FROM endowments.waqf WHERE id = $1`, [waqfId]);
    return row && endowmentOf(row);
  }

  /** As `find`, and holds the row until the transaction ends. */
  async hold(ctx: Ctx, waqfId: string): Promise<Endowment | undefined> {
    const [row] = await ctx.manager.query<WaqfRow[]>(
      `SELECT ${columns} FROM endowments.waqf WHERE id = $1 FOR UPDATE`,
      [waqfId],
    );
    return row && endowmentOf(row);
  }

  /**
   * Newest first; a nazir's in the order in which they were taken over. @param from which of them: after this one, of
   * this status
   */
  async list(
    ctx: Ctx,
    scope: Scope,
    limit: number,
    from: { after?: string | undefined; status?: WaqfStatus | undefined } = {},
  ): Promise<Endowment[]> {
    const { where, values } = filterOf(scope);
    const [at, order, beyond] =
      scope.kind === 'nazir'
        ? ['approved_at', 'approved_at, id', '>']
        : ['created_at', 'created_at DESC, id DESC', '<'];
    const own = values.length;
    const rows = await ctx.manager.query<WaqfRow[]>(
      `SELECT ${columns} FROM endowments.waqf WHERE ${where}
         AND ($${own + 2}::text IS NULL OR status = $${own + 2})
         AND ($${own + 3}::uuid IS NULL OR (${at}, id) ${beyond} (SELECT ${at}, id FROM endowments.waqf WHERE id = $${own + 3}))
       ORDER BY ${order} LIMIT $${own + 1}`,
      [...values, limit, from.status ?? null, from.after ?? null],
    );
    return rows.map(endowmentOf);
  }

  /** Whether this waqf is among them. */
  async holds(ctx: Ctx, scope: Scope, waqfId: string): Promise<boolean> {
    const { where, values } = filterOf(scope);
    const rows = await ctx.manager.query<unknown[]>(
      `SELECT 1 FROM endowments.waqf WHERE ${where} AND id = $${values.length + 1}`,
      [...values, waqfId],
    );
    return rows.length > 0;
  }

  async ids(ctx: Ctx, scope: Scope): Promise<string[]> {
    const { where, values } = filterOf(scope);
    const rows = await ctx.manager.query<{ id: string }[]>(
      `SELECT id FROM endowments.waqf WHERE ${where} ORDER BY id`,
      values,
    );
    return rows.map((row) => row.id);
  }

  /** Names by id; an unknown id is not in the map. */
  async names(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await ctx.manager.query<{ id: string; name: string }[]>(
      'SELECT id, name FROM endowments.waqf WHERE id = ANY ($1::uuid[])',
      [waqfIds],
    );
    return new Map(rows.map((row) => [row.id, row.name]));
  }

  /** Name, status and people of these waqfs; an unknown id has no row. */
  async parties(ctx: Ctx, waqfIds: readonly string[]): Promise<WaqfParties[]> {
    return namedQuery<WaqfParties>(
      ctx,
      'endowments.parties',
      'SELECT id, name, status, waqif_id AS "waqifId", nazir_id AS "nazirId" FROM endowments.waqf WHERE id = ANY ($1::uuid[])',
      [waqfIds],
    );
  }

  /** Number of waqfs by status; `since` counts only those created from then on. */
  async countByStatus(ctx: Ctx, scope: Scope, since?: Date): Promise<Record<WaqfStatus, number>> {
    const { where, values } = filterOf(scope);
    const rows = await ctx.manager.query<{ status: WaqfStatus; count: number }[]>(
      `SELECT status, count(*)::int AS count FROM endowments.waqf
       WHERE ${where} AND ($${values.length + 1}::timestamptz IS NULL OR created_at >= $${values.length + 1}) GROUP BY status`,
      [...values, since ?? null],
    );
    const counts: Record<WaqfStatus, number> = { draft: 0, pending: 0, approved: 0 };
    for (const row of rows) counts[row.status] = row.count;
    return counts;
  }

  /** Time of approval by id of the waqf. */
  async approvals(ctx: Ctx): Promise<Map<string, Date>> {
    const rows = await ctx.manager.query<{ id: string; approved_at: Date }[]>(
      `SELECT id, approved_at FROM endowments.waqf WHERE status = 'approved' ORDER BY id`,
    );
    return new Map(rows.map((row) => [row.id, row.approved_at]));
  }

  async rename(ctx: Ctx, waqfId: string, name: string, description: string): Promise<void> {
    await ctx.manager.query('UPDATE endowments.waqf SET name = $2, description = $3 WHERE id = $1', [
      waqfId,
      name,
      description,
    ]);
  }

  async setStatus(ctx: Ctx, waqfId: string, status: Exclude<WaqfStatus, 'approved'>): Promise<void> {
    await ctx.manager.query('UPDATE endowments.waqf SET status = $2 WHERE id = $1', [waqfId, status]);
  }

  async approve(ctx: Ctx, waqfId: string, by: string, nazirId: string, details: WaqfDetails): Promise<void> {
    await ctx.manager.query(
      `UPDATE endowments.waqf SET status = 'approved', approved_at = $2, approved_by = $3, nazir_id = $4,
         property_details = $5, waqf_details = $6, nazir_details = $7 WHERE id = $1`,
      [waqfId, ctx.clock.now(), by, nazirId, ...asJson(details)],
    );
  }

  /** Puts the data of an approved amendment in force. */
  async amend(ctx: Ctx, waqfId: string, nazirId: string, details: WaqfDetails): Promise<void> {
    await ctx.manager.query(
      'UPDATE endowments.waqf SET nazir_id = $2, property_details = $3, waqf_details = $4, nazir_details = $5 WHERE id = $1',
      [waqfId, nazirId, ...asJson(details)],
    );
  }
}

/** Condition on `endowments.waqf` and its values, `$1` on. */
export function filterOf(scope: Scope): { where: string; values: unknown[] } {
  if (scope.kind === 'all') return { where: 'true', values: [] };
  return scope.kind === 'founder'
    ? { where: 'waqif_id = $1', values: [scope.userId] }
    : { where: 'nazir_id = $1', values: [scope.userId] };
}

function asJson({ propertyDetails, waqfDetails, nazirDetails }: WaqfDetails): (string | null)[] {
  return [propertyDetails, waqfDetails, nazirDetails].map((part) => (part === null ? null : JSON.stringify(part)));
}

function one(rows: WaqfRow[]): Endowment {
  const [row] = rows;
  if (!row) throw new Error('the database returned no row');
  return endowmentOf(row);
}

function endowmentOf(row: WaqfRow): Endowment {
  return {
    id: row.id,
    waqifId: row.waqif_id,
    nazirId: row.nazir_id,
    name: row.name,
    description: row.description,
    status: row.status,
    createdAt: row.created_at,
    approvedAt: row.approved_at,
    locked:
      row.status === 'approved'
        ? { propertyDetails: row.property_details, waqfDetails: row.waqf_details, nazirDetails: row.nazir_details }
        : null,
  };
}
