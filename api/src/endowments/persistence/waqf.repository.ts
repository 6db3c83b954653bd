import { Injectable } from '@nestjs/common';
import { type WaqfList, waqfStatus, type WaqfStatus } from '@waqf/contracts/endowments';
import * as z from 'zod/mini';
import {
  type Ctx,
  json,
  neverNull,
  newId,
  oneOf,
  genericPlan,
  orNull,
  rowOf,
  type RowOf,
  sql,
  variants,
} from '../../platform/index.js';
import type { Endowment, WaqfDetails } from '../domain/waqf.js';
import { waqfStates } from '../domain/waqf-states.js';
import type { WaqfPlace } from '../domain/waqf-cursor.js';
import { filterOf, type Scope, scopeKinds, shown, valuesOf } from './scope.js';

const text = z.nullable(z.string());
const columns = `id, waqif_id, nazir_id, name, description, state, property_details, waqf_details, nazir_details,
  created_at, approved_at, discarded_at, nazir_accepted_at, nazir_declined_at, nazir_decline_reason`;
const waqfRow = rowOf({
  id: 'uuid',
  waqif_id: 'uuid',
  nazir_id: 'uuid?',
  name: 'text',
  description: 'text',
  state: oneOf(waqfStatus.options),
  property_details: orNull(
    json(
      z.object({
        propertyNumber: text,
        issueDate: text,
        location: text,
        area: z.nullable(z.number()),
        ownerName: text,
      }),
    ),
  ),
  waqf_details: orNull(
    json(
      z.object({ waqfName: text, purpose: text, conditions: z.array(z.string()), beneficiaries: z.array(z.string()) }),
    ),
  ),
  nazir_details: orNull(
    json(z.object({ nazirName: text, nazirId: text, appointmentDate: text, authorities: z.array(z.string()) })),
  ),
  created_at: 'timestamptz',
  approved_at: 'timestamptz?',
  discarded_at: 'timestamptz?',
  nazir_accepted_at: 'timestamptz?',
  nazir_declined_at: 'timestamptz?',
  nazir_decline_reason: 'text?',
});

const approving = waqfStates.inSql('approve');
const restoring = waqfStates.inSql('restore');

