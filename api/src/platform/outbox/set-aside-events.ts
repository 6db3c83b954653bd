import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';

/** An event that some listener could not handle ten times in a row. */
export interface SetAsideEvent {
  id: string;
  /** Name of the fact or event. */
  type: string;
  occurredAt: Date;
  setAsideAt: Date;
  /** Who failed, how often, and with which kind of error; no personal data. */
  failures: readonly { listener: string; error: string; attempts: number; failedAt: Date }[];
}

interface Row {
  id: string;
  type: string;
  occurred_at: Date;
  set_aside_at: Date;
  failures: readonly { listener: string; error: string; attempts: number; failed_at: string }[];
}

/** Events that wait for an administrator: replayed, only the listeners that have not succeeded run again. */
@Injectable()
export class SetAsideEvents {
  constructor(private readonly dispatcher: OutboxDispatcher) {}

  async count(ctx: Ctx): Promise<number> {
    const [row] = await ctx.manager.query<{ count: string }[]>(
      'SELECT count(*) FROM platform.outbox_event WHERE set_aside_at IS NOT NULL',
    );
    return Number(row?.count ?? 0);
  }

  /** Newest first. @param before id of the last event of the page before */
  async list(ctx: Ctx, limit: number, before: string | null = null): Promise<SetAsideEvent[]> {
    const rows = await ctx.manager.query<Row[]>(
      `SELECT e.id, e.type, e.occurred_at, e.set_aside_at,
         coalesce((SELECT jsonb_agg(to_jsonb(f) - 'event_id' ORDER BY f.listener)
                   FROM platform.outbox_failure f WHERE f.event_id = e.id), '[]') AS failures
       FROM platform.outbox_event e
       WHERE e.set_aside_at IS NOT NULL AND ($2::bigint IS NULL OR e.id < $2::bigint)
       ORDER BY e.id DESC LIMIT $1`,
      [limit, before],
    );
    return rows.map((row) => ({
      id: row.id,
      type: row.type,
      occurredAt: row.occurred_at,
      setAsideAt: row.set_aside_at,
      failures: row.failures.map(({ listener, error, attempts, failed_at }) => ({
        listener,
        error,
        attempts,
        failedAt: new Date(failed_at),
      })),
    }));
  }

  /** Hands the event to its listeners again, in the transaction of `ctx`. @returns its type; undefined when it waits no more */
  async replay(ctx: Ctx, id: string): Promise<string | undefined> {
    const [rows] = await ctx.manager.query<[{ type: string }[], number]>(
      `UPDATE platform.outbox_event SET set_aside_at = NULL, attempts = 0, retry_at = NULL
       WHERE id = $1 AND set_aside_at IS NOT NULL RETURNING type`,
      [id],
    );
    ctx.afterCommit(() => this.dispatcher.wake());
    return rows[0]?.type;
  }

  /** Gives the event up for the listeners that failed. @returns its type; undefined when it waits no more */
  async discard(ctx: Ctx, id: string): Promise<string | undefined> {
    const [rows] = await ctx.manager.query<[{ type: string }[], number]>(
      `UPDATE platform.outbox_event SET set_aside_at = NULL, delivered_at = clock_timestamp()
       WHERE id = $1 AND set_aside_at IS NOT NULL RETURNING type`,
      [id],
    );
    return rows[0]?.type;
  }
}
