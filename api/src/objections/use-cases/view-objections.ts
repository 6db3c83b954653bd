import { Injectable } from '@nestjs/common';
import type { ObjectionDetails, ObjectionList, ObjectionQuery } from '@waqf/contracts/objections';
import { PaymentsFacade } from '../../distributions/index.js';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { mayAnswer, ObjectionAccess } from '../access.js';
import { objectionFact } from '../domain/objection.js';
import { ObjectionsNotFoundError } from '../objections.errors.js';
import { objectionSeen } from '../objections.facts.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';
import { ObjectionPresenter } from '../presenter.js';

/** Shows objections to those who run, founded or watch over a waqf, with the whole calculation. */
@Injectable()
export class ViewObjections {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: ObjectionAccess,
    private readonly objections: ObjectionRepository,
    private readonly payments: PaymentsFacade,
    private readonly presenter: ObjectionPresenter,
    private readonly facts: Facts,
  ) {}

  /** @throws ObjectionsForbiddenError (403) */
  async list(ctx: Ctx, { waqfId }: ObjectionQuery): Promise<ObjectionList> {
    const visible = await this.access.waqfIds(ctx);
    const waqfIds = visible.filter((id) => waqfId === undefined || id === waqfId);
    return { objections: await this.presenter.all(ctx, await this.objections.ofWaqfs(ctx, waqfIds)) };
  }

  /**
   * One objection. The first time that the person who answers opens it is stored and shown to the beneficiary.
   * @throws ObjectionsNotFoundError (404)
   */
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

  private async markSeen(ctx: Ctx, objectionId: string): Promise<void> {
    const found = await this.objections.find(ctx, objectionId);
    if (found?.state !== 'open' || found.seenAt !== null) return;
    if (!mayAnswer(ctx, found, await this.access.toSee(ctx, found))) return;
    await this.transactions.run(ctx, async (ctx) => {
      if (await this.objections.markSeen(ctx, objectionId))
        await this.facts.record(ctx, objectionSeen, objectionFact(found, ''));
    });
  }
}
