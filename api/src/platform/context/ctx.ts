import type { Capability, Language } from '@waqf/contracts/identity';
import type { EntityManager } from 'typeorm';
import { ForbiddenError, NotSignedInError } from '../errors/platform.errors.js';
import type { Actor, PersonActor } from './actor.js';
import type { Clock } from './clock.js';

/** First argument of every use case, façade and repository method: who acts, in which transaction, at what time. */
export interface Ctx {
  readonly actor: Actor;
  /** Repositories work through this manager only; inside `Transactions.run` it belongs to the open transaction. */
  readonly manager: EntityManager;
  readonly clock: Clock;
  /** Language of the answer. */
  readonly language: Language;
  /** Request reference, repeated in logs, problems and the audit trail. */
  readonly reference: string;
  /** Network that the request came from; absent when there was no request. */
  readonly address?: string;
  /**
   * The fresh confirmation that the request refers to (`x-step-up`), not verified yet. `sample`: the platform acts as a
   * sample person, who cannot be asked to confirm.
   */
  readonly stepUp?: { readonly id: string } | 'sample';
  /**
   * Write-ahead log position after the last change made by the caller's browser: a replica may answer only when it has
   * reached it. Absent in a job, which needs the state at the time it began.
   */
  readonly written?: bigint;
  /** The moment whose state a replica returns; absent when the primary database answers with the current state. */
  readonly asOf?: Date;
  /** Runs `work` once the transaction has committed, and never after a rollback. Outside a transaction: at once. */
  afterCommit(work: () => void): void;
}

/**
 * The signed-in person who acts.
 * @throws NotSignedInError (401)
 */
export function personOf(ctx: Ctx): PersonActor {
  if (ctx.actor.kind !== 'person') throw new NotSignedInError();
  return ctx.actor;
}

/**
 * The same context with the rights of the platform itself, for what the person may depend on without seeing it.
 * @param name appears in the audit trail
 */
export const asPlatform = (ctx: Ctx, name: string): Ctx => ({ ...ctx, actor: { kind: 'system', name } });

/**
 * First line of a use case whose permission does not depend on a record. The system actor is always allowed.
 * @throws NotSignedInError (401), ForbiddenError (403)
 */
export function requireCapability(ctx: Ctx, capability: Capability): void {
  if (ctx.actor.kind === 'system') return;
  if (!personOf(ctx).capabilities.has(capability)) throw new ForbiddenError();
}
