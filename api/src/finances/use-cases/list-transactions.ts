import { Injectable } from '@nestjs/common';
import type {
  RecentTransactionsQuery,
  Transaction,
  TransactionList,
  TransactionQuery,
  TransactionSort,
  TransactionTotals,
} from '@waqf/contracts/finances';
import { searchWords } from '@waqf/formats';
import { formatAmountForWire, halalas, parseAmount } from '@waqf/money';
import { LedgerFacade } from '../../ledger/index.js';
import { Transactions, type Ctx } from '../../platform/index.js';
import { searchExpression } from '../../search/index.js';
import { TransactionPresenter } from '../presenter.js';
import { formatCursor, parseCursor, sortedBy, type TransactionPlace } from '../domain/transaction-cursor.js';
import { signedAmount, type TransactionRecord } from '../domain/transaction.js';
import { PeriodTotalRepository } from '../persistence/period-total.repository.js';
import { isWhole, TransactionRepository, type TransactionFilter } from '../persistence/transaction.repository.js';
import { FinancesAccess } from '../access.js';

const pageSize = 50;
const recentSize = 5;
const newestFirst: TransactionSort = '-date';
/** More words than these narrow nothing that a person would type. */
const mostWords = 8;

type Page = Pick<TransactionList, 'transactions' | 'nextCursor'>;

/** The register of income and expenses within what the person sees. */
@Injectable()
export class ListTransactions {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: FinancesAccess,
    private readonly rows: TransactionRepository,
    private readonly periodTotals: PeriodTotalRepository,
    private readonly ledger: LedgerFacade,
    private readonly presenter: TransactionPresenter,
  ) {}

  /**
   * @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404), InvalidCursorError (400)
   * also for a cursor of another sort
   */
  async execute(ctx: Ctx, query: TransactionQuery): Promise<TransactionList> {
    const waqfIds = await this.access.readableIds(ctx, query.waqfId);
    const filter = filterOf(waqfIds, query);
    const sort = query.sort ?? newestFirst;
    const after = parseCursor(query.cursor, sortedBy(sort));
    // One moment for rows and totals: the sum of the rows must be the total above them.
    return this.transactions.snapshot(ctx, async (ctx) => {
      const [page, totals] = await Promise.all([
        this.page(ctx, filter, query.limit ?? pageSize, sort, after),
        after ? null : this.totals(ctx, filter),
      ]);
      return { ...page, totals };
    });
  }

  /** @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404) */
  async recent(ctx: Ctx, query: RecentTransactionsQuery): Promise<Page> {
    return this.transactions.snapshot(ctx, async (ctx) => {
      const waqfIds = await this.access.readableIds(ctx, query.waqfId);
      return this.page(ctx, filterOf(waqfIds, {}), query.limit ?? recentSize);
    });
  }

  /**
   * The first that match, as one page of any length, without totals; a cursor and a page size in the query count for
   * nothing.
   */
  async matching(ctx: Ctx, query: TransactionQuery, most: number): Promise<Transaction[]> {
    const waqfIds = await this.access.readableIds(ctx, query.waqfId);
    return (await this.page(ctx, filterOf(waqfIds, query), most, query.sort)).transactions;
  }

  /** A page as `execute` answers it, without the totals, which cost as much as there are rows. */
  async withoutTotals(ctx: Ctx, query: TransactionQuery): Promise<Page> {
    const waqfIds = await this.access.readableIds(ctx, query.waqfId);
    const sort = query.sort ?? newestFirst;
    const after = parseCursor(query.cursor, sortedBy(sort));
    return this.page(ctx, filterOf(waqfIds, query), query.limit ?? pageSize, sort, after);
  }

  /** For other contexts, which have checked who sees these waqfs. */
  async newest(ctx: Ctx, waqfIds: readonly string[], limit: number): Promise<Transaction[]> {
    return (await this.page(ctx, filterOf(waqfIds, {}), limit)).transactions;
  }

  private async page(
    ctx: Ctx,
    filter: TransactionFilter,
    limit: number,
    sort = newestFirst,
    after: TransactionPlace | null = null,
  ): Promise<Page> {
    const found = await this.rows.list(ctx, filter, limit + 1, after, sort);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      transactions: await this.presenter.all(ctx, page),
      nextCursor: found.length > limit && last ? formatCursor(placeOf(last, sort)) : null,
    };
  }

  /** Read from summaries where they know the filter, and otherwise row by row. */
  private async totals(ctx: Ctx, filter: TransactionFilter): Promise<TransactionTotals> {
    const figures = isWhole(filter) ? await this.ledger.totalFigures(ctx, filter.waqfIds) : undefined;
    const { income, expenses, count } = figures
      ? { income: figures.revenue, expenses: figures.expenses, count: figures.count }
      : ((await this.periodTotals.ofFilter(ctx, filter)) ?? (await this.rows.totals(ctx, filter)));
    return {
      income: formatAmountForWire(income),
      expenses: formatAmountForWire(expenses),
      net: formatAmountForWire(halalas(income - expenses)),
      count,
    };
  }
}

function filterOf(
  waqfIds: readonly string[],
  query: Omit<TransactionQuery, 'waqfId' | 'sort' | 'limit' | 'cursor'>,
): TransactionFilter {
  const words = [...new Set(searchWords(query.q ?? ''))].slice(0, mostWords);
  return {
    waqfIds,
    type: query.type ?? null,
    source: query.source ?? null,
    fund: query.fund ?? null,
    category: query.category ?? null,
    from: query.from ?? null,
    to: query.to ?? null,
    expression: words.length === 0 ? null : searchExpression(words),
    min: query.min === undefined ? null : parseAmount(query.min),
    max: query.max === undefined ? null : parseAmount(query.max),
  };
}

function placeOf(last: TransactionRecord, sort: TransactionSort): TransactionPlace {
  const by = sortedBy(sort);
  return by === 'date' ? { by, at: last.occurredAt, id: last.id } : { by, signed: signedAmount(last), id: last.id };
}
