import { Injectable } from '@nestjs/common';
import { inTransaction } from '../context/transactions.js';
import type { Ctx } from '../context/ctx.js';
import type { EventType, OutboxEvent } from './event-type.js';
import { addEvents } from './outbox-statements.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';

type Handler<T> = (ctx: Ctx, event: OutboxEvent<T>) => Promise<void>;

/** Events that other contexts receive after the commit, at least once, even if a process crashes in between. */
@Injectable()
export class Outbox {
  constructor(private readonly dispatcher: OutboxDispatcher) {}

  /**
   * Writes the event in the transaction of `ctx`; listeners receive it once that has committed.
   * @throws Error outside a transaction, because the event could then outlive a rollback
   */
  async publish<T extends object>(ctx: Ctx, type: EventType<T>, payload: T): Promise<void> {
    await this.publishAll(ctx, type, [payload]);
  }

  /** Writes several events of one type in one statement; they are delivered in the given order. */
  async publishAll<T extends object>(ctx: Ctx, type: EventType<T>, payloads: readonly T[]): Promise<void> {
    if (!inTransaction(ctx)) throw new Error(`event ${type.name} published outside of a transaction`);
    await addEvents.run(ctx, [
      type.name,
      payloads.map((payload) => JSON.stringify(payload)),
      ctx.clock.now(),
      this.dispatcher.hasListener(type.name),
    ]);
    ctx.afterCommit(() => this.dispatcher.wake());
  }

  /** Whether any listener or tail receives the type. */
  hasReceivers(type: string): boolean {
    return this.dispatcher.hasReceivers(type);
  }

  /**
   * Registers a durable listener, from a module's `onModuleInit`. Only one process handles an event. The handler's
   * `ctx` is inside the transaction that also marks the event as handled: what it writes through `ctx` happens exactly
   * once. Effects outside the database may be repeated. A failed handler is retried; after ten failures the event is
   * set aside until an administrator replays or discards it.
   * @param listener stable name, unique for the type: `<context>.<what-it-does>`
   */
  listen<T extends object>(type: EventType<T>, listener: string, handler: Handler<T>): void {
    this.dispatcher.addListener(type.name, listener, handler as Handler<unknown>);
  }

  /**
   * Receives every event in this process, in stream order, from now on, without durability: for event streams to
   * browsers, which every replica serves. The stored rows are the truth; a tail is only a signal.
   * @returns a function that stops the tail
   */
  tail<T extends object>(type: EventType<T>, handler: (event: OutboxEvent<T>) => void): () => void {
    return this.dispatcher.addTail(type.name, handler as (event: OutboxEvent<unknown>) => void);
  }

  /** Starts delivering, first the events that earlier processes did not deliver. */
  start(): Promise<void> {
    return this.dispatcher.start();
  }

  /** Stops after the event that is being delivered. */
  stop(): Promise<void> {
    return this.dispatcher.stop();
  }
}
