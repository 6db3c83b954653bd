import { Injectable } from '@nestjs/common';
import { type Ctx, sql } from '../../platform/index.js';
import type { Objection, Review } from '../domain/objection.js';
import { asObjection, objectionColumns as columns, objectionRow as row } from './objection-row.js';

/** How many objections a page shows. */
const shown = 100;

const addObjection = sql({
  name: 'objections.add-objection',
  text: `INSERT INTO objections.objection (id, payment_id, run_id, waqf_id, beneficiary_id, person_id, full_name,
           period_from, period_to, amount_halalas, estimated, topic, text, raised_at, due_on, item,
           item_halalas, raised_by, state)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8::date, $9::date, $10, $11, $12, $13, $14, $15::date, $16, $17, $18,
           'open')
         ON CONFLICT (payment_id) WHERE state <> 'withdrawn' DO NOTHING RETURNING number`,
  row: { number: 'int8' },
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
const markSeen = sql({
  name: 'objections.mark-objection-seen',
  text: `UPDATE objections.objection SET seen_at = $2 WHERE id = $1 AND seen_at IS NULL`,
});
const acceptAnswer = sql({
  name: 'objections.accept-answer',
  text: `UPDATE objections.objection SET accepted_at = $2
         WHERE id = $1 AND state IN ('granted', 'upheld') AND accepted_at IS NULL`,
});
// Clearing `overdue_told_at` lets the reviewer be notified too when the decision is overdue.
const escalateObjection = sql({
  name: 'objections.escalate-objection',
  text: `UPDATE objections.objection SET state = 'escalated', review_id = $2, escalated_by = $3, escalated_at = $4,
           escalated_because = $5, review_due_on = $6::date, overdue_told_at = NULL
         WHERE id = $1 AND state IN ('open', 'granted', 'upheld')`,
});
const decideObjection = sql({
  name: 'objections.decide-objection',
  text: `UPDATE objections.objection SET state = $2, decision = $3, decided_by = $4, decided_at = $5,
           review_correction_halalas = $6
         WHERE id = $1 AND state = 'escalated'`,
});
const listOfWaqfs = sql({
  name: 'objections.list-objections',
  text: `SELECT ${columns} FROM objections.objection WHERE waqf_id = ANY ($1::uuid[])
         ORDER BY (state IN ('open', 'escalated')) DESC, raised_at DESC, id DESC LIMIT ${shown}`,
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
                      WHERE overdue_told_at IS NULL AND (state = 'open' AND due_on < $1::date
                        OR state = 'escalated' AND review_due_on < $1::date)
                      ORDER BY due_on LIMIT 200 FOR UPDATE SKIP LOCKED)
         RETURNING ${columns}`,
  row,
});

/** The table `objections.objection`. */
@Injectable()
export class ObjectionRepository {
  /** Adds an objection; null when the payment already has one that was not withdrawn. */
  async add(ctx: Ctx, given: Omit<Objection, 'number'>): Promise<Objection | null> {
    const { id, paymentId, runId, waqfId, beneficiaryId, personId, fullName } = given;
    const amountValues = [given.from, given.to, given.amount.toString(), given.estimated];
    const textValues = [given.topic, given.text, given.raisedAt, given.dueOn];
    const itemValues = [given.item?.kind ?? null, given.item?.amount.toString() ?? null];
    const idValues = [id, paymentId, runId, waqfId, beneficiaryId, personId, fullName];
    const values = [...idValues, ...amountValues, ...textValues, ...itemValues, given.raisedBy];
    const added = await addObjection.first(ctx, values);
    return added ? { ...given, number: BigInt(added.number) } : null;
  }

  async find(ctx: Ctx, id: string): Promise<Objection | null> {
    const found = await findObjection.first(ctx, [id]);
    return found ? asObjection(found) : null;
  }

  async findForUpdate(ctx: Ctx, id: string): Promise<Objection | null> {
    const found = await lockObjection.first(ctx, [id]);
    return found ? asObjection(found) : null;
  }

  /** The objection to a payment that was not withdrawn, or null. */
  async ofPayment(ctx: Ctx, paymentId: string): Promise<Objection | null> {
    const found = await findOfPayment.first(ctx, [paymentId]);
    return found ? asObjection(found) : null;
  }

  /** Stores that an objection was answered or withdrawn. */
  async settle(ctx: Ctx, objection: Objection): Promise<void> {
    const { id, state, answer, answeredBy, answeredAt, correction } = objection;
    await settleObjection.run(ctx, [id, state, answer, answeredBy, answeredAt, correction?.toString() ?? null]);
  }

  /** Stores when the objection was first opened; false when it was opened before. */
  async markSeen(ctx: Ctx, id: string): Promise<boolean> {
    return (await markSeen.run(ctx, [id, ctx.clock.now()])) === 1;
  }

  async accept(ctx: Ctx, { id, acceptedAt }: Objection): Promise<void> {
    await acceptAnswer.run(ctx, [id, acceptedAt]);
  }

  async escalate(ctx: Ctx, id: string, review: Review): Promise<void> {
    const { id: reviewId, escalatedBy, escalatedAt, because, dueOn } = review;
    await escalateObjection.run(ctx, [id, reviewId, escalatedBy, escalatedAt, because, dueOn]);
  }

  async decide(ctx: Ctx, { id, state }: Objection, review: Review): Promise<void> {
    const { decision, decidedBy, decidedAt, correction } = review;
    await decideObjection.run(ctx, [id, state, decision, decidedBy, decidedAt, correction?.toString() ?? null]);
  }

  /** The objections of these waqfs: those that await an answer or a decision first, then the newest first. */
  async ofWaqfs(ctx: Ctx, waqfIds: readonly string[]): Promise<Objection[]> {
    return (await listOfWaqfs.rows(ctx, [waqfIds])).map(asObjection);
  }

  /** The objections that await an answer, the one with the nearest deadline first. */
  async openOf(ctx: Ctx, waqfIds: readonly string[]): Promise<Objection[]> {
    return (await listOpen.rows(ctx, [waqfIds])).map(asObjection);
  }

  /** The objections of a person, newest first. @param paymentId only those to this payment; null for all payments */
  async ofPerson(ctx: Ctx, personId: string, paymentId: string | null): Promise<Objection[]> {
    return (await listOfPerson.rows(ctx, [personId, paymentId])).map(asObjection);
  }

  /** Open or escalated objections whose last day was before `today`; each is returned only once. */
  async takeOverdue(ctx: Ctx, today: string): Promise<Objection[]> {
    return (await takeOverdue.rows(ctx, [today, ctx.clock.now()])).map(asObjection);
  }
}
