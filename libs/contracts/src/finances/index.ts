import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { amount, pageCursor, pageLimit, queryDay, searchText } from '../request-fields.js';
import { day, id, instant, money } from '../wire.js';
import { expenseCategories, unnamed, fundOfSource, incomeFunds, incomeSources, transactionTypes } from './labels.js';
import { proseText } from '../text-rules/index.js';
import { enteredFields, optionally } from './entered-fields.js';

export * from './labels.js';
export * from './repeating.js';

/** A row of the waqf's income and expenses. It never changes; a mistake is undone by another row that names it. */
export const transaction = z.object({
  id,
  waqfId: id,
  waqfName: z.string(),
  type: answered(transactionTypes),
  /** Always positive. */
  amount: money,
  /** What it does to the waqf's money: an expense and a reversed income are negative. */
  signedAmount: money,
  description: z.string(),
  /** Of an income only. */
  source: z.nullable(answered(incomeSources)),
  /** What an income enlarges, as its source says; of an income only. */
  fund: z.nullable(answered(incomeFunds)),
  /** Of an expense only. */
  category: z.nullable(answered(expenseCategories)),
  /** The day in Asia/Riyadh that it counts for. */
  occurredOn: day,
  /** The moment that it counts for; lists are in this order. */
  occurredAt: instant,
  createdAt: instant,
  /** Who recorded it; null for the platform itself. */
  recordedBy: z.nullable(z.string()),
  /** The photo or file of its receipt, at `GET /api/transactions/{id}/receipt`; null without one. */
  receipt: z.optional(z.nullable(z.object({ fileName: z.string(), bytes: z.number(), addedAt: instant }))),
  /** This row undoes another one. */
  reverses: z.nullable(z.object({ id, reason: z.string() })),
  /** Another row has undone this one. */
  reversedBy: z.nullable(z.object({ id, reason: z.string(), occurredAt: instant })),
  /** Whether the person who reads may undo it now. */
  mayReverse: z.boolean(),
});
export type Transaction = z.infer<typeof transaction>;

/** Fields that a transaction of one type has and the other may not have. */
export const fieldsOfType = { source: 'income', fund: 'income', category: 'expense' } as const;

type TypeAndFields = { [Field in 'type' | keyof typeof fieldsOfType]?: string | null | undefined };
const onlyOfItsType = (field: keyof typeof fieldsOfType, error: string) =>
  z.refine<TypeAndFields>((given) => given.type === fieldsOfType[field] || !given[field], { error, path: [field] });

/**
 * `POST /api/transactions` (optional header `Idempotency-Key`), 201. `source` goes with an income, `category` with an
 * expense. `fund` says what an income enlarges and must be that of its source. `occurredOn` is a day of Asia/Riyadh,
 * today when left out, never in the future.
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
/** What a client sends. */
export type CreateTransactionInput = z.input<typeof createTransaction>;

/**
 * Answer of recording and of reversing; `balance` is what the fund that it touched held right after it: the yield, or
 * the corpus.
 */
export const transactionEnvelope = z.object({ transaction, balance: money });
export type TransactionEnvelope = z.infer<typeof transactionEnvelope>;

/** `POST /api/transactions/{id}/receipt`, multipart with one file `document`: 201. */
export const receiptEnvelope = z.object({ transaction });

/** `POST /api/transactions/{id}/reverse` (optional header `Idempotency-Key`), 201 with the row that undoes it. */
export const reverseTransaction = z.object({
  reason: proseText({
    least: 3,
    most: 300,
    short: messageKey('field.reasonRequired'),
    long: messageKey('field.reasonLong'),
  }),
});
export type ReverseTransaction = z.infer<typeof reverseTransaction>;

const waqfChoice = z.optional(z.guid(messageKey('waqf.choose')));

/** `GET /api/transactions/recent?limit&waqfId`: newest first, 5 rows unless `limit` says otherwise. */
export const recentTransactionsQuery = z.object({ limit: pageLimit, waqfId: waqfChoice });
export type RecentTransactionsQuery = z.infer<typeof recentTransactionsQuery>;
export const recentTransactions = z.object({ transactions: z.array(transaction), nextCursor: z.nullable(z.string()) });

