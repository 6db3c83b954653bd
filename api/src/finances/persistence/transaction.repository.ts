import { Injectable } from '@nestjs/common';
import {
  type ExpenseCategory,
  type IncomeFund,
  type IncomeSource,
  type TransactionSort,
  transactionSorts,
  type TransactionType,
  unnamed,
} from '@waqf/contracts/finances';
import { endOfDay, startOfDay } from '@waqf/formats';
import { halalas, type Halalas } from '@waqf/money';
import { type Ctx, neverNull, genericPlan, sql, type SqlValue, variants } from '../../platform/index.js';
import { sortedBy, type TransactionPlace } from '../domain/transaction-cursor.js';
import type { TransactionRecord } from '../domain/transaction.js';
import { firstPlace, newestFound, newestTransactions, newestWalked, walks } from './newest-transactions.js';
import { searchLexemes } from './search-lexemes.js';
import {
  columns,
  columnsOfDetails,
  definitions,
  recordOf,
  transactionNames,
  transactionRow,
  withUndo,
} from './transaction-columns.js';

/** Search criteria; null means no restriction. */
export interface TransactionFilter {
  waqfIds: readonly string[];
  type: TransactionType | null;
  source: IncomeSource | typeof unnamed | null;
  fund: IncomeFund | null;
  category: ExpenseCategory | typeof unnamed | null;
  /** Dates `YYYY-MM-DD` in Riyadh, both included. */
  from: string | null;
  to: string | null;
  /** The words of the search, converted by `searchExpression`. */
  expression: string | null;
  min: Halalas | null;
  max: Halalas | null;
}

export interface FilterTotals {
  income: Halalas;
  expenses: Halalas;
  count: number;
}

/** The filter conditions except the waqfs: `$2` to `$10`. */
const matching = `($2::text IS NULL OR type = $2)
  AND ($3::text IS NULL OR coalesce(source, CASE type WHEN 'income' THEN '${unnamed}' END) = $3)
  AND ($4::text IS NULL OR coalesce(category, CASE type WHEN 'expense' THEN '${unnamed}' END) = $4)
  AND ($5::timestamptz IS NULL OR occurred_at >= $5) AND ($6::timestamptz IS NULL OR occurred_at < $6)
  AND ($7::text IS NULL OR words @@ $7::tsquery) AND ($8::bigint IS NULL OR amount_halalas >= $8)
  AND ($9::bigint IS NULL OR amount_halalas <= $9) AND ($10::text IS NULL OR fund = $10)`;

/** The expression that a sort compares, for the rows of a relation; the indexes use exactly the same text. */
const sortColumns: Record<TransactionPlace['by'], (relation: string) => string> = {
  date: (relation) => `${relation}.occurred_at`,
  amount: (relation) =>
    `(CASE WHEN (${relation}.type = 'income') = (${relation}.reverses_id IS NULL)
       THEN ${relation}.amount_halalas ELSE -${relation}.amount_halalas END)`,
};
const placeTypes: Record<TransactionPlace['by'], string> = { date: 'timestamptz', amount: 'bigint' };

/**
 * Up to this number of rows with the searched words are read and then sorted. When there are more, some of them are
 * near the front of any order, so a walk in order meets them soon; a page of few rows is full sooner.
 */
export const mostFound = (limit: number): number => Math.min(10_000, limit * 500);

/** Up to this number of waqfs are each read by their own index; a user with more waqfs sees nearly all rows anyway. */
const fewWaqfs = 50;

const addTransactions = sql({
  name: 'finances.add-transactions',
  text: `INSERT INTO finances.transaction (${columns}, words)
         SELECT ${columns}, array_to_tsvector(words)
         FROM jsonb_to_recordset($1::jsonb) AS row (${definitions}, words text[])`,
});

const findTransactions = sql({
  name: 'finances.find-transactions',
  text: `SELECT ${transactionNames.map((name) => `t.${name}`).join(', ')}, ${withUndo} FROM finances.transaction t
         LEFT JOIN finances.transaction undo ON undo.reverses_id = t.id WHERE t.id = ANY ($1::uuid[])`,
  row: transactionRow,
});

