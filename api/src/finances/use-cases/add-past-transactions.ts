import { Injectable } from '@nestjs/common';
import { Transactions, type Ctx } from '../../platform/index.js';
import type { NewTransaction } from '../domain/transaction.js';
import { EnterTransactions, type Entered } from './enter-transactions.js';
import { FinancesOccurredInFutureError } from '../finances.errors.js';
import { FinancesAccess } from '../access.js';

/** Imports a waqf's past transactions from another system, many at a time: one posting, no notices. */
@Injectable()
export class AddPastTransactions {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: FinancesAccess,
    private readonly enter: EnterTransactions,
  ) {}

  /**
   * Enters all or none, in the given order. An id that already exists enters nothing.
   * @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404), FinancesWaqfNotApprovedError (409),
   * FinancesOccurredInFutureError (422), FinancesInsufficientBalanceError (422)
   */
  async execute(
    ctx: Ctx,
    input: { waqfId: string; transactions: readonly Omit<NewTransaction, 'waqfId'>[] },
  ): Promise<Entered[]> {
    const waqf = await this.access.manageable(ctx, input.waqfId);
    if (input.transactions.some(({ occurredAt }) => occurredAt > ctx.clock.now()))
      throw new FinancesOccurredInFutureError();
    const transactions = input.transactions.map((transaction) => ({ ...transaction, waqfId: waqf.waqfId }));
    return this.transactions.run(ctx, (ctx) => this.enter.enter(ctx, waqf, transactions, true));
  }
}
