import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import type { PaymentDetails, PaymentList, PaymentQuery, PaymentSummary } from '@waqf/contracts/distributions';
import { addMonths, firstDayOf, riyadhDay } from '@waqf/formats';
import { formatAmountForWire } from '@waqf/money';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, legalDeadlines, Settings, Transactions } from '../../platform/index.js';
import { distributionDue } from '../domain/distribution-due.js';
import { DistributionsPaymentNotFoundError } from '../distributions.errors.js';
import { OwnPaymentRepository, ownPaymentCursor } from '../persistence/own-payment.repository.js';
import { type Received, ReceivedRepository } from '../persistence/received.repository.js';
import { toOwnPayment, toPaymentDetails, toReceived } from '../presenter.js';

const usualPage = 50;
const shownMonths = 12;

/** A person's own payments and how each came about; nothing of other persons is shown. */
@Injectable()
export class ViewOwnPayments {
  constructor(
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly payments: OwnPaymentRepository,
    private readonly sums: ReceivedRepository,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly memberships: Memberships,
  ) {}

  /** The payments, newest first. @throws InvalidCursorError (400) */
  async list(ctx: Ctx, query: PaymentQuery): Promise<PaymentList> {
    const { progress = null, limit = usualPage, cursor, onBehalfOf } = query;
    const after = ownPaymentCursor.parse(cursor);
    return this.transactions.snapshot(ctx, async (ctx) => {
      const { ids, names } = await this.places(ctx, { onBehalfOf });
      const found = await this.payments.list(ctx, ids, { progress, after, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const last = found.length > limit ? shown.at(-1) : undefined;
      return {
        payments: shown.map((payment) => toOwnPayment(payment, names.get(payment.waqfId) ?? '')),
        counts: await this.payments.counts(ctx, ids),
        nextCursor: last ? ownPaymentCursor.format(last) : null,
      };
    });
  }

  /** The next payment, and what was paid in the last twelve months (Riyadh time) including the current one. */
  async summary(ctx: Ctx, query: PortalQuery): Promise<PaymentSummary> {
    const today = riyadhDay(ctx.clock.now());
    const thisMonth = today.slice(0, 7);
    const from = firstDayOf(addMonths(thisMonth, 1 - shownMonths));
    return this.transactions.snapshot(ctx, async (ctx) => {
      const { ids, names, places } = await this.places(ctx, query);
      const next = await this.payments.next(ctx, ids);
      const { byPlace } = await this.sums.of(ctx, ids, { year: from, month: firstDayOf(thisMonth) });
      const months = await this.payments.receivedByMonth(ctx, ids, { from, to: firstDayOf(thisMonth) });
      return {
        next: next ? toOwnPayment(next, names.get(next.waqfId) ?? '') : null,
        expectedBy: next ? await this.lastDay(ctx, next) : null,
        received: { ...toReceived({ from, to: today }, months), sources: sourcesOf(byPlace, places) },
      };
    });
  }

  /** The last day of the law for a payment, which depends on the value of the waqf's assets, as on the nazir's desk. */
  private async lastDay(ctx: Ctx, { waqfId, from }: { waqfId: string; from: string }): Promise<string> {
    const values = await this.memberships.assetValues(ctx, [waqfId]);
    const times = legalDeadlines(await this.settings.read(ctx), values.get(waqfId) ?? null);
    return distributionDue(from, times.distributionMonths).lastDay;
  }

  /** One payment. @throws DistributionsPaymentNotFoundError (404), also for another person's */
  async one(ctx: Ctx, { id, ...query }: PortalQuery & { id: string }): Promise<PaymentDetails> {
    return this.transactions.snapshot(ctx, async (ctx) => {
      const { ids, names } = await this.places(ctx, query);
      const payment = await this.payments.find(ctx, ids, id);
      if (!payment) throw new DistributionsPaymentNotFoundError();
      const before = await this.payments.before(ctx, ids, payment);
      return toPaymentDetails(payment, before, names.get(payment.waqfId) ?? '');
    });
  }

  /** The person's waqfs, including those that have removed them: they may still see what was paid to them. */
  private async places(ctx: Ctx, query: PortalQuery) {
    const places = await this.beneficiaries.waqfsOfPerson(ctx, await this.beneficiaries.portalPersonId(ctx, query));
    return {
      places,
      ids: [...places.keys()],
      names: new Map([...places.values()].map(({ waqfId, waqfName }) => [waqfId, waqfName])),
    };
  }
}

/** What each waqf paid in the last twelve months, largest first; waqfs that paid nothing are left out. */
function sourcesOf(
  byPlace: Received['byPlace'],
  places: ReadonlyMap<string, { waqfId: string; waqfName: string }>,
): PaymentSummary['received']['sources'] {
  return [...byPlace]
    .filter(([, { year }]) => year > 0n)
    .toSorted(([, a], [, b]) => (a.year < b.year ? 1 : -1))
    .map(([id, { year }]) => ({
      waqfId: places.get(id)?.waqfId ?? '',
      waqfName: places.get(id)?.waqfName ?? '',
      amount: formatAmountForWire(year),
    }));
}
