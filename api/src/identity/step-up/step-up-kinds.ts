import { Injectable } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import type { Ctx } from '../../platform/index.js';
import type { ActDescription } from '../domain/step-up.js';
import { IdentityUnknownActError } from '../identity.errors.js';

/** A kind of act that needs a fresh confirmation, by the context that owns it. */
export interface StepUpKind {
  /** As in the contract, e.g. `approval`; unique. */
  readonly kind: string;
  /**
   * What the person confirms, as it stands now. Asked when the confirmation begins and again when the act is done: what
   * has changed in between needs a new one.
   * @throws DomainError for what the person may not do or does not see (403, 404)
   */
  describe(ctx: Ctx, act: StepUpAct): Promise<ActDescription>;
}

/** Which kinds there are. Contexts register theirs from `onModuleInit`. */
@Injectable()
export class StepUpKinds {
  private readonly kinds = new Map<string, StepUpKind>();

  /** @throws Error when two owners answer for one kind */
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
