import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { countSetAside, discardEvent, listSetAside, replayEvent } from './outbox-statements.js';

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

/** Events that wait for an administrator: replayed, only the listeners that have not succeeded run again. */
@Injectable()
export class SetAsideEvents {
  constructor(private readonly dispatcher: OutboxDispatcher) {}

  async count(ctx: Ctx): Promise<number> {
    return Number((await countSetAside.one(ctx)).count);
  }

  /** Newest first. @param before id of the last event of the page before */
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
   * Hands the event to its listeners again, in the transaction of `ctx`. @returns its type; undefined when it waits no
   * more
   */
  async replay(ctx: Ctx, id: string): Promise<string | undefined> {
    const row = await replayEvent.first(ctx, [id]);
    ctx.afterCommit(() => this.dispatcher.wake());
    return row?.type;
  }

  /** Gives the event up for the listeners that failed. @returns its type; undefined when it waits no more */
  async discard(ctx: Ctx, id: string): Promise<string | undefined> {
    return (await discardEvent.first(ctx, [id]))?.type;
  }
}
