import { Injectable } from '@nestjs/common';
import type { AnswerObjection as Input } from '@waqf/contracts/objections';
import { type Ctx, Facts, personOf } from '../../platform/index.js';
import { ObjectionAccess } from '../access.js';
import { type Objection, objectionFact } from '../domain/objection.js';
import { objectionStates } from '../domain/objection-states.js';
import { ObjectionsClosedError, ObjectionsEscalatedError } from '../objections.errors.js';
import { objectionGranted, objectionUpheld } from '../objections.facts.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';
import { CorrectPayment } from './correct-payment.js';
import { LockObjection } from './lock-objection.js';

/**
 * The nazir grants an objection, or explains why the amount does not change. A granted amount becomes a separate line
 * in the next run: the payment itself never changes.
 */
@Injectable()
export class AnswerObjection {
  constructor(
    private readonly lock: LockObjection,
    private readonly access: ObjectionAccess,
    private readonly objections: ObjectionRepository,
    private readonly correct: CorrectPayment,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403), ObjectionsClosedError,
   *   ObjectionsEscalatedError (409), ObjectionsAmountError (422)
   */
  execute(ctx: Ctx, { objectionId, ...input }: Input & { objectionId: string }): Promise<Objection> {
    const allow = (found: Objection) => this.access.toAnswer(ctx, found);
    return this.lock.whileLocked(ctx, objectionId, allow, (ctx, open) => this.answer(ctx, open, input));
  }

  private async answer(ctx: Ctx, open: Objection, input: Input): Promise<Objection> {
    const transition = input.outcome === 'granted' ? 'grant' : 'uphold';
    const state = objectionStates.next(open.state, transition, () =>
      open.state === 'escalated' ? new ObjectionsEscalatedError() : new ObjectionsClosedError(),
    );
    const correction = state === 'granted' ? await this.correct.amountFor(ctx, open, input.amount) : null;
    const answered = { answer: input.text, answeredBy: personOf(ctx).userId, answeredAt: ctx.clock.now() };
    const objection = { ...open, ...answered, state, correction };
    await this.objections.settle(ctx, objection);
    await this.correct.add(ctx, objection, objection.id, correction);
    await this.record(ctx, objection);
    return objection;
  }

  private async record(ctx: Ctx, objection: Objection): Promise<void> {
    const fact = objectionFact(objection, objection.answer ?? '');
    if (objection.state === 'upheld') return this.facts.record(ctx, objectionUpheld, fact);
    const correctionHalalas = objection.correction?.toString() ?? null;
    await this.facts.record(ctx, objectionGranted, { ...fact, correctionHalalas });
  }
}
