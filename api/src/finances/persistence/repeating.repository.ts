import { Injectable } from '@nestjs/common';
import { expenseCategories, incomeSources, transactionTypes } from '@waqf/contracts/finances';
import type { DaySpan } from '@waqf/formats';
import { halalas } from '@waqf/money';
import { type Ctx, oneOf, orNull, rowOf, type RowOf, sql } from '../../platform/index.js';
import type { RepeatingRecord } from '../domain/repeating.js';

const columns = `id, waqf_id AS "waqfId", type, amount_halalas AS amount, description, source, category,
  every_months AS "everyMonths", first_on::text AS "firstOn", last_on::text AS "lastOn", ended_at AS "endedAt"`;
const row = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  type: oneOf(transactionTypes),
  amount: 'int8',
  description: 'text',
  source: orNull(oneOf(incomeSources)),
  category: orNull(oneOf(expenseCategories)),
  everyMonths: 'int4',
  firstOn: 'text',
  lastOn: 'text?',
  endedAt: 'timestamptz?',
});
/** Maximum number of plans shown on a page. */
const shown = 200;

const addRepeating = sql({
  name: 'finances.add-repeating',
  text: `INSERT INTO finances.repeating (id, waqf_id, type, amount_halalas, description, source, category, every_months,
           first_on, last_on, created_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::date, $10::date, $11, $12)`,
});
const findRepeating = sql({
  name: 'finances.find-repeating',
  text: `SELECT ${columns} FROM finances.repeating WHERE id = $1`,
  row,
});
const lockRepeating = sql({
  name: 'finances.lock-repeating',
  text: `SELECT ${columns} FROM finances.repeating WHERE id = $1 FOR UPDATE`,
  row,
});
const listRepeating = sql({
  name: 'finances.list-repeating',
  text: `SELECT ${columns} FROM finances.repeating WHERE waqf_id = ANY ($1::uuid[]) AND ended_at IS NULL
         ORDER BY first_on, id LIMIT ${shown}`,
  row,
});
const listPlans = sql({
  name: 'finances.list-plans-of-days',
  text: `SELECT ${columns} FROM finances.repeating
         WHERE waqf_id = ANY ($1::uuid[]) AND ended_at IS NULL AND first_on <= $3::date
           AND (last_on IS NULL OR last_on >= $2::date)`,
  row,
});
const changeRepeating = sql({
  name: 'finances.change-repeating',
  text: `UPDATE finances.repeating SET amount_halalas = $2, description = $3, last_on = $4::date WHERE id = $1`,
});
const endRepeating = sql({
  name: 'finances.end-repeating',
  text: 'UPDATE finances.repeating SET ended_at = $2, ended_by = $3 WHERE id = $1 AND ended_at IS NULL',
});
const listOccurrences = sql({
  name: 'finances.list-repeating-occurrences',
  text: `SELECT repeating_id AS "repeatingId", due_on::text AS "dueOn" FROM finances.repeating_turn
         WHERE repeating_id = ANY ($1::uuid[])`,
  row: { repeatingId: 'uuid', dueOn: 'text' },
});
const addOccurrence = sql({
  name: 'finances.add-repeating-occurrence',
  text: `INSERT INTO finances.repeating_turn (repeating_id, due_on, transaction_id, answered_by, answered_at)
         VALUES ($1, $2::date, $3, $4, $5)`,
});
const removeOccurrence = sql({
  name: 'finances.remove-repeating-occurrence',
  text: 'DELETE FROM finances.repeating_turn WHERE transaction_id = $1',
});

/** The tables `finances.repeating` and `finances.repeating_turn`. */
@Injectable()
export class RepeatingRepository {
  async add(ctx: Ctx, of: RepeatingRecord, by: string): Promise<void> {
    const what = [of.id, of.waqfId, of.type, String(of.amount), of.description, of.source, of.category];
    await addRepeating.run(ctx, [...what, of.everyMonths, of.firstOn, of.lastOn, by, ctx.clock.now()]);
  }

  async find(ctx: Ctx, id: string): Promise<RepeatingRecord | null> {
    const found = await findRepeating.first(ctx, [id]);
    return found ? asRecord(found) : null;
  }

  /** Reads a plan and locks it until the transaction ends. */
  async lock(ctx: Ctx, id: string): Promise<RepeatingRecord | null> {
    const found = await lockRepeating.first(ctx, [id]);
    return found ? asRecord(found) : null;
  }

  /** The plans of these waqfs that have not ended. */
  async of(ctx: Ctx, waqfIds: readonly string[]): Promise<RepeatingRecord[]> {
    return (await listRepeating.rows(ctx, [waqfIds])).map(asRecord);
  }

  /** The plans that may have an occurrence on these days. */
  async plansOf(ctx: Ctx, waqfIds: readonly string[], { from, to }: DaySpan): Promise<RepeatingRecord[]> {
    return (await listPlans.rows(ctx, [waqfIds, from, to])).map(asRecord);
  }

  async change(ctx: Ctx, { id, amount, description, lastOn }: RepeatingRecord): Promise<void> {
    await changeRepeating.run(ctx, [id, String(amount), description, lastOn]);
  }

  async end(ctx: Ctx, id: string, by: string): Promise<void> {
    await endRepeating.run(ctx, [id, ctx.clock.now(), by]);
  }

  /** Due dates that were entered or skipped, by plan id. */
  async answered(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Set<string>>> {
    const days = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]));
    for (const { repeatingId, dueOn } of await listOccurrences.rows(ctx, [ids])) days.get(repeatingId)?.add(dueOn);
    return days;
  }

  /** @param transactionId null when the occurrence was skipped */
  async answer(ctx: Ctx, id: string, dueOn: string, transactionId: string | null, by: string): Promise<void> {
    await addOccurrence.run(ctx, [id, dueOn, transactionId, by, ctx.clock.now()]);
  }

  /** The day for which this transaction was recorded, if any, waits for an answer again. */
  async reopen(ctx: Ctx, transactionId: string): Promise<void> {
    await removeOccurrence.run(ctx, [transactionId]);
  }
}

const asRecord = (found: RowOf<typeof row>): RepeatingRecord => ({ ...found, amount: halalas(BigInt(found.amount)) });