const addWaqf = sql({
  name: 'endowments.add-waqf',
  text: `INSERT INTO endowments.waqf (id, waqif_id, name, description, created_at)
         VALUES ($1, $2, $3, $4, $5) RETURNING ${columns}`,
  row: waqfRow,
});
const findWaqf = sql({
  name: 'endowments.find-waqf',
  text: `SELECT ${columns} FROM endowments.waqf WHERE id = $1`,
  row: waqfRow,
});
const lockWaqf = sql({
  name: 'endowments.lock-waqf',
  text: `SELECT ${columns} FROM endowments.waqf WHERE id = $1 FOR UPDATE`,
  row: waqfRow,
});
const listWaqfs = variants(scopeKinds, (kind) => {
  const [at, order, beyond] =
    kind === 'nazir' ? ['approved_at', 'approved_at, id', '>'] : ['created_at', 'created_at DESC, id DESC', '<'];
  return sql({
    name: `endowments.list-waqfs-of-${kind}`,
    text: `SELECT ${columns} FROM endowments.waqf WHERE ${filterOf(kind, 5)}
             AND CASE WHEN $2::text IS NULL THEN ${shown} ELSE state = $2 END
             AND ($3::uuid IS NULL OR (${at}, id) ${beyond} ($4::timestamptz, $3))
           ORDER BY ${order} LIMIT $1`,
    row: waqfRow,
  });
});
const listIds = variants(scopeKinds, (kind) =>
  sql({
    name: `endowments.list-waqf-ids-of-${kind}`,
    prepared: true,
    text: `SELECT id FROM endowments.waqf WHERE ${filterOf(kind, 1)} AND ${shown} ORDER BY id`,
    row: { id: 'uuid' },
  }),
);
const listNames = sql({
  name: 'endowments.list-waqf-names',
  prepared: true,
  text: 'SELECT id, name FROM endowments.waqf WHERE id = ANY ($1::uuid[])',
  row: { id: 'uuid', name: 'text' },
});
const listParties = sql({
  name: 'endowments.parties',
  prepared: true,
  text: `SELECT id, name, state AS status, waqif_id AS "waqifId",
           CASE WHEN nazir_accepted_at IS NOT NULL THEN nazir_id END AS "nazirId",
           CASE WHEN nazir_accepted_at IS NULL THEN nazir_id END AS "appointedNazirId"
         FROM endowments.waqf WHERE id = ANY ${genericPlan(1, 'uuid[]')}`,
  row: {
    id: 'uuid',
    name: 'text',
    status: oneOf(waqfStatus.options),
    waqifId: 'uuid',
    nazirId: 'uuid?',
    appointedNazirId: 'uuid?',
  },
});
const countByStatus = variants(scopeKinds, (kind) =>
  sql({
    name: `endowments.count-waqfs-of-${kind}`,
    prepared: true,
    text: `SELECT state AS status, count(*)::int AS count,
             (count(*) FILTER (WHERE nazir_accepted_at IS NULL))::int AS unaccepted
           FROM endowments.waqf
           WHERE ${filterOf(kind, 2)} AND ($1::timestamptz IS NULL OR created_at >= $1) GROUP BY state`,
    row: { status: oneOf(waqfStatus.options), count: 'int4', unaccepted: 'int4' },
  }),
);
const listApprovals = sql({
  name: 'endowments.list-approval-times',
  text: `SELECT id, approved_at FROM endowments.waqf WHERE status = 'approved' ORDER BY id`,
  row: { id: 'uuid', approved_at: neverNull('timestamptz', 'an approved waqf has it by a CHECK of the table') },
});
const renameWaqf = sql({
  name: 'endowments.rename-waqf',
  text: 'UPDATE endowments.waqf SET name = $2, description = $3 WHERE id = $1',
});
const setStatus = sql({
  name: 'endowments.set-waqf-status',
  text: 'UPDATE endowments.waqf SET status = $2 WHERE id = $1',
});
const discardWaqf = sql({
  name: 'endowments.discard-waqf',
  // It returns as a draft, and the previous release shows it as a draft.
  text: `UPDATE endowments.waqf SET status = ${restoring.to}, discarded_at = $2 WHERE id = $1`,
});
const restoreWaqf = sql({
  name: 'endowments.restore-waqf',
  // The next reminder is sent a week after this day.
  text: 'UPDATE endowments.waqf SET discarded_at = NULL, reminded_at = $2 WHERE id = $1',
});
const approveWaqf = sql({
  name: 'endowments.approve-waqf',
  text: `UPDATE endowments.waqf SET status = ${approving.to}, approved_at = $2, approved_by = $3, nazir_id = $4,
           property_details = $5, waqf_details = $6, nazir_details = $7, nazir_accepted_at = $8 WHERE id = $1`,
});
const amendWaqf = sql({
  name: 'endowments.amend-waqf',
  text: `UPDATE endowments.waqf SET nazir_id = $2, property_details = $3, waqf_details = $4, nazir_details = $5,
           nazir_accepted_at = $6,
           nazir_declined_at = CASE WHEN $2::uuid IS NULL THEN nazir_declined_at END,
           nazir_declined_by = CASE WHEN $2::uuid IS NULL THEN nazir_declined_by END,
           nazir_decline_reason = CASE WHEN $2::uuid IS NULL THEN nazir_decline_reason END
         WHERE id = $1`,
});
const acceptTrusteeship = sql({
  name: 'endowments.accept-trusteeship',
  text: 'UPDATE endowments.waqf SET nazir_accepted_at = $2 WHERE id = $1',
});
const declineTrusteeship = sql({
  name: 'endowments.decline-trusteeship',
  text: `UPDATE endowments.waqf SET nazir_id = NULL, nazir_declined_at = $2, nazir_declined_by = nazir_id,
           nazir_decline_reason = $3 WHERE id = $1`,
});

export interface WaqfParties {
  id: string;
  name: string;
  status: WaqfStatus;
  waqifId: string;
  /** The nazir, when they have accepted. */
  nazirId: string | null;
  /** The nazir, while they have not accepted yet. */
  appointedNazirId: string | null;
}

/** The nazir whom the deed names, and when they accepted. */
export interface Trustee {
  nazirId: string | null;
  acceptedAt: Date | null;
}

/** Waqfs. Rows of one waqf are always locked before rows of its documents. */
@Injectable()
export class WaqfRepository {
  async add(ctx: Ctx, waqf: { waqifId: string; name: string; description: string }): Promise<Endowment> {
    const values = [newId(), waqf.waqifId, waqf.name, waqf.description, ctx.clock.now()];
    return endowmentOf(await addWaqf.one(ctx, values));
  }

  async find(ctx: Ctx, waqfId: string): Promise<Endowment | undefined> {
    const row = await findWaqf.first(ctx, [waqfId]);
    return row && endowmentOf(row);
  }

  /** Like `find`, and locks the row until the transaction ends. */
  async findForUpdate(ctx: Ctx, waqfId: string): Promise<Endowment | undefined> {
    const row = await lockWaqf.first(ctx, [waqfId]);
    return row && endowmentOf(row);
  }

  /**
   * The waqfs of a scope, newest first; a nazir's waqfs in the order of their approval.
   * @param from `after`: where the previous page ended; `status`: only waqfs with this status, without it all but the
   *   discarded ones
   */
  async list(
    ctx: Ctx,
    scope: Scope,
    limit: number,
    from: { after?: WaqfPlace | null; status?: WaqfStatus | undefined } = {},
  ): Promise<Endowment[]> {
    const values = [limit, from.status ?? null, from.after?.id ?? null, from.after?.at ?? null, ...valuesOf(scope)];
    return (await listWaqfs[scope.kind].rows(ctx, values)).map(endowmentOf);
  }

