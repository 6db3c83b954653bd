import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import type {
  ObjectionDetails,
  ObjectionList,
  ObjectionQuery,
  Objection as WireObjection,
  OwnObjectionList,
  OwnObjectionQuery,
} from '@waqf/contracts/objections';
import { PaymentsFacade } from '../../distributions/index.js';
import { type Ctx, Settings, Transactions } from '../../platform/index.js';
import { ObjectionAccess } from '../access.js';
import { windowOf } from '../domain/objection-window.js';
import { ObjectionsNotFoundError } from '../objections.errors.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';
import { ObjectionPresenter } from '../presenter.js';

/** Objections for those who run or founded a waqf, with the whole calculation, and for the person their own. */
@Injectable()
export class ViewObjections {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: ObjectionAccess,
    private readonly objections: ObjectionRepository,
    private readonly payments: PaymentsFacade,
    private readonly presenter: ObjectionPresenter,
    private readonly settings: Settings,
  ) {}

  /** @throws ObjectionsForbiddenError (403) */
  async list(ctx: Ctx, { waqfId }: ObjectionQuery): Promise<ObjectionList> {
    const visible = await this.access.waqfIds(ctx);
    const waqfIds = visible.filter((id) => waqfId === undefined || id === waqfId);
    return { objections: await this.presenter.all(ctx, await this.objections.ofWaqfs(ctx, waqfIds)) };
  }

  /** @throws ObjectionsNotFoundError (404) */
  one(ctx: Ctx, { objectionId }: { objectionId: string }): Promise<ObjectionDetails> {
    return this.transactions.snapshot(ctx, async (ctx) => {
      const found = await this.objections.find(ctx, objectionId);
      if (!found) throw new ObjectionsNotFoundError();
      await this.access.toSee(ctx, found);
      const payment = await this.payments.details(ctx, found.paymentId);
      const objection = await this.presenter.one(ctx, found);
      return { objection, runId: payment ? found.runId : null, payment };
    });
  }

  /** @throws DistributionsPaymentNotFoundError (404) for another person's payment */
  async own(ctx: Ctx, { paymentId, ...query }: OwnObjectionQuery): Promise<OwnObjectionList> {
    const userId = await this.payments.portalPersonId(ctx, query);
    const { objectionMonths } = await this.settings.read(ctx);
    return this.transactions.snapshot(ctx, async (ctx) => {
      const payment = paymentId === undefined ? null : await this.payments.own(ctx, userId, paymentId);
      const objections = await this.objections.ofPerson(ctx, userId, payment?.id ?? null);
      return {
        objections: await this.presenter.all(ctx, objections, userId),
        window: payment && windowOf(payment, objectionMonths, ctx.clock.now()),
      };
    });
  }

  /** @throws ObjectionsNotFoundError (404), for another person's too */
  async ownOne(ctx: Ctx, { objectionId, ...query }: PortalQuery & { objectionId: string }): Promise<WireObjection> {
    const userId = await this.payments.portalPersonId(ctx, query);
    const found = await this.objections.find(ctx, objectionId);
    if (found?.personId !== userId) throw new ObjectionsNotFoundError();
    return this.presenter.one(ctx, found, userId);
  }
}
