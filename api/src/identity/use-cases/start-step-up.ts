import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StepUpAct, StepUpStarted } from '@waqf/contracts/step-up';
import { type Ctx, personOf, RateLimit } from '../../platform/index.js';
import { stepUpLimit, subjectOf } from '../domain/step-up.js';
import { Nafath, requestSeconds } from '../nafath/nafath.port.js';
import { StepUpRepository } from '../persistence/step-up.repository.js';
import { StepUpKinds } from '../step-up/step-up-kinds.js';

/** Asks the signed-in person to confirm one act in Nafath. */
@Injectable()
export class StartStepUp {
  constructor(
    private readonly kinds: StepUpKinds,
    private readonly stepUps: StepUpRepository,
    private readonly nafath: Nafath,
    private readonly rateLimit: RateLimit,
  ) {}

  /**
   * @throws IdentityUnknownActError (422), the refusals of the kind for acts that are not the person's (403, 404),
   *   TooManyRequestsError (429), IdentityNafathUnavailableError (503)
   */
  async execute(ctx: Ctx, act: StepUpAct): Promise<StepUpStarted> {
    const { userId, sessionId, nationalId } = personOf(ctx);
    const confirms = subjectOf(act, await this.kinds.of(act.kind).describe(ctx, act));
    await this.rateLimit.take(stepUpLimit, userId);
    const id = randomUUID();
    const createdAt = ctx.clock.now();
    const expiresAt = new Date(createdAt.getTime() + requestSeconds * 1000);
    const { transactionId: providerTransactionId, random } = await this.nafath.request(nationalId, id, confirms);
    await this.stepUps.add(ctx, {
      id,
      personId: userId,
      sessionId,
      kind: act.kind,
      subjectId: act.id,
      digest: confirms.digest,
      providerTransactionId,
      random,
      createdAt,
      expiresAt,
    });
    return { stepUpId: id, random, expiresAt: expiresAt.toISOString(), confirms };
  }
}
