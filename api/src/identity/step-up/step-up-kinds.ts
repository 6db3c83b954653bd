import { Injectable } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import type { Ctx } from '../../platform/index.js';
import type { ActDescription } from '../domain/step-up.js';
import { IdentityUnknownActError } from '../identity.errors.js';

/** A kind of act that needs a fresh confirmation; the context that owns the act implements it. */
export interface StepUpKind {
  /** The name in the contract, e.g. `approval`; unique. */
  readonly kind: string;
  /**
   * What the person confirms, in its current state. It is read when the confirmation begins and again when the act is
   * done: if it has changed in between, a new confirmation is needed.
   * @throws DomainError for what the person may not do or see (403, 404)
   */
  describe(ctx: Ctx, act: StepUpAct): Promise<ActDescription>;
}

/** The kinds of acts that need a confirmation. Contexts register theirs in `onModuleInit`. */
@Injectable()
export class StepUpKinds {
  private readonly kinds = new Map<string, StepUpKind>();

  /** @throws Error when two owners register the same kind */
  register(kind: StepUpKind): void {
    if (this.kinds.has(kind.kind)) throw new Error(`confirmations of ${kind.kind} have two owners`);
    this.kinds.set(kind.kind, kind);
  }

  names(): Iterable<string> {
    return this.kinds.keys();
  }

  /** @throws IdentityUnknownActError (422) */
  of(kind: string): StepUpKind {
    const found = this.kinds.get(kind);
    if (!found) throw new IdentityUnknownActError();
    return found;
  }
}
