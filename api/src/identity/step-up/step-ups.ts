import { Injectable } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { type Ctx, Facts, isUuid, personOf, Transactions } from '../../platform/index.js';
import { stepUpRefusal, subjectOf } from '../domain/step-up.js';
import { IdentityStepUpError } from '../identity.errors.js';
import { stepUpUsed } from '../identity.facts.js';
import { StepUpRepository } from '../persistence/step-up.repository.js';
import { StepUpKinds } from './step-up-kinds.js';

/** Fresh confirmations, as use cases require them. */
@Injectable()
export class StepUps {
  constructor(
    private readonly kinds: StepUpKinds,
    private readonly stepUps: StepUpRepository,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  /**
   * Requires that the acting person has just confirmed this act in Nafath, and uses the confirmation up in the
   * transaction of the act: when the act fails, the confirmation stays valid. The caller checks access first; the
   * platform itself and sample people need no confirmation.
   * @throws IdentityStepUpError (403) with the `act` to confirm, and the refusals of the kind's `describe`
   */
  async require(ctx: Ctx, act: StepUpAct): Promise<void> {
    if (ctx.actor.kind === 'system' || ctx.stepUp === 'sample') return;
    const { userId, sessionId } = personOf(ctx);
    const id = ctx.stepUp?.id;
    if (id === undefined || !isUuid(id)) throw new IdentityStepUpError('needed', act);
    await this.transactions.run(ctx, async (ctx) => {
      const { digest } = subjectOf(act, await this.kinds.of(act.kind).describe(ctx, act));
      const found = await this.stepUps.lockOfSession(ctx, id, userId, sessionId);
      const refusal = stepUpRefusal(found, digest, ctx.clock.now());
      if (!found || refusal !== null) throw new IdentityStepUpError(refusal ?? 'needed', act);
      await this.stepUps.use(ctx, found.id);
      await this.facts.record(ctx, stepUpUsed, { personId: userId, stepUpId: found.id, kind: act.kind, digest });
    });
  }
}
