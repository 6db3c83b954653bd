import { Injectable } from '@nestjs/common';
import { displayGregorian } from '@waqf/formats';
import { type Halalas, halalas, parseAmount } from '@waqf/money';
import { DistributionsFacade, type Payment, PaymentsFacade } from '../../distributions/index.js';
import type { Ctx } from '../../platform/index.js';
import type { Objection } from '../domain/objection.js';
import { ObjectionsAmountError } from '../objections.errors.js';

/**
 * The amount that a granted objection adds: by the answer, and possibly again by the review. Runs in the caller's
 * transaction.
 */
@Injectable()
export class CorrectPayment {
  constructor(
    private readonly payments: PaymentsFacade,
    private readonly distributions: DistributionsFacade,
  ) {}

  /**
   * An approved payment stays as it is and the missing amount is added; an estimate is recalculated, so nothing is
   * added. Nobody can have been owed more of a period than its whole yield, so that is the most that all grants for a
   * payment add to it.
   * @param amount in riyals, as it was sent
   * @throws ObjectionsAmountError (422)
   */
  async amountFor(
    ctx: Ctx,
    { paymentId, correction }: Objection,
    amount: string | null | undefined,
  ): Promise<Halalas | null> {
    const payment = await this.payments.find(ctx, paymentId);
    const isOwed = payment !== null && !payment.estimated;
    if (isOwed !== (amount !== undefined && amount !== null))
      throw new ObjectionsAmountError(isOwed ? 'required' : 'not-due');
    if (payment === null || !amount) return null;
    const added = parseAmount(amount);
    const most = (await this.mostOwed(ctx, payment)) - (correction ?? 0n);
    if (added > most) throw new ObjectionsAmountError({ most: halalas(most > 0n ? most : 0n) });
    return added;
  }

  private async mostOwed(ctx: Ctx, payment: Payment): Promise<bigint> {
    const gross = await this.distributions.grossOf(ctx, payment);
    // A correction is no part of the yield of the run that pays it.
    return payment.isCorrection ? gross : gross - payment.amount;
  }

  /**
   * Adds the correction to the next run. @param grantedBy the id of the objection or of its review; each adds only once
   */
  async add(ctx: Ctx, objection: Objection, grantedBy: string, amount: Halalas | null): Promise<void> {
    if (amount === null) return;
    const { waqfId, beneficiaryId, from, to } = objection;
    const period = (language: 'ar' | 'en') => [from, to].map((day) => displayGregorian(day, language)).join(' – ');
    await this.distributions.addCorrection(ctx, {
      waqfId,
      beneficiaryId,
      amount,
      objectionId: grantedBy,
      because: {
        ar: `تصحيح نصيبك من غلة ${period('ar')} باعتراض مقبول`,
        en: `Correction of your share of ${period('en')}, for a granted objection`,
      },
    });
  }
}
