import { Injectable } from '@nestjs/common';
import { objectionTopics } from '@waqf/contracts/objections';
import { halalas } from '@waqf/money';
import { type Ctx, oneOf, orNull, rowOf, type RowOf, sql } from '../../platform/index.js';
import type { Objection } from '../domain/objection.js';
import { objectionStates } from '../domain/objection-states.js';

const columns = `id, payment_id AS "paymentId", run_id AS "runId", waqf_id AS "waqfId",
  beneficiary_id AS "beneficiaryId", person_id AS "personId", full_name AS "fullName", period_from::text AS "from",
  period_to::text AS "to", amount_halalas AS amount, estimated, topic, text, raised_at AS "raisedAt",
  due_on::text AS "dueOn", state, answer, answered_by AS "answeredBy", answered_at AS "answeredAt",
  correction_halalas AS correction`;
const row = rowOf({
  id: 'uuid',
  paymentId: 'uuid',
  runId: 'uuid',
  waqfId: 'uuid',
  beneficiaryId: 'uuid',
  personId: 'uuid',
  fullName: 'text',
  from: 'text',
  to: 'text',
  amount: 'int8',
  estimated: 'bool',
  topic: orNull(oneOf(objectionTopics)),
  text: 'text',
  raisedAt: 'timestamptz',
  dueOn: 'text',
  state: oneOf(objectionStates.all),
  answer: 'text?',
  answeredBy: 'uuid?',
  answeredAt: 'timestamptz?',
  correction: 'int8?',
});
/** As many as a page shows. */
const shown = 100;

const addObjection = sql({
  name: 'objections.add-objection',
  text: `INSERT INTO objections.objection (id, payment_id, run_id, waqf_id, beneficiary_id, person_id, full_name,
           period_from, period_to, amount_halalas, estimated, topic, text, raised_at, due_on, state)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8::date, $9::date, $10, $11, $12, $13, $14, $15::date, 'open')
         ON CONFLICT (payment_id) WHERE state <> 'withdrawn' DO NOTHING`,
});
const findObjection = sql({
  name: 'objections.find-objection',
  text: `SELECT ${columns} FROM objections.objection WHERE id = $1`,
  row,
});
const lockObjection = sql({
  name: 'objections.lock-objection',
  text: `SELECT ${columns} FROM objections.objection WHERE id = $1 FOR UPDATE`,
  row,
});
const findOfPayment = sql({
  name: 'objections.find-objection-of-payment',
  text: `SELECT ${columns} FROM objections.objection WHERE payment_id = $1 AND state <> 'withdrawn'`,
  row,
});
const settleObjection = sql({
  name: 'objections.settle-objection',
  text: `UPDATE objections.objection SET state = $2, answer = $3, answered_by = $4, answered_at = $5,
           correction_halalas = $6
         WHERE id = $1 AND state = 'open'`,
});
const listOfWaqfs = sql({
  name: 'objections.list-objections',
  text: `SELECT ${columns} FROM objections.objection WHERE waqf_id = ANY ($1::uuid[])
         ORDER BY (state = 'open') DESC, raised_at DESC, id DESC LIMIT ${shown}`,
  row,
});
const listOpen = sql({
  name: 'objections.list-open-objections',
  text: `SELECT ${columns} FROM objections.objection WHERE waqf_id = ANY ($1::uuid[]) AND state = 'open'
         ORDER BY due_on, id LIMIT ${shown}`,
  row,
});
const listOfPerson = sql({
  name: 'objections.list-own-objections',
  text: `SELECT ${columns} FROM objections.objection
         WHERE person_id = $1 AND ($2::uuid IS NULL OR payment_id = $2)
         ORDER BY raised_at DESC, id DESC LIMIT ${shown}`,
  row,
});
const takeOverdue = sql({
  name: 'objections.take-overdue',
  text: `UPDATE objections.objection SET overdue_told_at = $2
         WHERE id IN (SELECT id FROM objections.objection
                      WHERE state = 'open' AND due_on < $1::date AND overdue_told_at IS NULL
                      ORDER BY due_on LIMIT 200 FOR UPDATE SKIP LOCKED)
         RETURNING ${columns}`,
  row,
});

/** The table `objections.objection`. */
@Injectable()
export class ObjectionRepository {
  /** False when the payment has one that was not withdrawn. */
  async add(ctx: Ctx, given: Objection): Promise<boolean> {
    const { id, paymentId, runId, waqfId, beneficiaryId, personId, fullName } = given;
    const about = [given.from, given.to, given.amount.toString(), given.estimated];
    const said = [given.topic, given.text, given.raisedAt, given.dueOn];
    const whose = [id, paymentId, runId, waqfId, beneficiaryId, personId, fullName];
    return (await addObjection.run(ctx, [...whose, ...about, ...said])) === 1;
  }

  async find(ctx: Ctx, id: string): Promise<Objection | null> {
    const found = await findObjection.first(ctx, [id]);
    return found ? asObjection(found) : null;
  }

  async findForUpdate(ctx: Ctx, id: string): Promise<Objection | null> {
    const found = await lockObjection.first(ctx, [id]);
    return found ? asObjection(found) : null;
  }

  /** The one that was not withdrawn. */
  async ofPayment(ctx: Ctx, paymentId: string): Promise<Objection | null> {
    const found = await findOfPayment.first(ctx, [paymentId]);
    return found ? asObjection(found) : null;
  }

  /** Answered or withdrawn. */
  async settle(ctx: Ctx, objection: Objection): Promise<void> {
    const { id, state, answer, answeredBy, answeredAt, correction } = objection;
    await settleObjection.run(ctx, [id, state, answer, answeredBy, answeredAt, correction?.toString() ?? null]);
  }

  /** Open ones first, then the newest. */
  async ofWaqfs(ctx: Ctx, waqfIds: readonly string[]): Promise<Objection[]> {
    return (await listOfWaqfs.rows(ctx, [waqfIds])).map(asObjection);
  }

  /** Those that await an answer, the one that is due first, first. */
  async openOf(ctx: Ctx, waqfIds: readonly string[]): Promise<Objection[]> {
    return (await listOpen.rows(ctx, [waqfIds])).map(asObjection);
  }

  /** Newest first. @param paymentId of this payment alone; null: of all */
  async ofPerson(ctx: Ctx, personId: string, paymentId: string | null): Promise<Objection[]> {
    return (await listOfPerson.rows(ctx, [personId, paymentId])).map(asObjection);
  }

  /** Open ones whose last day was before `today`, each given out once. */
  async takeOverdue(ctx: Ctx, today: string): Promise<Objection[]> {
    return (await takeOverdue.rows(ctx, [today, ctx.clock.now()])).map(asObjection);
  }
}

function asObjection({ amount, correction, ...rest }: RowOf<typeof row>): Objection {
  return {
    ...rest,
    amount: halalas(BigInt(amount)),
    correction: correction === null ? null : halalas(BigInt(correction)),
  };
}
