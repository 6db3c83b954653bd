import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import {
  amount,
  amountsInOrder,
  pageCursor,
  pageLimit,
  periodInOrder,
  queryDay,
  searchText,
  statementQuery,
} from '../request-fields.js';
import { requestId } from '../request-id.js';
import { day, id, instant, money } from '../wire.js';
import { expenseCategories, unnamed, fundOfSource, incomeFunds, incomeSources, transactionTypes } from './labels.js';
import { proseText } from '../text-rules/index.js';
import { enteredFields, optionally } from './entered-fields.js';

export * from './labels.js';
export * from './repeating.js';

/**
 * One income or expense of the waqf. It never changes; a mistake is undone by another transaction that refers to it.
 */
export const transaction = z.object({
  id,
  waqfId: id,
  waqfName: z.string(),
  type: answered(transactionTypes),
  /** In riyals, always positive. */
  amount: money,
  /** The effect on the waqf's money, in riyals: negative for an expense and for a reversed income. */
  signedAmount: money,
  description: z.string(),
  /** Source of an income; null for an expense and when none was given. */
  source: z.nullable(answered(incomeSources)),
  /** The fund that an income adds to, which its source decides; null for an expense. */
  fund: z.nullable(answered(incomeFunds)),
  /** Category of an expense; null for an income and when none was given. */
  category: z.nullable(answered(expenseCategories)),
  /** The day in Asia/Riyadh on which it is booked. */
  occurredOn: day,
  /** The moment at which it is booked; lists are sorted by it. */
  occurredAt: instant,
  createdAt: instant,
  /** Name of the user who recorded it; null when the platform did. */
  recordedBy: z.nullable(z.string()),
  /** The photo or file of its receipt, at `GET /api/transactions/{id}/receipt`; null when there is none. */
  receipt: z.optional(z.nullable(z.object({ fileName: z.string(), bytes: z.number(), addedAt: instant }))),
  /** The transaction that this one undoes; null when it undoes none. */
  reverses: z.nullable(z.object({ id, reason: z.string() })),
  /** The transaction that has undone this one; null when none has. */
  reversedBy: z.nullable(z.object({ id, reason: z.string(), occurredAt: instant })),
  /** Whether the reader may reverse it now. */
  mayReverse: z.boolean(),
});
export type Transaction = z.infer<typeof transaction>;

/** Fields that only one type of transaction may have, with that type. */
export const fieldsOfType = { source: 'income', fund: 'income', category: 'expense' } as const;

type TypeAndFields = { [Field in 'type' | keyof typeof fieldsOfType]?: string | null | undefined };
const onlyOfItsType = (field: keyof typeof fieldsOfType, error: string) =>
  z.refine<TypeAndFields>((given) => given.type === fieldsOfType[field] || !given[field], { error, path: [field] });

/**
 * Body of `POST /api/transactions` (optional header `Idempotency-Key`), 201. `source` is for an income, `category` for
 * an expense. `fund` is the fund that an income adds to and must be that of its source. `occurredOn` is a day in
 * Asia/Riyadh, today when left out, never in the future.
 */
export const createTransaction = z
  .object({
    ...enteredFields,
    fund: optionally(z.enum(incomeFunds, messageKey('finances.fund')), messageKey('finances.fund')),
    occurredOn: z.optional(z.nullable(queryDay)),
  })
  .check(
    onlyOfItsType('source', messageKey('finances.sourceForIncome')),
    onlyOfItsType('category', messageKey('finances.categoryForExpense')),
    onlyOfItsType('fund', messageKey('finances.fundForIncome')),
    z.refine(({ fund, source }) => fund !== 'corpus' || fundOfSource(source) === 'corpus', {
      error: messageKey('finances.corpusSource'),
      path: ['source'],
    }),
    z.refine(({ fund, source }) => fund !== 'yield' || fundOfSource(source) === 'yield', {
      error: messageKey('finances.yieldSource'),
      path: ['source'],
    }),
  );
export type CreateTransaction = z.infer<typeof createTransaction>;
/** What a client sends, before the schema transforms it. */
export type CreateTransactionInput = z.input<typeof createTransaction>;

/**
 * Answer of recording and of reversing; `balance` is the balance of the affected fund (yield or corpus) right after it.
 */
export const transactionEnvelope = z.object({ transaction, balance: money });
export type TransactionEnvelope = z.infer<typeof transactionEnvelope>;

/** Answer of `POST /api/transactions/{id}/receipt` (multipart with one file `document`): 201. */
export const receiptEnvelope = z.object({ transaction });

/**
 * Body of `POST /api/transactions/{id}/reverse` (optional header `Idempotency-Key`); 201 with the transaction that
 * undoes it.
 */
export const reverseTransaction = z.object({
  reason: proseText({
    least: 3,
    most: 300,
    short: messageKey('field.reasonRequired'),
    long: messageKey('field.reasonLong'),
  }),
});
export type ReverseTransaction = z.infer<typeof reverseTransaction>;

const waqfChoice = z.optional(requestId(messageKey('waqf.choose')));

/** Query of `GET /api/transactions/recent?limit&waqfId`: newest first, 5 rows unless `limit` says otherwise. */
export const recentTransactionsQuery = z.object({ limit: pageLimit, waqfId: waqfChoice });
export type RecentTransactionsQuery = z.infer<typeof recentTransactionsQuery>;
export const recentTransactions = z.object({ transactions: z.array(transaction), nextCursor: z.nullable(z.string()) });

