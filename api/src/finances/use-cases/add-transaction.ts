import { Injectable } from '@nestjs/common';
import type { CreateTransaction, TransactionEnvelope } from '@waqf/contracts/finances';
import { formatAmountForWire, parseAmount } from '@waqf/money';
import { entryIdOf, fingerprintOf, Transactions, type Ctx } from '../../platform/index.js';
import { TransactionPresenter } from '../presenter.js';
import { detailsOf } from '../domain/transaction.js';
import { dayHasCome, momentOf } from '../domain/transaction-day.js';
import { EnterTransactions } from './enter-transactions.js';
import { FinancesOccurredInFutureError } from '../finances.errors.js';
import { FinancesAccess } from '../access.js';

const addRoute = 'POST /api/transactions';

/**
 * The nazir or an administrator records an income or an expense; the waqf's balance changes in the same transaction.
 */
@Injectable()
export class AddTransaction {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: FinancesAccess,
    private readonly enter: EnterTransactions,
    private readonly presenter: TransactionPresenter,
  ) {}

  /**
   * @param key the client's idempotency key: repeating the same request enters nothing and returns the same result
   * @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404), FinancesWaqfNotApprovedError (409),
   *   LedgerKeyReusedError (409), FinancesOccurredInFutureError, FinancesOccurredTooLongAgoError,
   *   FinancesInsufficientBalanceError (422)
   */
  async execute(ctx: Ctx, input: CreateTransaction, key: string | undefined): Promise<TransactionEnvelope> {
    const waqf = await this.access.manageable(ctx, input.waqfId.toLowerCase());
    const now = ctx.clock.now();
    const occurredOn = input.occurredOn ?? null;
    if (occurredOn !== null && !dayHasCome(occurredOn, now)) throw new FinancesOccurredInFutureError();
    const transaction = {
      id: entryIdOf(ctx, addRoute, key),
      waqfId: waqf.waqfId,
      type: input.type,
      amount: parseAmount(input.amount),
      ...detailsOf(input),
      occurredAt: momentOf(occurredOn, now),
      fingerprint: fingerprintOf({ ...input, waqfId: waqf.waqfId, amount: parseAmount(input.amount), occurredOn }),
    };
    return this.transactions.run(ctx, async (ctx) => {
      const [entered] = await this.enter.enter(ctx, waqf, [transaction]);
      if (!entered) throw new Error('a transaction without an outcome');
      return {
        transaction: await this.presenter.one(ctx, entered.record),
        balance: formatAmountForWire(entered.balance),
      };
    });
  }
}
