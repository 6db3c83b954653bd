import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Contexts } from '../context/contexts.js';
import type { Ctx } from '../context/ctx.js';
import { sqlState, Transactions } from '../context/transactions.js';
import type { OutboxEvent } from './event-type.js';

type Handler = (ctx: Ctx, event: OutboxEvent<unknown>) => Promise<void>;
type Tail = (event: OutboxEvent<unknown>) => void;

interface Row {
  id: string;
  transaction_id: string;
  type: string;
  payload: unknown;
  occurred_at: Date;
}

const batch = 100;
const maxAttempts = 10;
/** How often events of other processes, or of before a crash, are looked for. */
const idleMs = 1000;
/** While an event waits for an older transaction to end. */
const horizonMs = 25;
/**
 * Only what lies below the snapshot's horizon is final: a row of a transaction that is still open may get a smaller
 * place than one that has already committed, and a reader that went past it would never see it.
 */
const final = 'transaction_id < pg_snapshot_xmin(pg_current_snapshot())';

/** Delivers outbox rows to listeners (durable) and tails (this process). */
@Injectable()
export class OutboxDispatcher {
  private readonly logger = new Logger('Outbox');
  private readonly listeners = new Map<string, Map<string, Handler>>();
  private readonly tails = new Map<string, Set<Tail>>();
  private cursor = { transactionId: '0', id: '0' };
  private loop: Promise<void> | undefined;
  private stopping = false;
  private woken = false;
  private interruptSleep: (() => void) | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly contexts: Contexts,
  ) {}

  addListener(type: string, listener: string, handler: Handler): void {
    const ofType = this.listeners.get(type) ?? new Map<string, Handler>();
    if (ofType.has(listener)) throw new Error(`listener ${listener} of ${type} is registered twice`);
    ofType.set(listener, handler);
    this.listeners.set(type, ofType);
  }

  addTail(type: string, tail: Tail): () => void {
    const ofType = this.tails.get(type) ?? new Set<Tail>();
    ofType.add(tail);
    this.tails.set(type, ofType);
    return () => void ofType.delete(tail);
  }

  /** Whether events of the type wait for a durable listener; the others are only heard by tails. */
  hasListener(type: string): boolean {
    return this.listeners.has(type);
  }

  /** Whether anybody in this process hears the type. */
  isHeard(type: string): boolean {
    return this.listeners.has(type) || (this.tails.get(type)?.size ?? 0) > 0;
  }

  /** Starts delivering; what earlier processes left undelivered comes first. */
  async start(): Promise<void> {
    const [last] = await this.dataSource.query<{ transaction_id: string; id: string }[]>(
      `SELECT transaction_id::text, id FROM platform.outbox_event WHERE ${final} ORDER BY transaction_id DESC, id DESC LIMIT 1`,
    );
    if (last) this.cursor = { transactionId: last.transaction_id, id: last.id };
    this.stopping = false;
    this.loop = this.run();
  }

  /** Ends after the event that is being delivered. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.loop;
    this.loop = undefined;
  }

  /** Looks for new events now. */
  wake(): void {
    this.woken = true;
    this.interruptSleep?.();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      this.woken = false;
      let pause = idleMs;
      try {
        await this.feedTails();
        await this.deliver();
        if (await this.someAreNotFinal()) pause = horizonMs;
      } catch (error) {
        this.logger.error(error, 'outbox round failed');
      }
      if (!this.woken && !this.stopping) await this.sleep(pause);
    }
  }

  private async sleep(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.interruptSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.interruptSleep = undefined;
  }

  private async feedTails(): Promise<void> {
    for (;;) {
      const rows = await this.dataSource.query<Row[]>(
        `SELECT id, transaction_id::text, type, payload, occurred_at FROM platform.outbox_event
         WHERE (transaction_id, id) > ($1::xid8, $2::bigint) AND ${final} ORDER BY transaction_id, id LIMIT ${batch}`,
        [this.cursor.transactionId, this.cursor.id],
      );
      for (const row of rows) {
        this.cursor = { transactionId: row.transaction_id, id: row.id };
        for (const tail of this.tails.get(row.type) ?? []) {
          try {
            tail(asEvent(row));
          } catch (error) {
            this.logger.error(error, `tail of ${row.type} failed`);
          }
        }
      }
      if (rows.length < batch) return;
    }
  }

  /** Each event in a transaction of its own, oldest first; a row locked by another process is that process's work. */
  private async deliver(): Promise<void> {
    while (!this.stopping) {
      const delivered = await this.transactions.run(this.contexts.system('outbox'), async (ctx) => {
        const [row] = await ctx.manager.query<Row[]>(
          `SELECT id, transaction_id::text, type, payload, occurred_at FROM platform.outbox_event
           WHERE delivered_at IS NULL AND set_aside_at IS NULL AND (retry_at IS NULL OR retry_at <= clock_timestamp()) AND ${final}
           ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        );
        if (!row) return false;
        await this.deliverRow(ctx, row);
        return true;
      });
      if (!delivered) return;
    }
  }

  private async deliverRow(ctx: Ctx, row: Row): Promise<void> {
    let failed = false;
    for (const [listener, handler] of this.listeners.get(row.type) ?? []) {
      failed = !(await this.handle(ctx, row, listener, handler)) || failed;
    }
    if (!failed) {
      await ctx.manager.query('UPDATE platform.outbox_event SET delivered_at = clock_timestamp() WHERE id = $1', [
        row.id,
      ]);
      return;
    }
    await ctx.manager.query(
      `UPDATE platform.outbox_event SET attempts = attempts + 1,
         retry_at = clock_timestamp() + make_interval(secs => least(300, 0.2 * 2 ^ attempts)),
         set_aside_at = CASE WHEN attempts + 1 >= $2 THEN clock_timestamp() END
       WHERE id = $1`,
      [row.id, maxAttempts],
    );
  }

  /** A savepoint around each listener: one that fails takes back its own writes only. */
  private async handle(ctx: Ctx, row: Row, listener: string, handler: Handler): Promise<boolean> {
    const [done] = await ctx.manager.query<unknown[]>(
      'SELECT 1 FROM platform.outbox_handled WHERE event_id = $1 AND listener = $2',
      [row.id, listener],
    );
    if (done) return true;
    try {
      await ctx.manager.transaction(async (manager) => {
        await handler({ ...ctx, manager, actor: { kind: 'system', name: listener } }, asEvent(row));
        await manager.query('INSERT INTO platform.outbox_handled (event_id, listener) VALUES ($1, $2)', [
          row.id,
          listener,
        ]);
        await manager.query('DELETE FROM platform.outbox_failure WHERE event_id = $1 AND listener = $2', [
          row.id,
          listener,
        ]);
      });
      return true;
    } catch (error) {
      this.logger.error({ err: error, event: row.id, type: row.type, listener }, 'listener failed');
      await noteFailure(ctx, row, listener, error);
      return false;
    }
  }

  private async someAreNotFinal(): Promise<boolean> {
    const [row] = await this.dataSource.query<{ waiting: boolean }[]>(
      `SELECT EXISTS (SELECT 1 FROM platform.outbox_event WHERE delivered_at IS NULL AND set_aside_at IS NULL AND NOT (${final})) AS waiting`,
    );
    return row?.waiting === true;
  }
}

async function noteFailure(ctx: Ctx, row: Row, listener: string, error: unknown): Promise<void> {
  await ctx.manager.query(
    `INSERT INTO platform.outbox_failure (event_id, listener, error, failed_at)
     VALUES ($1, $2, $3, clock_timestamp())
     ON CONFLICT (event_id, listener) DO UPDATE
     SET error = excluded.error, failed_at = excluded.failed_at, attempts = outbox_failure.attempts + 1`,
    [row.id, listener, kindOf(error)],
  );
}

/** Name, code and first own line of an error. Never its message, which may repeat what a person wrote. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const place = /\/(?:src|dist)\/([^\s)]+:\d+):\d+/.exec(error.stack ?? '')?.[1];
  return [error.name, sqlState(error), place && `(${place})`].filter(Boolean).join(' ');
}

function asEvent(row: Row): OutboxEvent<unknown> {
  return {
    id: row.id,
    position: `${row.transaction_id}.${row.id}`,
    type: row.type,
    payload: row.payload,
    occurredAt: row.occurred_at,
  };
}
