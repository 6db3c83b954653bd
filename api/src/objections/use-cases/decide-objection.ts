import { Injectable } from '@nestjs/common';
import type { AnswerObjection as Input } from '@waqf/contracts/objections';
import { type Ctx, Facts, personOf } from '../../platform/index.js';
import { ObjectionAccess } from '../access.js';
import { type Objection, objectionFact, type Review } from '../domain/objection.js';
import { objectionStates } from '../domain/objection-states.js';
import { ObjectionsClosedError } from '../objections.errors.js';
import { objectionConfirmed, objectionRevised } from '../objections.facts.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';
import { CorrectPayment } from './correct-payment.js';
import { LockObjection } from './lock-objection.js';

/** A person who took no part in the answer decides an escalated objection. The decision is final. */
@Injectable()
export class DecideObjection {
  constructor(
    private readonly lock: LockObjection,
    private readonly access: ObjectionAccess,
    private readonly objections: ObjectionRepository,
    private readonly correct: CorrectPayment,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403), ObjectionsClosedError (409),
   *   ObjectionsAmountError (422)
   */
  execute(ctx: Ctx, { objectionId, ...input }: Input & { objectionId: string }): Promise<Objection> {
    const allow = (found: Objection) => this.access.toDecide(ctx, found);
    return this.lock.whileLocked(ctx, objectionId, allow, (ctx, escalated) => this.decide(ctx, escalated, input));
  }

  private async decide(ctx: Ctx, escalated: Objection, input: Input): Promise<Objection> {
    const transition = input.outcome === 'granted' ? 'revise' : 'confirm';
    const state = objectionStates.next(escalated.state, transition, () => new ObjectionsClosedError());
    if (escalated.review === null) throw new Error('an escalated objection has its second look');
    const correction = state === 'revised' ? await this.correct.amountFor(ctx, escalated, input.amount) : null;
    const decided = { decision: input.text, decidedBy: personOf(ctx).userId, decidedAt: ctx.clock.now() };
    const review = { ...escalated.review, ...decided, correction };
    const objection = { ...escalated, state, review };
    await this.objections.decide(ctx, objection, review);
    await this.correct.add(ctx, objection, review.id, correction);
    await this.record(ctx, objection, review);
    return objection;
  }

  private async record(ctx: Ctx, objection: Objection, { decision, correction }: Review): Promise<void> {
    const fact = objectionFact(objection, decision ?? '');
    if (objection.state === 'confirmed') return this.facts.record(ctx, objectionConfirmed, fact);
    await this.facts.record(ctx, objectionRevised, { ...fact, correctionHalalas: correction?.toString() ?? null });
  }
}
