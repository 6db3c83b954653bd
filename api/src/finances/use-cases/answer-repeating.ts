import { Injectable } from '@nestjs/common';
import type { AnswerRepeating as Seen, TransactionEnvelope } from '@waqf/contracts/finances';
import { formatAmountForWire } from '@waqf/money';
import { type Ctx, newId, refuseChangedMeanwhile, Transactions } from '../../platform/index.js';
import { FinancesAccess } from '../access.js';
import type { RepeatingRecord } from '../domain/repeating.js';
import { momentOf } from '../domain/transaction-day.js';
import { detailsOf } from '../domain/transaction.js';
import { TransactionPresenter } from '../presenter.js';
import { EnterTransactions } from './enter-transactions.js';
import { PlanRepeating } from './plan-repeating.js';
import { RepeatingOccurrences } from './shared/repeating-occurrences.js';

interface Occurrence {
  readonly id: string;
  readonly dueOn: string;
  /** What the user saw of the plan. */
  readonly seen?: Seen['seen'];
}

/** Gives an occurrence its only answer: it is entered or skipped. The lock on the plan lets only one answer pass. */
@Injectable()
export class AnswerRepeating {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: FinancesAccess,
    private readonly plans: PlanRepeating,
    private readonly occurrences: RepeatingOccurrences,
    private readonly enter: EnterTransactions,
    private readonly presenter: TransactionPresenter,
  ) {}

  /**
   * Enters the transaction with the date of its occurrence.
   * @throws FinancesForbiddenError (403), FinancesRepeatingNotFoundError (404), FinancesRepeatingEndedError,
   *   FinancesNothingDueError, ChangedMeanwhileError (409), FinancesInsufficientBalanceError (422)
   */
  confirm(ctx: Ctx, { id, dueOn, seen = {} }: Occurrence): Promise<TransactionEnvelope> {
    return this.transactions.run(ctx, async (ctx) => {
      const plan = await this.plans.lock(ctx, id);
      await this.occurrences.requireOpen(ctx, plan, dueOn);
      const { waqfId, type, amount, description } = plan;
      // Who confirms an amount must not enter another one that somebody has put in its place.
      refuseChangedMeanwhile(seen, { amount: formatAmountForWire(amount), description }, seen);
      const waqf = await this.access.manageable(ctx, waqfId);
      const transaction = { id: newId(), waqfId, type, amount, ...detailsOf(plan) };
      const occurredAt = momentOf(dueOn, ctx.clock.now());
      const [entered] = await this.enter.enter(ctx, waqf, [{ ...transaction, occurredAt }]);
      if (!entered) throw new Error('a transaction without an outcome');
      await this.occurrences.close(ctx, id, dueOn, transaction.id);
      return {
        transaction: await this.presenter.one(ctx, entered.record),
        balance: formatAmountForWire(entered.balance),
      };
    });
  }

  /** @throws like `confirm`, except for the balance */
  skipOccurrence(ctx: Ctx, { id, dueOn }: Occurrence): Promise<RepeatingRecord> {
    return this.transactions.run(ctx, async (ctx) => {
      const plan = await this.plans.lock(ctx, id);
      await this.occurrences.requireOpen(ctx, plan, dueOn);
      await this.occurrences.markSkipped(ctx, plan, dueOn);
      return plan;
    });
  }
}
