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
/** Maximum number of search words; more do not narrow the result of a search that a user would type. */
const mostWords = 8;

type Page = Pick<TransactionList, 'transactions' | 'nextCursor'>;

/** The register of income and expenses, limited to what the person may see. */
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
    // One snapshot for rows and totals: the sum of the rows must equal the total above them.
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
   * The first matching transactions as one page of any length, without totals; the query's cursor and page size are
   * ignored.
   */
  async matching(ctx: Ctx, query: TransactionQuery, most: number): Promise<Transaction[]> {
    const waqfIds = await this.access.readableIds(ctx, query.waqfId);
    return (await this.page(ctx, filterOf(waqfIds, query), most, query.sort)).transactions;
  }

  /** A page as in `execute` but without totals, whose cost grows with the number of rows. */
  async withoutTotals(ctx: Ctx, query: TransactionQuery): Promise<Page> {
    const waqfIds = await this.access.readableIds(ctx, query.waqfId);
    const sort = query.sort ?? newestFirst;
    const after = parseCursor(query.cursor, sortedBy(sort));
    return this.page(ctx, filterOf(waqfIds, query), query.limit ?? pageSize, sort, after);
  }

  /** The newest transactions, for other contexts that have already checked access to these waqfs. */
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

  /** Totals from the stored summaries when they support the filter, otherwise from the rows. */
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
  const sought = query.q ?? '';
  const words = [...new Set(searchWords(sought))].slice(0, mostWords);
  // A search of signs alone, such as %, asks for something that no transaction has, not for all of them.
  const findsNothing = words.length === 0 && sought.trim() !== '';
  return {
    waqfIds: findsNothing ? [] : waqfIds,
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
