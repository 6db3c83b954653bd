import { Injectable } from '@nestjs/common';
import { halalas } from '@waqf/money';
import { type Ctx, stateOf, rowOf, type RowOf, sql } from '../../platform/index.js';
import type { ApprovalPlace } from '../domain/approval-cursor.js';
import { type ApprovalRequest, hashOf, type NewApproval } from '../domain/approval-request.js';
import { type ApprovalState, approvalStates } from '../domain/approval-states.js';

const columns = `id, kind, subject_id AS "subjectId", waqf_id AS "waqfId", amount_halalas AS amount,
  describe_ar AS "describeAr", describe_en AS "describeEn", hash, state, requested_by AS "requestedBy",
  requested_at AS "requestedAt", decided_by AS "decidedBy", decided_at AS "decidedAt", reason,
  approver_id AS "approverId", others_only AS "othersOnly", self_approval_from AS "selfApprovalFrom"`;
const requestRow = rowOf({
  id: 'uuid',
  kind: 'text',
  subjectId: 'uuid',
  waqfId: 'uuid',
  amount: 'int8?',
  describeAr: 'text',
  describeEn: 'text',
  hash: 'text',
  state: stateOf(approvalStates),
  requestedBy: 'uuid',
  requestedAt: 'timestamptz',
  decidedBy: 'uuid?',
  decidedAt: 'timestamptz?',
  reason: 'text?',
  approverId: 'uuid?',
  othersOnly: 'bool',
  selfApprovalFrom: 'timestamptz?',
});

const addRequests = sql({
  name: 'approvals.add-requests',
  text: `INSERT INTO approvals.request (id, kind, subject_id, waqf_id, amount_halalas, describe_ar, describe_en, hash,
           requested_by, requested_at, approver_id, others_only, self_approval_from, state)
         SELECT made.*, 'requested'
         FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::bigint[], $6::text[], $7::text[], $8::text[],
             $9::uuid[], $10::timestamptz[], $11::uuid[], $12::boolean[], $13::timestamptz[]) AS made`,
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
         WHERE id = $1 AND state = ANY ($6::text[])`,
});
const listRequests = sql({
  name: 'approvals.list-requests',
  text: `SELECT ${columns} FROM approvals.request
         WHERE (waqf_id = ANY ($1::uuid[]) OR approver_id = $6) AND ($7::uuid IS NULL OR waqf_id = $7)
           AND ($2::text IS NULL OR (state = 'requested') = ($2 = 'waiting'))
           AND ($3::timestamptz IS NULL OR (requested_at, id) < ($3, $4::uuid))
         ORDER BY requested_at DESC, id DESC LIMIT $5`,
  row: requestRow,
});
const countWaitingRow = rowOf({
  waqfId: 'uuid',
  kind: 'text',
  state: stateOf(approvalStates),
  requestedBy: 'uuid',
  approverId: 'uuid?',
  selfApprovalFrom: 'timestamptz?',
  count: 'int4',
});
const countWaiting = sql({
  name: 'approvals.count-waiting',
  text: `SELECT waqf_id AS "waqfId", kind, state, requested_by AS "requestedBy", approver_id AS "approverId",
           self_approval_from AS "selfApprovalFrom", count(*)::int AS count FROM approvals.request
         WHERE (waqf_id = ANY ($1::uuid[]) OR approver_id = $2) AND state = 'requested' GROUP BY 1, 2, 3, 4, 5, 6`,
  row: countWaitingRow,
});
const countOfWaqf = sql({
  name: 'approvals.count-waiting-of-waqf',
  text: `SELECT count(*)::int AS count FROM approvals.request
         WHERE waqf_id = $1 AND state = 'requested' AND requested_at < $2`,
  row: { count: 'int4' },
});
const nameApprover = sql({
  name: 'approvals.name-approver',
  text: `UPDATE approvals.request SET approver_id = $2, self_approval_from = CASE
           WHEN $2::uuid IS NULL AND requested_by = $3 AND NOT others_only THEN $4::timestamptz END
         WHERE waqf_id = $1 AND state = 'requested'`,
});
const findOfApprover = sql({
  name: 'approvals.find-of-approver',
  text: 'SELECT id FROM approvals.request WHERE approver_id = $1 LIMIT 1',
  row: { id: 'uuid' },
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
      column(({ approverId }) => approverId),
      column(({ othersOnly }) => othersOnly),
      column(({ selfApprovalFrom }) => selfApprovalFrom),
    ]);
  }

  /** Locks a request until the transaction ends, so that concurrent decisions are made one after the other. */
  async lock(ctx: Ctx, id: string): Promise<ApprovalRequest | null> {
    const row = await lockRequest.first(ctx, [id]);
    return row ? asRequest(row) : null;
  }

  async byIds(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ApprovalRequest>> {
    const rows = await findRequests.rows(ctx, [ids]);
    return new Map(rows.map((row) => [row.id, asRequest(row)]));
  }

  /** Records a decision on a request that this transaction has locked and checked. */
  async decide(
    ctx: Ctx,
    id: string,
    decision: { state: ApprovalState; by: string; at: Date; reason: string | null },
  ): Promise<void> {
    const before = approvalStates.statesBefore(decision.state);
    await decideRequest.run(ctx, [id, decision.state, decision.by, decision.at, decision.reason, before]);
  }

  /**
   * Sets who decides a waqf's waiting requests, of every kind, in addition to the parties. When nobody is named, the
   * person who is alone in the waqf may decide their own requests from `selfApprovalFrom` on.
   */
  async nameApprover(
    ctx: Ctx,
    waqfId: string,
    named: { approverId: string | null; aloneId: string | null; selfApprovalFrom: Date },
  ): Promise<void> {
    await nameApprover.run(ctx, [waqfId, named.approverId, named.aloneId, named.selfApprovalFrom]);
  }

  /** Number of waiting requests of a waqf that were made before a moment. */
  async countOfWaqf(ctx: Ctx, waqfId: string, before: Date): Promise<number> {
    return (await countOfWaqf.one(ctx, [waqfId, before])).count;
  }

  /** Whether the person was ever named as an approver. */
  async isApprover(ctx: Ctx, userId: string): Promise<boolean> {
    return (await findOfApprover.first(ctx, [userId])) !== undefined;
  }

  /** Requests of these waqfs, or waiting for this named approver; newest first, after `after`. */
  async list(
    ctx: Ctx,
    of: { waqfIds: readonly string[]; approverId: string | null; waqfId: string | undefined },
    filter: { status?: 'waiting' | 'decided' | undefined; after: ApprovalPlace | null; limit: number },
  ): Promise<ApprovalRequest[]> {
    const { status, after, limit } = filter;
    const place = [after?.requestedAt ?? null, after?.id ?? null];
    const values = [of.waqfIds, status ?? null, ...place, limit, of.approverId, of.waqfId ?? null];
    return (await listRequests.rows(ctx, values)).map(asRequest);
  }

  /** Number of waiting requests, grouped by everything that determines who decides. */
  async countWaiting(
    ctx: Ctx,
    of: { waqfIds: readonly string[]; approverId: string | null },
  ): Promise<RowOf<typeof countWaitingRow>[]> {
    return countWaiting.rows(ctx, [of.waqfIds, of.approverId]);
  }
}

function asRequest({ amount, describeAr, describeEn, ...row }: RowOf<typeof requestRow>): ApprovalRequest {
  return {
    ...row,
    amount: amount === null ? null : halalas(BigInt(amount)),
    describe: { ar: describeAr, en: describeEn },
  };
}
