import { Injectable } from '@nestjs/common';
import type {
  ObjectionDetails,
  ObjectionList,
  ObjectionQuery,
  OwnObjection as WireOwnObjection,
  OwnObjectionList,
  OwnObjectionQuery,
} from '@waqf/contracts/objections';
import { type Payment, PaymentsFacade } from '../../distributions/index.js';
import { DocumentsFacade } from '../../documents/index.js';
import { type Ctx, Facts, Settings, Transactions } from '../../platform/index.js';
import { mayAnswer, ObjectionAccess } from '../access.js';
import { daysUntil } from '../domain/escalation.js';
import { objectionFact } from '../domain/objection.js';
import { dueDay, windowOf } from '../domain/objection-window.js';
import { ObjectionsNotFoundError } from '../objections.errors.js';
import { objectionSeen } from '../objections.facts.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';
import { ObjectionPresenter } from '../presenter.js';
import { type OfOwn, OwnObjection } from './own-objection.js';

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
    private readonly ownObjection: OwnObjection,
    private readonly files: DocumentsFacade,
    private readonly facts: Facts,
  ) {}

  /** @throws ObjectionsForbiddenError (403) */
  async list(ctx: Ctx, { waqfId }: ObjectionQuery): Promise<ObjectionList> {
    const visible = await this.access.waqfIds(ctx);
    const waqfIds = visible.filter((id) => waqfId === undefined || id === waqfId);
    return { objections: await this.presenter.all(ctx, await this.objections.ofWaqfs(ctx, waqfIds)) };
  }

  /** Its first opening by whoever answers is told its person. @throws ObjectionsNotFoundError (404) */
  async one(ctx: Ctx, { objectionId }: { objectionId: string }): Promise<ObjectionDetails> {
    await this.markSeen(ctx, objectionId);
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
    const uploads = await this.files.uploadLimits(ctx);
    return this.transactions.snapshot(ctx, async (ctx) => {
      const payment = paymentId === undefined ? null : await this.payments.own(ctx, userId, paymentId);
      const objections = await this.objections.ofPerson(ctx, userId, payment?.id ?? null);
      return {
        objections: await this.presenter.all(ctx, objections, userId),
        window: payment && timeOf(payment, objectionMonths, ctx.clock.now()),
        uploads,
      };
    });
  }

  /** @throws ObjectionsNotFoundError (404), for another person's too */
  async ownOne(ctx: Ctx, of: OfOwn): Promise<WireOwnObjection> {
    const found = await this.ownObjection.find(ctx, of);
    const objection = await this.presenter.one(ctx, found, found.personId);
    return { objection, uploads: await this.files.uploadLimits(ctx) };
  }

  private async markSeen(ctx: Ctx, objectionId: string): Promise<void> {
    const found = await this.objections.find(ctx, objectionId);
    if (found?.state !== 'open' || found.seenAt !== null) return;
    if (!mayAnswer(found, await this.access.toSee(ctx, found))) return;
    await this.transactions.run(ctx, async (ctx) => {
      if (await this.objections.markSeen(ctx, objectionId))
        await this.facts.record(ctx, objectionSeen, objectionFact(found, ''));
    });
  }
}

/** How long a payment can be objected to, and when an answer would come. */
function timeOf(payment: Payment, objectionMonths: number, now: Date): OwnObjectionList['window'] {
  const window = windowOf(payment, objectionMonths, now);
  const daysLeft = window.until === null ? null : daysUntil(window.until, now);
  return { ...window, daysLeft, answerBy: dueDay(now) };
}
