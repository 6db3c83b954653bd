import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Contexts } from '../context/contexts.js';
import type { Ctx } from '../context/ctx.js';
import { Transactions } from '../context/transactions.js';
import { errorKind } from '../logging/error-kind.js';
import type { OutboxEvent } from './event-type.js';
import * as statements from './outbox-statements.js';
import type { EventRow } from './outbox-statements.js';

type Handler = (ctx: Ctx, event: OutboxEvent<unknown>) => Promise<void>;
type Tail = (event: OutboxEvent<unknown>) => void;

const batch = 100;
const maxAttempts = 10;
/** Polling interval for events of other processes and for events left by a crash. */
const idleMs = 1000;
/** Polling interval while an event waits for an older transaction to end. */
const horizonMs = 25;
/** Pause under load: events that commit within this time after a round are read together in the next one. */
const gatherMs = 15;

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

  /** Whether the type has a durable listener, for which its events are stored; otherwise only tails receive them. */
  hasListener(type: string): boolean {
    return this.listeners.has(type);
  }

  /** Whether any listener or tail in this process receives the type. */
  hasReceivers(type: string): boolean {
    return this.listeners.has(type) || (this.tails.get(type)?.size ?? 0) > 0;
  }

  /** Starts delivering, first the events that earlier processes did not deliver. */
  async start(): Promise<void> {
    const last = await statements.findLastEvent.first(this.dataSource);
    if (last) this.cursor = { transactionId: last.transaction_id, id: last.id };
    this.stopping = false;
    this.loop = this.run();
  }

  /** Stops after the event that is being delivered. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.loop;
    this.loop = undefined;
  }

  /** Checks for new events now. */
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
        if (this.woken) pause = gatherMs;
        else if (await this.someAreUncommitted()) pause = horizonMs;
      } catch (error) {
        this.logger.error(error, 'outbox round failed');
      }
      if (this.stopping) return;
      if (pause === gatherMs) await delay(gatherMs);
      else if (!this.woken) await this.sleep(pause);
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
      const { transactionId, id } = this.cursor;
      const rows = await statements.listEventsAfter.rows(this.dataSource, [transactionId, id, batch]);
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

  /** Delivers each event in its own transaction, oldest first; a row locked by another process is left to it. */
  private async deliver(): Promise<void> {
    while (!this.stopping) {
      const delivered = await this.transactions.run(this.contexts.system('outbox'), async (ctx) => {
        const row = await statements.lockUndelivered.first(ctx);
        if (!row) return false;
        await this.deliverRow(ctx, row);
        return true;
      });
      if (!delivered) return;
    }
  }

  private async deliverRow(ctx: Ctx, row: EventRow): Promise<void> {
    let failed = false;
    for (const [listener, handler] of this.listeners.get(row.type) ?? []) {
      failed = !(await this.handle(ctx, row, listener, handler)) || failed;
    }
    if (!failed) {
      await statements.markDelivered.run(ctx, [row.id]);
      return;
    }
    await statements.postpone.run(ctx, [row.id, maxAttempts]);
  }

  /** Uses a savepoint around each listener: a failed listener rolls back its own writes only. */
  private async handle(ctx: Ctx, row: EventRow, listener: string, handler: Handler): Promise<boolean> {
    if (await statements.findHandled.first(ctx, [row.id, listener])) return true;
    try {
      await ctx.manager.transaction(async (manager) => {
        await handler({ ...ctx, manager, actor: { kind: 'system', name: listener } }, asEvent(row));
        await statements.addHandled.run({ manager }, [row.id, listener]);
        await statements.deleteFailure.run({ manager }, [row.id, listener]);
      });
      return true;
    } catch (error) {
      this.logger.error({ err: error, event: row.id, type: row.type, listener }, 'listener failed');
      await statements.noteFailure.run(ctx, [row.id, listener, errorKind(error)]);
      return false;
    }
  }

  private async someAreUncommitted(): Promise<boolean> {
    return (await statements.someAreUncommitted.one(this.dataSource)).waiting;
  }
}

function asEvent(row: EventRow): OutboxEvent<unknown> {
  return {
    id: row.id,
    position: `${row.transaction_id}.${row.id}`,
    type: row.type,
    payload: row.payload,
    occurredAt: row.occurred_at,
  };
}
