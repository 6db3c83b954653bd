import type { Capability, Language } from '@waqf/contracts/identity';
import type { EntityManager } from 'typeorm';
import { ForbiddenError, NotSignedInError } from '../errors/platform.errors.js';
import type { Actor, PersonActor } from './actor.js';
import type { Clock } from './clock.js';

/** What every use case, façade and repository method takes first: who acts, in which transaction, at what time. */
export interface Ctx {
  readonly actor: Actor;
  /** Repositories work through this manager only; inside `Transactions.run` it belongs to the open transaction. */
  readonly manager: EntityManager;
  readonly clock: Clock;
  /** Language of the answer. */
  readonly language: Language;
  /** Request reference, repeated in logs, problems and the audit trail. */
  readonly reference: string;
  /** Network that the request came from; absent where nobody called. */
  readonly address?: string;
  /**
   * The fresh confirmation that the request names (`x-step-up`), not yet checked. `sample`: the platform plays a sample
   * person, whom nobody can ask.
   */
  readonly stepUp?: { readonly id: string } | 'sample';
  /**
   * How far the write-ahead log was after the last thing that the caller's browser changed: a replica that answers them
   * has that. Absent in a job, which wants what there was when it began.
   */
  readonly written?: bigint;
  /** The moment whose state a replica answers; absent where the database itself answers, as it is now. */
  readonly asOf?: Date;
  /** Runs `work` once the transaction has committed; never when it rolled back. Outside a transaction: at once. */
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
 * First line of a use case whose right does not depend on a record. The system actor passes.
 * @throws NotSignedInError (401), ForbiddenError (403)
 */
export function requireCapability(ctx: Ctx, capability: Capability): void {
  if (ctx.actor.kind === 'system') return;
  if (!personOf(ctx).capabilities.has(capability)) throw new ForbiddenError();
}
