import { Injectable } from '@nestjs/common';
import { type DaySpan, riyadhDay } from '@waqf/formats';
import { type Ctx, sql } from '../../platform/index.js';
import type { Posting } from '../domain/posting.js';
import { LedgerPeriodClosedError } from '../ledger.errors.js';

const findLocks = sql({
  name: 'ledger.find-period-locks',
  // A closed year closes all days before it too; an exception covers the days of its own year.
  text: `SELECT DISTINCT l.id, wanted.day >= l.from_on AND EXISTS (SELECT FROM ledger.period_exception e
           WHERE e.lock_id = l.id AND e.person_id = $3::uuid AND e.until > $4::timestamptz) AS excepted
         FROM unnest($1::uuid[], $2::date[]) AS wanted (waqf_id, day)
         JOIN ledger.period_lock l ON l.waqf_id = wanted.waqf_id AND wanted.day <= l.to_on`,
  row: { id: 'uuid', excepted: 'bool' },
});
/** Passes the acting person to the trigger of entries; the setting ends with the transaction. */
const namePerson = sql({
  name: 'ledger.name-person',
  text: `SELECT set_config('waqf.person', $1, true) AS person`,
  row: { person: 'text' },
});
const lockPeriod = sql({
  name: 'ledger.lock-period',
  text: 'SELECT ledger.lock_period($1, $2, $3::date, $4::date) IS NULL AS done',
  row: { done: 'bool' },
});
const liftLock = sql({
  name: 'ledger.lift-period-lock',
  text: 'SELECT ledger.lift_period_lock($1) IS NULL AS done',
  row: { done: 'bool' },
});
const addException = sql({
  name: 'ledger.add-period-exception',
  text: `INSERT INTO ledger.period_exception (lock_id, person_id, until) VALUES ($1, $2, $3)
         ON CONFLICT (lock_id, person_id) DO UPDATE SET until = excluded.until`,
});

/** Closed fiscal years, as the ledger stores them. A database trigger refuses anything that this check misses. */
@Injectable()
export class PeriodLockRepository {
  /**
   * Queries the database only for postings on earlier days, because today cannot be closed.
   * @throws LedgerPeriodClosedError (409)
   */
  async requireOpen(ctx: Ctx, postings: readonly Posting[]): Promise<void> {
    const now = ctx.clock.now();
    const today = riyadhDay(now);
    const past = postings
      .map(({ waqfId, occurredAt }) => ({ waqfId, day: riyadhDay(occurredAt) }))
      .filter(({ day }) => day < today);
    if (past.length === 0) return;
    const person = ctx.actor.kind === 'person' ? ctx.actor.userId : null;
    const locks = await findLocks.rows(ctx, [
      past.map(({ waqfId }) => waqfId),
      past.map(({ day }) => day),
      person,
      now,
    ]);
    if (locks.some(({ excepted }) => !excepted)) throw new LedgerPeriodClosedError();
    if (locks.length > 0 && person !== null) await namePerson.one(ctx, [person]);
  }

  async lock(ctx: Ctx, { id, waqfId, from, to }: DaySpan & { id: string; waqfId: string }): Promise<void> {
    await lockPeriod.one(ctx, [id, waqfId, from, to]);
  }

  async lift(ctx: Ctx, id: string): Promise<void> {
    await liftLock.one(ctx, [id]);
  }

  async except(ctx: Ctx, { lockId, personId, until }: { lockId: string; personId: string; until: Date }) {
    await addException.run(ctx, [lockId, personId, until]);
  }
}
