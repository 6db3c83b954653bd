import { Injectable } from '@nestjs/common';
import { halalas } from '@waqf/money';
import { type Ctx, oneOf, rowOf, type RowOf, sql } from '../../platform/index.js';
import type { ApprovalPlace } from '../domain/approval-cursor.js';
import { type ApprovalRequest, hashOf, type NewApproval } from '../domain/approval-request.js';
import { type ApprovalState, approvalStates } from '../domain/approval-states.js';

const columns = `id, kind, subject_id AS "subjectId", waqf_id AS "waqfId", amount_halalas AS amount,
  describe_ar AS "describeAr", describe_en AS "describeEn", hash, state, requested_by AS "requestedBy",
  requested_at AS "requestedAt", decided_by AS "decidedBy", decided_at AS "decidedAt", reason`;
const requestRow = rowOf({
  id: 'uuid',
  kind: 'text',
  subjectId: 'uuid',
  waqfId: 'uuid',
  amount: 'int8?',
  describeAr: 'text',
  describeEn: 'text',
  hash: 'text',
  state: oneOf(approvalStates.all),
  requestedBy: 'uuid',
  requestedAt: 'timestamptz',
  decidedBy: 'uuid?',
  decidedAt: 'timestamptz?',
  reason: 'text?',
});

const addRequests = sql({
  name: 'approvals.add-requests',
  text: `INSERT INTO approvals.request (id, kind, subject_id, waqf_id, amount_halalas, describe_ar, describe_en, hash,
           requested_by, requested_at, state)
         SELECT made.*, 'requested'
         FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::bigint[], $6::text[], $7::text[], $8::text[],
             $9::uuid[], $10::timestamptz[]) AS made`,
});
const lockRequest = sql({
  name: 'approvals.lock-request',
  text: `SELECT ${columns} FROM approvals.request WHERE id = $1 FOR UPDATE`,
  row: requestRow,
});
const findRequests = sql({
  name: 'approvals.find-requests',
  text: `SELECT ${columns} FROM approvals.request WHERE id = ANY ($1::uuid[])`,
  row: requestRow,
});
const decideRequest = sql({
  name: 'approvals.decide-request',
  text: `UPDATE approvals.request SET state = $2, decided_by = $3, decided_at = $4, reason = $5
         WHERE id = $1 AND state = 'requested'`,
});
const listRequests = sql({
  name: 'approvals.list-requests',
  text: `SELECT ${columns} FROM approvals.request
         WHERE waqf_id = ANY ($1::uuid[]) AND ($2::text IS NULL OR (state = 'requested') = ($2 = 'waiting'))
           AND ($3::timestamptz IS NULL OR (requested_at, id) < ($3, $4::uuid))
         ORDER BY requested_at DESC, id DESC LIMIT $5`,
  row: requestRow,
});
const countWaiting = sql({
  name: 'approvals.count-waiting',
  text: `SELECT waqf_id AS "waqfId", kind, count(*)::int AS count FROM approvals.request
         WHERE waqf_id = ANY ($1::uuid[]) AND state = 'requested' GROUP BY waqf_id, kind`,
  row: { waqfId: 'uuid', kind: 'text', count: 'int4' },
});

/** The table `approvals.request`. */
@Injectable()
export class ApprovalRepository {
  /** Adds requests in one statement. */
  async add(ctx: Ctx, requests: readonly NewApproval[]): Promise<void> {
    const column = <T>(value: (request: NewApproval) => T): T[] => requests.map(value);
    await addRequests.run(ctx, [
      column(({ id }) => id),
      column(({ kind }) => kind),
      column(({ subjectId }) => subjectId),
      column(({ waqfId }) => waqfId),
      column(({ amount }) => (amount === null ? null : String(amount))),
      column(({ describe }) => describe.ar),
      column(({ describe }) => describe.en),
      column(hashOf),
      column(({ requestedBy }) => requestedBy),
      column(({ requestedAt }) => requestedAt),
    ]);
  }

  /** Locked until the transaction ends: of decisions at the same time, one comes first. */
  async lock(ctx: Ctx, id: string): Promise<ApprovalRequest | null> {
    const row = await lockRequest.first(ctx, [id]);
    return row ? asRequest(row) : null;
  }

  async byIds(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ApprovalRequest>> {
    const rows = await findRequests.rows(ctx, [ids]);
    return new Map(rows.map((row) => [row.id, asRequest(row)]));
  }

  /** Records a decision on a request that the transaction has locked and judged. */
  async decide(
    ctx: Ctx,
    id: string,
    decision: { state: ApprovalState; by: string; at: Date; reason: string | null },
  ): Promise<void> {
    await decideRequest.run(ctx, [id, decision.state, decision.by, decision.at, decision.reason]);
  }

  /** Newest first, after `after`. */
  async list(
    ctx: Ctx,
    waqfIds: readonly string[],
    filter: { status?: 'waiting' | 'decided' | undefined; after: ApprovalPlace | null; limit: number },
  ): Promise<ApprovalRequest[]> {
    const { status, after, limit } = filter;
    const values = [waqfIds, status ?? null, after?.requestedAt ?? null, after?.id ?? null, limit];
    return (await listRequests.rows(ctx, values)).map(asRequest);
  }

  /** How many wait for a decision, by waqf and kind. */
  async countWaiting(ctx: Ctx, waqfIds: readonly string[]): Promise<{ waqfId: string; kind: string; count: number }[]> {
    return countWaiting.rows(ctx, [waqfIds]);
  }
}

function asRequest({ amount, describeAr, describeEn, ...row }: RowOf<typeof requestRow>): ApprovalRequest {
  return {
    ...row,
    amount: amount === null ? null : halalas(BigInt(amount)),
    describe: { ar: describeAr, en: describeEn },
  };
}