  /** All but the discarded ones. */
  async ids(ctx: Ctx, scope: Scope): Promise<string[]> {
    const rows = await listIds[scope.kind].rows(ctx, valuesOf(scope));
    return rows.map((row) => row.id);
  }

  /** Names by waqf id; unknown ids are not in the map. */
  async names(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await listNames.rows(ctx, [waqfIds]);
    return new Map(rows.map((row) => [row.id, row.name]));
  }

  /** The name, the status and the people of these waqfs; unknown ids have no row. */
  async parties(ctx: Ctx, waqfIds: readonly string[]): Promise<WaqfParties[]> {
    return listParties.rows(ctx, [waqfIds]);
  }

  /** The number of waqfs by status; `since` counts only waqfs created from this moment on. */
  async countByStatus(ctx: Ctx, scope: Scope, since?: Date): Promise<Record<WaqfStatus, number>> {
    const rows = await countByStatus[scope.kind].rows(ctx, [since ?? null, ...valuesOf(scope)]);
    const counts: Record<WaqfStatus, number> = { draft: 0, pending: 0, approved: 0, discarded: 0 };
    for (const row of rows) counts[row.status] = row.count;
    return counts;
  }

  /** What a list says about all its waqfs; a nazir also learns how many of them await their acceptance. */
  async countsOfList(ctx: Ctx, scope: Scope): Promise<NonNullable<WaqfList['counts']>> {
    const rows = await countByStatus[scope.kind].rows(ctx, [null, ...valuesOf(scope)]);
    const of = (status: WaqfStatus) => rows.find((row) => row.status === status);
    const counts = {
      draft: of('draft')?.count ?? 0,
      pending: of('pending')?.count ?? 0,
      approved: of('approved')?.count ?? 0,
      discarded: of('discarded')?.count ?? 0,
    };
    return scope.kind === 'nazir' ? { ...counts, unaccepted: of('approved')?.unaccepted ?? 0 } : counts;
  }

  /** The time of approval by waqf id. */
  async approvals(ctx: Ctx): Promise<Map<string, Date>> {
    const rows = await listApprovals.rows(ctx);
    return new Map(rows.map((row) => [row.id, row.approved_at]));
  }

  async rename(ctx: Ctx, waqfId: string, name: string, description: string): Promise<void> {
    await renameWaqf.run(ctx, [waqfId, name, description]);
  }

  /** Sets the status before approval; discarding and approving have methods of their own. */
  async setStatus(ctx: Ctx, waqfId: string, status: 'draft' | 'pending'): Promise<void> {
    await setStatus.run(ctx, [waqfId, status]);
  }

  async discard(ctx: Ctx, waqfId: string): Promise<void> {
    await discardWaqf.run(ctx, [waqfId, ctx.clock.now()]);
  }

  /** Makes a discarded waqf a draft again. */
  async restore(ctx: Ctx, waqfId: string): Promise<void> {
    await restoreWaqf.run(ctx, [waqfId, ctx.clock.now()]);
  }

  async approve(ctx: Ctx, waqfId: string, by: string, trustee: Trustee, details: WaqfDetails): Promise<void> {
    const { nazirId, acceptedAt } = trustee;
    await approveWaqf.run(ctx, [waqfId, ctx.clock.now(), by, nazirId, ...asJson(details), acceptedAt]);
  }

  /** Puts the data of an approved amendment in force. */
  async amend(ctx: Ctx, waqfId: string, trustee: Trustee, details: WaqfDetails): Promise<void> {
    await amendWaqf.run(ctx, [waqfId, trustee.nazirId, ...asJson(details), trustee.acceptedAt]);
  }

  async acceptTrusteeship(ctx: Ctx, waqfId: string): Promise<void> {
    await acceptTrusteeship.run(ctx, [waqfId, ctx.clock.now()]);
  }

  /** Removes the nazir: the waqf has none until a newer deed names one. */
  async declineTrusteeship(ctx: Ctx, waqfId: string, reason: string): Promise<void> {
    await declineTrusteeship.run(ctx, [waqfId, ctx.clock.now(), reason]);
  }
}

function asJson({ propertyDetails, waqfDetails, nazirDetails }: WaqfDetails): (string | null)[] {
  return [propertyDetails, waqfDetails, nazirDetails].map((part) => (part === null ? null : JSON.stringify(part)));
}

function endowmentOf(row: RowOf<typeof waqfRow>): Endowment {
  return {
    id: row.id,
    waqifId: row.waqif_id,
    nazirId: row.nazir_id,
    nazirAcceptedAt: row.nazir_accepted_at,
    declined:
      row.nazir_declined_at && row.nazir_decline_reason !== null
        ? { at: row.nazir_declined_at, reason: row.nazir_decline_reason }
        : null,
    name: row.name,
    description: row.description,
    status: row.state,
    createdAt: row.created_at,
    approvedAt: row.approved_at,
    discardedAt: row.state === 'discarded' ? row.discarded_at : null,
    locked:
      row.state === 'approved'
        ? { propertyDetails: row.property_details, waqfDetails: row.waqf_details, nazirDetails: row.nazir_details }
        : null,
  };
}
