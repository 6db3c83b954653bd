import { Injectable } from '@nestjs/common';
import type { AnswerObjection as Input } from '@waqf/contracts/objections';
import { displayGregorian } from '@waqf/formats';
import { type Halalas, parseAmount } from '@waqf/money';
import { DistributionsFacade, PaymentsFacade } from '../../distributions/index.js';
import { type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import { ObjectionAccess } from '../access.js';
import { type Objection, objectionFact } from '../domain/objection.js';
import { objectionStates } from '../domain/objection-states.js';
import { ObjectionsAmountError, ObjectionsClosedError, ObjectionsNotFoundError } from '../objections.errors.js';
import { objectionGranted, objectionUpheld } from '../objections.facts.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';

/**
 * The nazir grants an objection, or says why the amount stands. What is granted comes as a line of its own in the next
 * run: the payment itself never changes.
 */
@Injectable()
export class AnswerObjection {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: ObjectionAccess,
    private readonly objections: ObjectionRepository,
    private readonly payments: PaymentsFacade,
    private readonly distributions: DistributionsFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403), ObjectionsClosedError (409),
   *   ObjectionsAmountError (422)
   */
  async execute(ctx: Ctx, { objectionId, ...input }: Input & { objectionId: string }): Promise<Objection> {
    const found = await this.objections.find(ctx, objectionId);
    if (!found) throw new ObjectionsNotFoundError();
    await this.access.toAnswer(ctx, found);
    return this.transactions.run(ctx, async (ctx) => {
      const open = await this.objections.findForUpdate(ctx, objectionId);
      if (!open) throw new ObjectionsNotFoundError();
      const transition = input.outcome === 'granted' ? 'grant' : 'uphold';
      const state = objectionStates.next(open.state, transition, () => new ObjectionsClosedError());
      const correction = state === 'granted' ? await this.correctionOf(ctx, open, input) : null;
      const answered = { answer: input.text, answeredBy: personOf(ctx).userId, answeredAt: ctx.clock.now() };
      const objection = { ...open, ...answered, state, correction };
      await this.objections.settle(ctx, objection);
      await this.add(ctx, objection);
      await this.record(ctx, objection);
      return objection;
    });
  }

  /** An approved amount stands, and what it lacked is added; an estimate is calculated anew. */
  private async correctionOf(ctx: Ctx, { paymentId }: Objection, { amount }: Input): Promise<Halalas | null> {
    const payment = await this.payments.find(ctx, paymentId);
    const isOwed = payment !== null && !payment.estimated;
    if (isOwed !== (amount !== undefined && amount !== null))
      throw new ObjectionsAmountError(isOwed ? 'required' : 'not-due');
    return amount ? parseAmount(amount) : null;
  }

  private async add(ctx: Ctx, { id, waqfId, beneficiaryId, correction, from, to }: Objection): Promise<void> {
    if (correction === null) return;
    const period = (language: 'ar' | 'en') => [from, to].map((day) => displayGregorian(day, language)).join(' – ');
    await this.distributions.addCorrection(ctx, {
      waqfId,
      beneficiaryId,
      amount: correction,
      objectionId: id,
      because: {
        ar: `تصحيح نصيبك من غلة ${period('ar')} باعتراض مقبول`,
        en: `Correction of your share of ${period('en')}, for a granted objection`,
      },
    });
  }

  private async record(ctx: Ctx, objection: Objection): Promise<void> {
    const fact = objectionFact(objection, objection.answer ?? '');
    if (objection.state === 'upheld') return this.facts.record(ctx, objectionUpheld, fact);
    const correctionHalalas = objection.correction?.toString() ?? null;
    await this.facts.record(ctx, objectionGranted, { ...fact, correctionHalalas });
  }
}
