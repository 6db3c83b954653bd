import { Injectable } from '@nestjs/common';
import type { OwnObjection as WireOwnObjection, OwnObjectionList, OwnObjectionQuery } from '@waqf/contracts/objections';
import { type Payment, PaymentsFacade } from '../../distributions/index.js';
import { DocumentsFacade } from '../../documents/index.js';
import { type Ctx, Settings, Transactions } from '../../platform/index.js';
import { daysUntil } from '../domain/escalation.js';
import { dueDay, windowOf } from '../domain/objection-window.js';
import { ObjectionPresenter } from '../presenter.js';
import { type OwnObjectionRequest, OwnObjection } from './shared/own-objection.js';

/** Shows a person their own objections, and until when a payment can be objected to. */
@Injectable()
export class ViewOwnObjections {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsFacade,
    private readonly presenter: ObjectionPresenter,
    private readonly settings: Settings,
    private readonly ownObjection: OwnObjection,
    private readonly files: DocumentsFacade,
  ) {}

  /** @throws DistributionsPaymentNotFoundError (404) for another person's payment */
  async all(ctx: Ctx, { paymentId, ...query }: OwnObjectionQuery): Promise<OwnObjectionList> {
    const userId = await this.payments.portalPersonId(ctx, query);
    const { objectionMonths } = await this.settings.read(ctx);
    const uploads = await this.files.uploadLimits(ctx);
    return this.transactions.snapshot(ctx, async (ctx) => {
      const payment = paymentId === undefined ? null : await this.payments.own(ctx, userId, paymentId);
      const objections = await this.ownObjection.all(ctx, userId, payment?.id ?? null);
      return {
        objections: await this.presenter.all(ctx, objections, userId),
        window: payment && timeOf(payment, objectionMonths, ctx.clock.now()),
        uploads,
      };
    });
  }

  /** @throws ObjectionsNotFoundError (404), also for another person's objection */
  async one(ctx: Ctx, of: OwnObjectionRequest): Promise<WireOwnObjection> {
    const found = await this.ownObjection.find(ctx, of);
    const objection = await this.presenter.one(ctx, found, found.personId);
    return { objection, uploads: await this.files.uploadLimits(ctx) };
  }
}

/** Until when a payment can be objected to, and the last day for the answer to an objection raised now. */
function timeOf(payment: Payment, objectionMonths: number, now: Date): OwnObjectionList['window'] {
  const window = windowOf(payment, objectionMonths, now);
  const daysLeft = window.until === null ? null : daysUntil(window.until, now);
  return { ...window, daysLeft, answerBy: dueDay(now) };
}