/** A column to sort by; `-` means descending. The amount is the signed one that the list shows. */
export const transactionSorts = ['-date', 'date', '-amount', 'amount'] as const;
export type TransactionSort = (typeof transactionSorts)[number];

/**
 * Query of `GET /api/transactions`: transactions of the waqfs that the user can see in the active role, newest first
 * unless `sort` says otherwise, 50 rows unless `limit` says otherwise. A cursor is valid only for the `sort` it was
 * made with. `from` and `to` are days in Asia/Riyadh, both included; `min` and `max` apply to `amount`; `none` finds an
 * income without a source or an expense without a category. Every word of `q` must occur in the description, the source
 * or the category, or be the beginning of the amount in riyals; tashkeel and forms of alif are ignored.
 */
export const transactionQuery = z
  .object({
    waqfId: waqfChoice,
    type: z.optional(z.enum(['income', 'expense'], messageKey('finances.type'))),
    source: z.optional(z.enum([...incomeSources, unnamed], messageKey('finances.source'))),
    /** Only incomes of this fund. */
    fund: z.optional(z.enum(incomeFunds, messageKey('finances.fund'))),
    category: z.optional(z.enum([...expenseCategories, unnamed], messageKey('finances.category'))),
    from: queryDay,
    to: queryDay,
    q: z.optional(searchText),
    min: z.optional(amount()),
    max: z.optional(amount()),
    sort: z.optional(z.enum(transactionSorts, messageKey('field.unknownChoice'))),
    limit: pageLimit,
    cursor: pageCursor,
  })
  .check(periodInOrder, amountsInOrder);
export type TransactionQuery = z.infer<typeof transactionQuery>;
/** What a client sends, before the schema transforms it. */
export type TransactionQueryInput = z.input<typeof transactionQuery>;

/**
 * Totals of all matching transactions, not only of the page, in riyals. Reversals are subtracted; `count` is the number
 * of rows.
 */
export const transactionTotals = z.object({ income: money, expenses: money, net: money, count: z.number() });
export type TransactionTotals = z.infer<typeof transactionTotals>;
/** `totals` is sent with the first page and is null on later pages. */
export const transactionList = z.object({
  transactions: z.array(transaction),
  nextCursor: z.nullable(z.string()),
  totals: z.nullable(transactionTotals),
});
export type TransactionList = z.infer<typeof transactionList>;

const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, messageKey('field.month')));

/**
 * Query of `GET /api/transactions/months?waqfId&from&to` (`YYYY-MM`, both included, at most 60 months): the last twelve
 * months by default.
 */
export const monthsQuery = z
  .object({ waqfId: waqfChoice, from: z.optional(month), to: z.optional(month) })
  .check(periodInOrder);
export type MonthsQuery = z.infer<typeof monthsQuery>;

/** Figures of a Gregorian month in Asia/Riyadh, from the ledger. Months without entries are included with zeros. */
export const monthFigures = z.object({
  year: z.int().check(z.gte(2000)),
  month: z.int().check(z.gte(1), z.lte(12)),
  income: money,
  expenses: money,
  net: money,
  /** Number of income and expense entries, including reversals. */
  count: z.number(),
  /** The yield of the waqfs at the end of the month, in riyals; for the current month, the yield now. */
  closing: money,
  /**
   * Change from the previous month in percent, with one decimal; the current month is compared with the same days of
   * the previous one. Null when there is nothing to compare with.
   */
  incomeChange: z.nullable(z.number()),
  expensesChange: z.nullable(z.number()),
});
export type MonthFigures = z.infer<typeof monthFigures>;
/**
 * Months from oldest to newest. `current` is the current month even when `to` is earlier; `balance` is the yield of
 * these waqfs now, in riyals.
 */
export const monthsAnswer = z.object({ months: z.array(monthFigures), current: monthFigures, balance: money });
export type MonthsAnswer = z.infer<typeof monthsAnswer>;

/**
 * Query of `GET /api/waqf/{id}/account-statement?from&to&limit&cursor`: the waqf's main account according to the books;
 * the current month by default.
 */
export const accountStatementQuery = statementQuery;
export type AccountStatementQuery = z.infer<typeof accountStatementQuery>;

/** A line of the account statement (كشف حساب). */
export const statementEntry = z.object({
  /** Id of the ledger entry (قيد). */
  id,
  /** `transfer` is between the main account and a sub-account; `reversal` undoes one of the other kinds. */
  kind: answered(['income', 'expense', 'transfer', 'reversal']),
  description: z.string(),
  occurredOn: day,
  occurredAt: instant,
  /** In riyals; positive into the account, negative out of it. */
  amount: money,
  /** Balance of the account after this entry, in riyals. */
  balance: money,
  /** The income or expense that caused it; null for a transfer. */
  transactionId: z.nullable(id),
});
export type StatementEntry = z.infer<typeof statementEntry>;

/**
 * Entries from newest to oldest; `opening` is the balance before the oldest entry of the period, `closing` after the
 * newest.
 */
export const accountStatement = z.object({
  waqf: z.object({ id, name: z.string() }),
  from: day,
  to: day,
  opening: money,
  closing: money,
  entries: z.array(statementEntry),
  nextCursor: z.nullable(z.string()),
});
export type AccountStatement = z.infer<typeof accountStatement>;
