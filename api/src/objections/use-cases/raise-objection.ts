import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import type { RaiseObjection as Input } from '@waqf/contracts/objections';
import { halalas, parseSignedAmount, sumHalalas } from '@waqf/money';
import { type Payment, PaymentsFacade } from '../../distributions/index.js';
import { type Ctx, Facts, newId, personOf, Settings, Transactions } from '../../platform/index.js';
import { type Objection, objectionFact } from '../domain/objection.js';
import { dueDay, windowOf } from '../domain/objection-window.js';
import {
  ObjectionsAnsweredBeforeError,
  ObjectionsItemError,
  ObjectionsOpenError,
  ObjectionsTooLateError,
} from '../objections.errors.js';
import { objectionRaised } from '../objections.facts.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';

/** A beneficiary objects to the amount of one of their payments: once, and within the time allowed. */
@Injectable()
export class RaiseObjection {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsFacade,
    private readonly objections: ObjectionRepository,
    private readonly settings: Settings,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws DistributionsPaymentNotFoundError (404) also for another person's payment, ObjectionsTooLateError,
   *   ObjectionsOpenError, ObjectionsAnsweredBeforeError (409), ObjectionsItemError (422)
   */
  async execute(ctx: Ctx, { onBehalfOf, ...input }: Input & PortalQuery): Promise<Objection> {
    const userId = await this.payments.portalPersonId(ctx, { onBehalfOf });
    const { objectionMonths } = await this.settings.read(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const payment = await this.payments.own(ctx, userId, input.paymentId);
      const { isOpen, until } = windowOf(payment, objectionMonths, ctx.clock.now());
      if (!isOpen && until !== null) throw new ObjectionsTooLateError(until);
      const item = await this.itemOf(ctx, payment.id, input);
      const objection = await this.objections.add(ctx, { ...opened(ctx, input, payment, userId), item });
      if (!objection) {
        const before = await this.objections.ofPayment(ctx, payment.id);
        const isAwaited = before?.state === 'open' || before?.state === 'escalated';
        throw isAwaited ? new ObjectionsOpenError() : new ObjectionsAnsweredBeforeError();
      }
      await this.facts.record(ctx, objectionRaised, objectionFact(objection, objection.text));
      return objection;
    });
  }

  /** The deduction that the objection is about, with the total taken for it; there can be several lines of one kind. */
  private async itemOf(ctx: Ctx, paymentId: string, { topic, item }: Input): Promise<Objection['item']> {
    if (item === undefined || item === null) return null;
    const payment = await this.payments.details(ctx, paymentId);
    const taken = sumHalalas(
      (payment?.because.steps ?? [])
        .filter(({ kind }) => kind === item)
        .map(({ amount }) => halalas(-parseSignedAmount(amount))),
    );
    if (topic !== 'deduction' || taken <= 0n) throw new ObjectionsItemError();
    return { kind: item, amount: taken };
  }
}

function opened(ctx: Ctx, { topic, text }: Input, payment: Payment, personId: string) {
  const raisedAt = ctx.clock.now();
  const { id: paymentId, paidAt: _paidAt, isCorrection: _isCorrection, ...about } = payment;
  return {
    ...about,
    id: newId(),
    paymentId,
    personId,
    topic: topic ?? null,
    text,
    raisedBy: personOf(ctx).userId,
    raisedAt,
    dueOn: dueDay(raisedAt),
    seenAt: null,
    state: 'open' as const,
    answer: null,
    answeredBy: null,
    answeredAt: null,
    correction: null,
    acceptedAt: null,
    review: null,
  };
}
