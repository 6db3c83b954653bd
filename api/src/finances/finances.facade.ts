import { Injectable } from '@nestjs/common';
import type { Transaction, TransactionList, TransactionQuery } from '@waqf/contracts/finances';
import type { DaySpan } from '@waqf/formats';
import { LedgerFacade } from '../ledger/index.js';
import { fingerprintOf, Transactions, type Ctx } from '../platform/index.js';
import { TransactionPresenter } from './presenter.js';
import { EnterTransactions, type TransactionInput } from './use-cases/enter-transactions.js';
import { FinancesAccess } from './access.js';
import { type KindTotal, type MonthTotal, PeriodTotalRepository } from './persistence/period-total.repository.js';
import { type ExpectedOccurrence, RepeatingOccurrences } from './use-cases/shared/repeating-occurrences.js';
import { ListTransactions } from './use-cases/list-transactions.js';

/** Income and expenses for use by other contexts. */
@Injectable()
export class FinancesFacade {
  constructor(
    private readonly lists: ListTransactions,
    private readonly access: FinancesAccess,
    private readonly periodTotals: PeriodTotalRepository,
    private readonly entering: EnterTransactions,
    private readonly presenter: TransactionPresenter,
    private readonly ledger: LedgerFacade,
    private readonly transactions: Transactions,
    private readonly occurrences: RepeatingOccurrences,
  ) {}

  /**
   * The newest transactions of these waqfs, in the contract's format. Waqfs that the person may not see are left out.
   */
  async recent(ctx: Ctx, waqfIds: readonly string[], limit: number): Promise<Transaction[]> {
    return this.lists.newest(ctx, waqfIds, limit);
  }

  /** Number of transactions, including reversals. */
  async count(ctx: Ctx, waqfIds: readonly string[]): Promise<number> {
    return (await this.ledger.totalFigures(ctx, waqfIds)).count;
  }

  /** A page of `GET /api/transactions` without its totals; the same errors apply. */
  async list(ctx: Ctx, query: TransactionQuery): Promise<Omit<TransactionList, 'totals'>> {
    return this.lists.withoutTotals(ctx, query);
  }

  /** Totals by waqf, type and source or category, within days of Asia/Riyadh. The caller has checked access. */
  async kindTotals(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<KindTotal[]> {
    return this.periodTotals.kinds(ctx, waqfIds, span);
  }

  /** All occurrences of repeating transactions planned for these days. The caller has checked access. */
  async expectedOccurrences(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<ExpectedOccurrence[]> {
    return this.occurrences.expected(ctx, waqfIds, span);
  }

  /** The yield by month, oldest first, without months that have no transactions. The caller has checked access. */
  async monthTotals(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<MonthTotal[]> {
    return this.periodTotals.months(ctx, waqfIds, span);
  }

  /**
   * Records an income or an expense like `POST /api/transactions`, in the caller's transaction: for items that are in a
   * bank statement but not in the books. Repeating the same id enters nothing and returns the same result.
   * @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404), FinancesWaqfNotApprovedError (409),
   * LedgerKeyReusedError (409), FinancesInsufficientBalanceError (422)
   */
  async record(ctx: Ctx, input: Omit<TransactionInput, 'fingerprint' | 'fromStatement'>): Promise<Transaction> {
    const waqf = await this.access.manageable(ctx, input.waqfId);
    return this.transactions.run(ctx, async (ctx) => {
      const [entered] = await this.entering.enter(ctx, waqf, [
        { ...input, fingerprint: fingerprintOf(input), fromStatement: true },
      ]);
      if (!entered) throw new Error('a transaction without an outcome');
      return this.presenter.one(ctx, entered.record);
    });
  }
}
