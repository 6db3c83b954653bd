import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import type { PaymentDetails } from '@waqf/contracts/distributions';
import type { Halalas } from '@waqf/money';
import { BeneficiariesFacade } from '../beneficiaries/index.js';
import { Memberships } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { DistributionsPaymentNotFoundError } from './distributions.errors.js';
import { isEstimate, stageOf } from './domain/own-payment.js';
import { OwnPaymentRepository } from './persistence/own-payment.repository.js';
import { PaymentPlaceRepository } from './persistence/payment-place.repository.js';
import { type PaidPayment, type Received, ReceivedRepository } from './persistence/received.repository.js';
import { toPaymentDetails } from './presenter.js';
import { ViewOwnPayments } from './use-cases/view-own-payments.js';

/** What a person gets from a run, for other contexts. Days of Asia/Riyadh. */
export interface Payment {
  readonly id: string;
  readonly runId: string;
  readonly waqfId: string;
  readonly beneficiaryId: string;
  readonly fullName: string;
  readonly from: string;
  readonly to: string;
  readonly amount: Halalas;
  /** True while the run is not approved: the amount can still change. */
  readonly estimated: boolean;
  /** True when the payment corrects an earlier one. */
  readonly isCorrection: boolean;
  readonly paidAt: Date | null;
}

/** Payments of individual persons as other contexts see them. The caller checks access, except for `own`. */
@Injectable()
export class PaymentsFacade {
  constructor(
    private readonly payments: OwnPaymentRepository,
    private readonly places: PaymentPlaceRepository,
    private readonly sums: ReceivedRepository,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly memberships: Memberships,
    private readonly views: ViewOwnPayments,
  ) {}

  /** The person whose portal the user reads. @throws BeneficiariesNotGuardianError, BeneficiariesMinorError (403) */
  portalPersonId(ctx: Ctx, query: PortalQuery): Promise<string> {
    return this.beneficiaries.portalPersonId(ctx, query);
  }

  /**
   * The whole calculation of a payment of the user, or of the minor whose guardian they are.
   * @throws DistributionsPaymentNotFoundError (404), also for another person's; BeneficiariesNotGuardianError (403)
   */
  ownDetails(ctx: Ctx, of: PortalQuery & { id: string }): Promise<PaymentDetails> {
    return this.views.one(ctx, of);
  }

  /**
   * A payment of this person, in a waqf of which the user may see it.
   * @throws DistributionsPaymentNotFoundError (404), also for another person's
   */
  async own(ctx: Ctx, personId: string, id: string): Promise<Payment> {
    const payment = await this.find(ctx, id);
    if (!payment || !(await this.placesOf(ctx, personId)).has(payment.beneficiaryId))
      throw new DistributionsPaymentNotFoundError();
    return payment;
  }

  /** Ids of the person's entries as a beneficiary that the user may see: for a guardian those of their waqfs. */
  async placesOf(ctx: Ctx, personId: string): Promise<ReadonlySet<string>> {
    return new Set((await this.beneficiaries.waqfsOfPerson(ctx, personId)).keys());
  }

  /** A payment; null when its run was cancelled or rejected. */
  async find(ctx: Ctx, id: string): Promise<Payment | null> {
    const place = await this.places.find(ctx, id);
    const found = place && (await this.payments.find(ctx, [place.beneficiaryId], id));
    if (!place || !found) return null;
    const { waqfId, from, to, amount, isCorrection, paidAt } = found;
    return { id, ...place, waqfId, from, to, amount, isCorrection, paidAt, estimated: isEstimate(stageOf(found)) };
  }

  /** The whole calculation of a payment; null when its run was cancelled or rejected. */
  async details(ctx: Ctx, id: string): Promise<PaymentDetails | null> {
    const place = await this.places.find(ctx, id);
    const found = place && (await this.payments.find(ctx, [place.beneficiaryId], id));
    if (!place || !found) return null;
    const before = await this.payments.before(ctx, [place.beneficiaryId], found);
    return toPaymentDetails(found, before, (await this.memberships.name(ctx, found.waqfId)) ?? '');
  }

  /**
   * What was paid to a person, including by waqfs that have removed them since.
   * @param since the first days of the last twelve months and of the current month
   */
  async received(ctx: Ctx, personId: string, since: { year: string; month: string }): Promise<Received> {
    const places = await this.beneficiaries.waqfsOfPerson(ctx, personId);
    return this.sums.of(ctx, [...places.keys()], since);
  }

  /** What was paid to a person between two days in Riyadh, both included; newest first, at most 10,000. */
  async paid(ctx: Ctx, personId: string, period: { from: string; to: string }): Promise<PaidPayment[]> {
    const places = await this.beneficiaries.waqfsOfPerson(ctx, personId);
    const names = new Map([...places.values()].map(({ waqfId, waqfName }) => [waqfId, waqfName]));
    const paid = await this.sums.paid(ctx, [...places.keys()], period);
    return paid.map((payment) => ({ ...payment, waqfName: names.get(payment.waqfId) ?? '' }));
  }

  /** The day in Riyadh on which a person was first paid; null before the first payment. */
  async firstPaidDay(ctx: Ctx, personId: string): Promise<string | null> {
    return this.sums.firstDay(ctx, [...(await this.beneficiaries.waqfsOfPerson(ctx, personId)).keys()]);
  }

  /** Id of the latest completed payment of this person; null when there is none. */
  async latestPaid(ctx: Ctx, personId: string): Promise<string | null> {
    const places = await this.beneficiaries.waqfsOfPerson(ctx, personId);
    const list = await this.payments.list(ctx, [...places.keys()], { after: null, limit: 50 });
    return list.find(({ state }) => state === 'paid')?.id ?? null;
  }
}