const countFound = sql({
  name: 'finances.count-found-transactions',
  prepared: true,
  text: `SELECT count(*)::int AS rows FROM (
           SELECT FROM finances.transaction WHERE words @@ ${genericPlan(1, 'tsquery')}
           LIMIT ${genericPlan(2, 'bigint')}) AS found`,
  row: { rows: neverNull('int4', 'a count is a number') },
});

const listTransactions = variants(transactionSorts, (sort) => {
  const by = sortedBy(sort);
  const [direction, beyond] = sort.startsWith('-') ? ['DESC', '<'] : ['ASC', '>'];
  const order = (relation: string): string => `${sortColumns[by](relation)} ${direction}, ${relation}.id ${direction}`;
  const condition = `${matching} AND ($11::${placeTypes[by]} IS NULL
    OR (${sortColumns[by]('transaction')}, transaction.id) ${beyond} ($11, $12::uuid))`;
  const ofPage = (name: string, page: string) =>
    sql({
      name: `finances.list-transactions-of-${name}-by-${sort}`,
      text: `WITH page AS (${page}) SELECT page.*, ${withUndo} FROM page
             LEFT JOIN finances.transaction undo ON undo.reverses_id = page.id ORDER BY ${order('page')}`,
      row: transactionRow,
    });
  return {
    few: ofPage(
      'few',
      `SELECT of_waqf.* FROM unnest($1::uuid[]) AS own (waqf) CROSS JOIN LATERAL (
         SELECT ${columns} FROM finances.transaction WHERE waqf_id = own.waqf AND ${condition}
         ORDER BY ${order('transaction')} LIMIT $13
       ) AS of_waqf ORDER BY ${order('of_waqf')} LIMIT $13`,
    ),
    many: ofPage(
      'many',
      `SELECT ${columns} FROM finances.transaction WHERE waqf_id = ANY ($1::uuid[]) AND ${condition}
       ORDER BY ${order('transaction')} LIMIT $13`,
    ),
    // OFFSET 0 keeps the other conditions out, so that only the index of words finds the rows.
    found: ofPage(
      'found',
      `SELECT ${columns} FROM (SELECT * FROM finances.transaction WHERE words @@ $7::tsquery OFFSET 0) AS transaction
       WHERE waqf_id = ANY ($1::uuid[]) AND ${condition} ORDER BY ${order('transaction')} LIMIT $13`,
    ),
  };
});

const sumTransactions = sql({
  name: 'finances.sum-transactions',
  text: `SELECT coalesce(sum(signed) FILTER (WHERE type = 'income'), 0) AS income,
           coalesce(sum(signed) FILTER (WHERE type = 'expense'), 0) AS expenses, count(*) AS count
         FROM (SELECT type, CASE WHEN reverses_id IS NULL THEN amount_halalas ELSE -amount_halalas END AS signed
               FROM finances.transaction WHERE waqf_id = ANY ($1::uuid[]) AND ${matching}) AS matched`,
  row: { income: 'numeric', expenses: 'numeric', count: 'int8' },
});

/** The table `finances.transaction`: rows are added and never changed. */
@Injectable()
export class TransactionRepository {
  async add(ctx: Ctx, records: readonly TransactionRecord[]): Promise<void> {
    await addTransactions.run(ctx, [JSON.stringify(records.map(rowOfRecord))]);
  }

  /** Transactions by id; an unknown id is not in the map. */
  async find(ctx: Ctx, ids: readonly string[]): Promise<Map<string, TransactionRecord>> {
    const rows = await findTransactions.rows(ctx, [ids]);
    return new Map(rows.map((row) => [row.id, recordOf(row)]));
  }

