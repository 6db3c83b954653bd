import { Injectable } from '@nestjs/common';
import type { SignInOutcome } from '@waqf/contracts/identity';
import { type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import { IdentityStepUpNotFoundError } from '../identity.errors.js';
import { stepUpRefused } from '../identity.facts.js';
import { Nafath } from '../nafath/nafath.port.js';
import { StepUpRepository } from '../persistence/step-up.repository.js';

/** Returns the status of a confirmation. Only the session that started it may ask. */
@Injectable()
export class PollStepUp {
  constructor(
    private readonly transactions: Transactions,
    private readonly stepUps: StepUpRepository,
    private readonly nafath: Nafath,
    private readonly facts: Facts,
  ) {}

  /** @throws IdentityStepUpNotFoundError (404), IdentityNafathUnavailableError (503) */
  async execute(ctx: Ctx, stepUpId: string): Promise<SignInOutcome> {
    const { userId, sessionId, nationalId } = personOf(ctx);
    const stepUp = await this.stepUps.findOfSession(ctx, stepUpId, userId, sessionId);
    if (!stepUp) throw new IdentityStepUpNotFoundError();
    if (stepUp.status !== 'WAITING') return stepUp.status;
    const { providerTransactionId: transactionId, random } = stepUp;
    const answer =
      ctx.clock.now() >= stepUp.expiresAt ? 'EXPIRED' : await this.nafath.status(nationalId, { transactionId, random });
    // Nafath's unsigned COMPLETED proves nothing: the confirmation waits for the signed token.
    if (answer !== 'REJECTED' && answer !== 'EXPIRED') return 'WAITING';
    return this.transactions.run(ctx, async (ctx) => {
      if (!(await this.stepUps.close(ctx, stepUp.id, answer))) return 'WAITING';
      await this.facts.record(ctx, stepUpRefused, {
        personId: userId,
        stepUpId: stepUp.id,
        kind: stepUp.kind,
        because: answer,
      });
      return answer;
    });
  }
}
