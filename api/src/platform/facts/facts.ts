import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.js';
import type { Ctx } from '../context/ctx.js';
import { inTransaction } from '../context/transactions.js';
import { Outbox } from '../outbox/outbox.js';
import type { OutboxEvent } from '../outbox/event-type.js';
import { definedFacts, type FactType } from './fact-type.js';

/** A fact with the person who acted, when that is not the actor of `ctx`: a batch contains acts of many people. */
export interface FactByActor<Fact> {
  readonly by: Pick<Ctx, 'actor' | 'reference' | 'address'>;
  readonly fact: Fact;
}

interface Payload<Fact> {
  facts: readonly Fact[];
}

/** Handles the facts of one transaction, after its commit. */
export type FactHandler<Fact> = (ctx: Ctx, facts: readonly Fact[], event: Occurrence) => Promise<void>;

/** Where and when the facts were recorded. */
export type Occurrence = Pick<OutboxEvent<unknown>, 'id' | 'occurredAt'>;

/**
 * The only way for a use case to record what it did: an audit entry and an event for subscribers, both from the same
 * fact and both in the use case's transaction.
 */
@Injectable()
export class Facts {
  constructor(
    private readonly trail: AuditTrail,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Records what the actor of `ctx` did.
   * @throws Error outside of a transaction
   */
  async record<Fact>(ctx: Ctx, type: FactType<Fact>, fact: Fact): Promise<void> {
    await this.recordAll(ctx, type, [{ by: ctx, fact }]);
  }

  /**
   * Records several facts of one kind, with one statement each for the audit entries and the events, sent together.
   * Subscribers get the facts together, in this order.
   */
  async recordAll<Fact>(ctx: Ctx, type: FactType<Fact>, acts: readonly FactByActor<Fact>[]): Promise<void> {
    if (!inTransaction(ctx)) throw new Error(`fact ${type.name} recorded outside of a transaction`);
    if (acts.length === 0) return;
    const payload: Payload<Fact> = { facts: acts.map(({ fact }) => fact) };
    await Promise.all([
      this.trail.add(
        ctx,
        type.name,
        acts.map(({ by, fact }) => ({ by, ...type.audit(fact) })),
      ),
      this.outbox.hasReceivers(type.name) ? this.outbox.publish(ctx, type, payload) : undefined,
    ]);
  }

  /**
   * Subscribes to a fact, from a module's or provider's `onModuleInit`. Only one process handles the facts, after the
   * commit, in a transaction that also marks them as handled: what the handler writes through its `ctx` happens exactly
   * once. An event whose handler keeps failing is set aside for an administrator.
   * @param subscriber stable, unique for the fact: `<context>.<what-it-does>`
   */
  on<Fact>(type: FactType<Fact>, subscriber: string, handler: FactHandler<Fact>): void {
    this.outbox.listen<Payload<Fact>>(type, subscriber, (ctx, event) => handler(ctx, event.payload.facts, event));
  }

  /** Subscribes to every defined fact that `wanted` accepts; the handler also gets the fact's type. */
  onEach(
    wanted: (type: FactType<never>) => boolean,
    subscriber: string,
    handler: (ctx: Ctx, type: FactType<never>, facts: readonly never[]) => Promise<void>,
  ): void {
    for (const type of definedFacts().filter(wanted)) {
      this.on(type, subscriber, (ctx, facts) => handler(ctx, type, facts));
    }
  }

  /**
   * Notifies this process of facts, without a delivery guarantee: for code that reads the database anyway.
   * @returns a function that unsubscribes
   */
  tail<Fact>(type: FactType<Fact>, handler: (facts: readonly Fact[]) => void): () => void {
    return this.outbox.tail<Payload<Fact>>(type, ({ payload }) => handler(payload.facts));
  }
}