  /** A page of transactions after the cursor, in the order of `sort`; rows with equal values are sorted by id. */
  async list(
    ctx: Ctx,
    filter: TransactionFilter,
    limit: number,
    after: TransactionPlace | null,
    sort: TransactionSort = '-date',
  ): Promise<TransactionRecord[]> {
    const newest = [filter.waqfIds, placeOf(after) ?? firstPlace.at, after?.id ?? firstPlace.id, limit];
    if (sort === '-date' && filter.waqfIds.length <= fewWaqfs && isWhole(filter))
      return (await newestTransactions.rows(ctx, newest)).map(recordOf);
    const onlyWords = sort === '-date' && filter.expression !== null && isWhole(filter, ['expression']);
    const walked = onlyWords ? await this.walkNewest(ctx, filter, newest, limit) : null;
    if (walked !== null) return walked;
    const way = await this.chooseQuery(ctx, filter, limit);
    if (way === 'none') return [];
    if (way === 'found' && onlyWords)
      return (await newestFound.rows(ctx, [...newest, filter.expression])).map(recordOf);
    const values = [...valuesOf(filter), placeOf(after), after?.id ?? null, limit];
    return (await listTransactions[sort][way].rows(ctx, values)).map(recordOf);
  }

  /** A full page of the newest rows with the words, or null when the index of words has to be asked. */
  private async walkNewest(
    ctx: Ctx,
    { waqfIds, expression }: TransactionFilter,
    newest: readonly SqlValue[],
    limit: number,
  ): Promise<TransactionRecord[] | null> {
    const statement = newestWalked[waqfIds.length === 1 ? 'one' : 'several'];
    for (const rowsToWalk of Object.values(walks)) {
      const rows = await statement.rows(ctx, [...newest, expression, rowsToWalk]);
      if (rows.length === limit) return rows.map(recordOf);
      if (rows.length * (walks.long / walks.short) < limit) return null;
    }
    return null;
  }

  /**
   * How to find the rows. Rare words are looked up in their index: a walk in order would pass nearly all rows before a
   * match.
   */
  private async chooseQuery(
    ctx: Ctx,
    { waqfIds, expression }: TransactionFilter,
    limit: number,
  ): Promise<'few' | 'many' | 'found' | 'none'> {
    if (expression === null) return waqfIds.length > fewWaqfs ? 'many' : 'few';
    const most = mostFound(limit);
    const { rows } = await countFound.one(ctx, [expression, most + 1]);
    if (rows === 0) return 'none';
    return rows > most ? 'many' : 'found';
  }

  /** Totals of all matching rows. A reversal is subtracted. */
  async totals(ctx: Ctx, filter: TransactionFilter): Promise<FilterTotals> {
    return totalsOf(await sumTransactions.one(ctx, valuesOf(filter)));
  }
}

/** Converts sums from the database's text. */
export const totalsOf = ({ income, expenses, count }: Record<keyof FilterTotals, string>): FilterTotals => ({
  income: halalas(BigInt(income)),
  expenses: halalas(BigInt(expenses)),
  count: Number(count),
});

/** Whether a filter has no condition except on the waqfs and on the `named` fields. */
export function isWhole(filter: TransactionFilter, named: readonly (keyof TransactionFilter)[] = []): boolean {
  const free = new Set<string>(['waqfIds', ...named]);
  return Object.entries(filter).every(([name, value]) => free.has(name) || value === null);
}

function valuesOf(filter: TransactionFilter): SqlValue[] {
  return [
    filter.waqfIds,
    filter.type,
    filter.source,
    filter.category,
    filter.from === null ? null : startOfDay(filter.from),
    filter.to === null ? null : endOfDay(filter.to),
    filter.expression,
    filter.min?.toString() ?? null,
    filter.max?.toString() ?? null,
    filter.fund,
  ];
}

function placeOf(after: TransactionPlace | null): Date | string | null {
  if (after === null) return null;
  return after.by === 'date' ? after.at : after.signed.toString();
}

function rowOfRecord(record: TransactionRecord): Record<string, unknown> {
  return {
    id: record.id,
    waqf_id: record.waqfId,
    type: record.type,
    amount_halalas: record.amount.toString(),
    ...columnsOfDetails(record),
    occurred_at: record.occurredAt,
    created_at: record.createdAt,
    recorded_by: record.recordedBy,
    reverses_id: record.reverses?.id ?? null,
    reason: record.reverses?.reason ?? null,
    words: searchLexemes(record),
  };
}
