import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import { PaymentsFacade } from '../../distributions/index.js';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { type Objection, objectionFact } from '../domain/objection.js';
import { objectionStates } from '../domain/objection-states.js';
import { ObjectionsClosedError, ObjectionsNotFoundError } from '../objections.errors.js';
import { objectionWithdrawn } from '../objections.facts.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';

/** Whoever objected takes it back before it is answered; the payment can be objected to again. */
@Injectable()
export class WithdrawObjection {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsFacade,
    private readonly objections: ObjectionRepository,
    private readonly facts: Facts,
  ) {}

  /** @throws ObjectionsNotFoundError (404) for another person's too, ObjectionsClosedError (409) */
  async execute(ctx: Ctx, { objectionId, ...query }: PortalQuery & { objectionId: string }): Promise<Objection> {
    const userId = await this.payments.portalPersonId(ctx, query);
    return this.transactions.run(ctx, async (ctx) => {
      const found = await this.objections.findForUpdate(ctx, objectionId);
      if (found?.personId !== userId) throw new ObjectionsNotFoundError();
      const state = objectionStates.next(found.state, 'withdraw', () => new ObjectionsClosedError());
      const objection = { ...found, state };
      await this.objections.settle(ctx, objection);
      await this.facts.record(ctx, objectionWithdrawn, objectionFact(objection, objection.text));
      return objection;
    });
  }
}
