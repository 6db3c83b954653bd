import { Injectable } from '@nestjs/common';
import { disputeKinds } from '@waqf/contracts/beneficiaries';
import { type Ctx, oneOf, stateOf, rowOf, sql } from '../../platform/index.js';
import type { DisputeRecord } from '../domain/dispute.js';
import { disputeStates } from '../domain/dispute-states.js';

const columns = `id, beneficiary_id AS "beneficiaryId", waqf_id AS "waqfId", person_id AS "personId", kind, reason,
  raised_at AS "raisedAt", state, answer, answered_by AS "answeredBy", answered_at AS "answeredAt"`;
const disputeRow = rowOf({
  id: 'uuid',
  beneficiaryId: 'uuid',
  waqfId: 'uuid',
  personId: 'uuid',
  kind: oneOf(disputeKinds),
  reason: 'text',
  raisedAt: 'timestamptz',
  state: stateOf(disputeStates),
  answer: 'text?',
  answeredBy: 'uuid?',
  answeredAt: 'timestamptz?',
});
/** The most disputes that a page shows. */
const shown = 100;

const addDispute = sql({
  name: 'beneficiaries.add-dispute',
  text: `INSERT INTO beneficiaries.dispute (id, beneficiary_id, waqf_id, person_id, reason, raised_at, kind, state)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'open') ON CONFLICT (beneficiary_id) WHERE state = 'open' DO NOTHING`,
});
const findDispute = sql({
  name: 'beneficiaries.find-dispute',
  text: `SELECT ${columns} FROM beneficiaries.dispute WHERE id = $1`,
  row: disputeRow,
});
const lockDispute = sql({
  name: 'beneficiaries.lock-dispute',
  text: `SELECT ${columns} FROM beneficiaries.dispute WHERE id = $1 FOR UPDATE`,
  row: disputeRow,
});
const answerDispute = sql({
  name: 'beneficiaries.answer-dispute',
  text: `UPDATE beneficiaries.dispute SET state = $2, answer = $3, answered_by = $4, answered_at = $5
         WHERE id = $1 AND state = 'open'`,
});
const listDisputes = sql({
  name: 'beneficiaries.list-disputes',
  text: `SELECT ${columns} FROM beneficiaries.dispute WHERE waqf_id = ANY ($1::uuid[])
         ORDER BY (state = 'open') DESC, raised_at DESC, id DESC LIMIT ${shown}`,
  row: disputeRow,
});
const listLatest = sql({
  name: 'beneficiaries.list-latest-disputes',
  text: `SELECT DISTINCT ON (beneficiary_id) ${columns} FROM beneficiaries.dispute
         WHERE beneficiary_id = ANY ($1::uuid[]) ORDER BY beneficiary_id, raised_at DESC, id DESC`,
  row: disputeRow,
});

/** The table `beneficiaries.dispute`. */
@Injectable()
export class DisputeRepository {
  /** Adds a dispute; false when the beneficiary already has an open one. */
  async add(
    ctx: Ctx,
    given: Pick<DisputeRecord, 'id' | 'beneficiaryId' | 'waqfId' | 'personId' | 'reason' | 'raisedAt' | 'kind'>,
  ) {
    const { id, beneficiaryId, waqfId, personId, reason, raisedAt, kind } = given;
    return (await addDispute.run(ctx, [id, beneficiaryId, waqfId, personId, reason, raisedAt, kind])) === 1;
  }

  async find(ctx: Ctx, id: string): Promise<DisputeRecord | null> {
    return (await findDispute.first(ctx, [id])) ?? null;
  }

  async findForUpdate(ctx: Ctx, id: string): Promise<DisputeRecord | null> {
    return (await lockDispute.first(ctx, [id])) ?? null;
  }

  async answer(ctx: Ctx, { id, state, answer, answeredBy, answeredAt }: DisputeRecord): Promise<void> {
    await answerDispute.run(ctx, [id, state, answer, answeredBy, answeredAt]);
  }

  /** The disputes of these waqfs; open ones first, then by time. */
  ofWaqfs(ctx: Ctx, waqfIds: readonly string[]): Promise<DisputeRecord[]> {
    return listDisputes.rows(ctx, [waqfIds]);
  }

  /** The latest dispute of each beneficiary, by beneficiary id. */
  async latestOf(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<Map<string, DisputeRecord>> {
    const rows = await listLatest.rows(ctx, [beneficiaryIds]);
    return new Map(rows.map((row) => [row.beneficiaryId, row]));
  }
}