/** A column of the register and its direction: `-` is downwards. The amount is the signed one, as it is shown. */
export const transactionSorts = ['-date', 'date', '-amount', 'amount'] as const;
export type TransactionSort = (typeof transactionSorts)[number];

/**
 * `GET /api/transactions`: newest first unless `sort` says otherwise (a cursor belongs to the column that it was sorted
 * by), 50 rows unless `limit` says otherwise, of the waqfs that the person sees in the active role. `from` and `to` are
 * days of Asia/Riyadh, both included; `min` and `max` are of `amount`; `none` is an income without a source or an
 * expense without a category; every word of `q` stands in the description, the
 * source or category, or begins the riyals of the amount, whatever tashkeel and forms of alif.
 */
export const transactionQuery = z.object({
  waqfId: waqfChoice,
  type: z.optional(z.enum(['income', 'expense'], messageKey('finances.type'))),
  source: z.optional(z.enum([...incomeSources, unnamed], messageKey('finances.source'))),
  /** Incomes of this fund alone. */
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
});
export type TransactionQuery = z.infer<typeof transactionQuery>;
/** What a client sends. */
export type TransactionQueryInput = z.input<typeof transactionQuery>;

/** Of everything that matches, not of the page. Reversals are taken away; `count` is of rows. */
export const transactionTotals = z.object({ income: money, expenses: money, net: money, count: z.number() });
export type TransactionTotals = z.infer<typeof transactionTotals>;
/** `totals` come with the first page; null on the pages after it. */
export const transactionList = z.object({
  transactions: z.array(transaction),
  nextCursor: z.nullable(z.string()),
  totals: z.nullable(transactionTotals),
});
export type TransactionList = z.infer<typeof transactionList>;

const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, messageKey('field.month')));

/**
 * `GET /api/transactions/months?waqfId&from&to` (`YYYY-MM`, both included, at most 60): the last twelve months unless
 * said otherwise.
 */
export const monthsQuery = z.object({ waqfId: waqfChoice, from: z.optional(month), to: z.optional(month) });
export type MonthsQuery = z.infer<typeof monthsQuery>;

/** A Gregorian month of Asia/Riyadh, from the ledger. Months without entries are there with zeroes. */
export const monthFigures = z.object({
  year: z.int().check(z.gte(2000)),
  month: z.int().check(z.gte(1), z.lte(12)),
  income: money,
  expenses: money,
  net: money,
  /** Entries of income and expense, reversals included. */
  count: z.number(),
  /** The yield that the waqfs held when the month ended; of the running month, now. */
  closing: money,
  /**
   * Percent against the month before, of the running month against the same days of it; one decimal; null when there
   * was nothing to compare with.
   */
  incomeChange: z.nullable(z.number()),
  expensesChange: z.nullable(z.number()),
});
export type MonthFigures = z.infer<typeof monthFigures>;
/**
 * Oldest first. `current` is the running month even when `to` is earlier; `balance` is the yield that these waqfs hold
 * now.
 */
export const monthsAnswer = z.object({ months: z.array(monthFigures), current: monthFigures, balance: money });
export type MonthsAnswer = z.infer<typeof monthsAnswer>;

/**
 * `GET /api/waqf/{id}/account-statement?from&to&limit&cursor`: the waqf's main account by the books; the current month
 * unless said otherwise.
 */
export const accountStatementQuery = z.object({ from: queryDay, to: queryDay, limit: pageLimit, cursor: pageCursor });
export type AccountStatementQuery = z.infer<typeof accountStatementQuery>;

/** A line of the account statement (كشف حساب). */
export const statementEntry = z.object({
  /** Of the ledger's entry (قيد). */
  id,
  /** `transfer` is between the main account and a sub-account; `reversal` undoes any of the others. */
  kind: answered(['income', 'expense', 'transfer', 'reversal']),
  description: z.string(),
  occurredOn: day,
  occurredAt: instant,
  /** Into the account positive, out of it negative. */
  amount: money,
  /** Of the account after this entry. */
  balance: money,
  /** The income or expense behind it; null for a transfer. */
  transactionId: z.nullable(id),
});
export type StatementEntry = z.infer<typeof statementEntry>;

/** Newest first; `opening` stands before the oldest entry of the period, `closing` after the newest. */
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
