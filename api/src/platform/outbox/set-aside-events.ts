import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { countSetAside, discardEvent, listSetAside, replayEvent } from './outbox-statements.js';

/** An event that a listener failed to handle ten times in a row. */
export interface SetAsideEvent {
  id: string;
  /** Name of the fact or event. */
  type: string;
  occurredAt: Date;
  setAsideAt: Date;
  /** Which listener failed, how often, and with which kind of error; no personal data. */
  failures: readonly { listener: string; error: string; attempts: number; failedAt: Date }[];
}

/**
 * Events that wait for an administrator. When one is replayed, only the listeners that have not succeeded run again.
 */
@Injectable()
export class SetAsideEvents {
  constructor(private readonly dispatcher: OutboxDispatcher) {}

  async count(ctx: Ctx): Promise<number> {
    return Number((await countSetAside.one(ctx)).count);
  }

  /** Set-aside events, newest first. @param before id of the last event of the previous page */
  async list(ctx: Ctx, limit: number, before: string | null = null): Promise<SetAsideEvent[]> {
    const rows = await listSetAside.rows(ctx, [limit, before]);
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

  /**
   * Passes the event to its listeners again, in the transaction of `ctx`.
   * @returns its type; undefined when it is no longer waiting
   */
  async replay(ctx: Ctx, id: string): Promise<string | undefined> {
    const row = await replayEvent.first(ctx, [id]);
    ctx.afterCommit(() => this.dispatcher.wake());
    return row?.type;
  }

  /** Discards the event for the listeners that failed. @returns its type; undefined when it is no longer waiting */
  async discard(ctx: Ctx, id: string): Promise<string | undefined> {
    return (await discardEvent.first(ctx, [id]))?.type;
  }
}
