import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { bankAccount } from '../banking/index.js';
import { expenseCategory, incomeSource } from '../finances/index.js';
import { periodInOrder, queryDay, signedAmount } from '../request-fields.js';
import { requestId } from '../request-id.js';
import { day, id, instant, money } from '../wire.js';

/** Largest size of a statement file, and most lines in one. */
export const statementLimits = { bytes: 5 * 1024 * 1024, lines: 20_000 } as const;

export const statementFormat = z.enum(['csv', 'mt940', 'camt053']);
export type StatementFormat = z.infer<typeof statementFormat>;

/** An imported bank statement (كشف حساب). */
export const bankStatement = z.object({
  id,
  accountId: id,
  format: answered(statementFormat.options),
  fileName: z.string(),
  /** The bank's number of the statement; null when the file has none. */
  number: z.nullable(z.string()),
  /** Days of the first and the last line. */
  from: day,
  to: day,
  openingBalance: money,
  closingBalance: money,
  lineCount: z.number(),
  /** Number of lines that were not in an earlier statement. */
  newLines: z.number(),
  importedAt: instant,
  importedBy: z.string(),
  /** Whether a line of it is matched, so that it cannot be removed; sent with the list. */
  matched: z.optional(z.boolean()),
});
export type BankStatement = z.infer<typeof bankStatement>;

/** What a column of a CSV statement can contain. */
export const statementColumns = [
  'date',
  'description',
  'reference',
  'amount',
  'debit',
  'credit',
  'mark',
  'balance',
] as const;
export type StatementColumn = (typeof statementColumns)[number];

const isColumn = z.refine<number>((place) => Number.isInteger(place) && place >= 0 && place < 60);
const columnPlace = z.number().check(isColumn);
/**
 * Positions of the columns of a CSV file, counted from zero: a date, and either an amount (whose sign or `mark` gives
 * the direction) or debit and credit.
 */
export const statementColumnPlaces = z
  .strictObject({
    date: z.number(messageKey('banking.dateColumnRequired')).check(isColumn),
    description: z.optional(columnPlace),
    reference: z.optional(columnPlace),
    amount: z.optional(columnPlace),
    debit: z.optional(columnPlace),
    credit: z.optional(columnPlace),
    mark: z.optional(columnPlace),
    balance: z.optional(columnPlace),
  })
  .check(
    z.refine(({ amount, debit, credit }) => amount !== undefined || (debit !== undefined && credit !== undefined)),
    z.refine((places) => {
      const used = Object.values(places).filter((at) => at !== undefined);
      return new Set(used).size === used.length;
    }),
  );
export type StatementColumns = z.infer<typeof statementColumnPlaces>;

/** Unknown headings of a CSV file and its first rows, so that the user can say what the columns contain. */
export const unknownColumns = z.object({ headings: z.array(z.string()), rows: z.array(z.array(z.string())) });
export type UnknownColumns = z.infer<typeof unknownColumns>;

/**
 * Fields of `POST /api/waqf/{id}/statements` besides the part `file` (multipart): the account (default: the one whose
 * IBAN is in the file, else the main account) and, for a CSV file without a balance column, its opening and closing
 * balance.
 */
export const importStatement = z.object({
  accountId: z.optional(requestId(messageKey('banking.account'))),
  openingBalance: z.optional(signedAmount),
  closingBalance: z.optional(signedAmount),
  /**
   * JSON of `statementColumnPlaces`, for a CSV file with unknown headings; remembered for later files of the same bank.
   */
  columns: z.optional(z.string().check(z.maxLength(400))),
});
export type ImportStatement = z.infer<typeof importStatement>;

/**
 * Answer of the import: 201, or 200 with `alreadyImported` when this file was imported before, and then nothing is
 * added.
 */
export const statementImported = z.object({
  statement: bankStatement,
  alreadyImported: z.boolean(),
  /** Number of new lines that were matched automatically, and of those left in suspense. */
  matched: z.number(),
  suspense: z.number(),
});
export type StatementImported = z.infer<typeof statementImported>;

/** Query of `POST /api/waqf/{id}/statements?preview=1`, which answers what an import would do and adds nothing. */
export const importQuery = z.object({ preview: z.optional(z.literal('1')) });

/** What an import would do. */
export const previewedStatement = z.object({
  accountId: id,
  format: answered(statementFormat.options),
  number: z.nullable(z.string()),
  from: day,
  to: day,
  openingBalance: money,
  closingBalance: money,
  lineCount: z.number(),
  newLines: z.number(),
  /** Number of lines that were already in an earlier statement; they are not stored twice. */
  knownLines: z.number(),
  moneyIn: money,
  moneyOut: money,
  /** True when this file was imported before; nothing would be added. */
  alreadyImported: z.boolean(),
  /**
   * Set when no date of the file tells whether day or month comes first, so that the day was taken to come first: one
   * of its dates as written, and the day that it is read as.
   */
  uncertainDay: z.optional(z.nullable(z.object({ written: z.string(), readAs: day }))),
  /** Set when the previous statement ends with another balance; null when there is none, or when the balances agree. */
  gap: z.nullable(z.object({ previousOn: day, previousBalance: money, difference: money })),
});
import { proseText } from '../text-rules/index.js';
export type PreviewedStatement = z.infer<typeof previewedStatement>;

/** One of the two is set: what would be imported, or the columns that the user must first explain. */
export const statementPreview = z.object({
  preview: z.nullable(previewedStatement),
  unknownColumns: z.nullable(unknownColumns),
});
export type StatementPreview = z.infer<typeof statementPreview>;

/** Answer of `GET /api/waqf/{id}/statements`: the latest 100, newest first. */
export const statementList = z.object({ statements: z.array(bankStatement) });

/** A line of a statement: a movement according to the bank. */
export const statementLine = z.object({
  id,
  statementId: id,
  accountId: id,
  bookedOn: day,
  /** In riyals; positive into the account, negative out of it. */
  amount: money,
  /** The bank's reference; null when the file has none. */
  reference: z.nullable(z.string()),
  description: z.string(),
});
export type StatementLine = z.infer<typeof statementLine>;

/** An entry of the books from the point of view of the account. */
export const bookEntry = z.object({
  /** Id of the ledger entry. */
  id,
  occurredAt: instant,
  amount: money,
  description: z.string(),
});
export type BookEntry = z.infer<typeof bookEntry>;

/**
 * How a line was matched: automatically (`reference`, `amount_date`), by a user, or because the entry was created from
 * it.
 */
export const matchKind = z.enum(['reference', 'amount_date', 'person', 'created']);
export type MatchKind = z.infer<typeof matchKind>;

/** A line and its entry, locked together until the nazir undoes it with a reason. */
export const reconciledPair = z.object({
  line: statementLine,
  entry: bookEntry,
  kind: answered(matchKind.options),
  matchedAt: instant,
  /** Name of the user; null when it was matched automatically. */
  matchedBy: z.nullable(z.string()),
});
export type ReconciledPair = z.infer<typeof reconciledPair>;

/**
 * Query of `GET /api/waqf/{id}/reconciliation?accountId&from&to`: by default the main account and the statements of the
 * last 90 days.
 */
export const reconciliationQuery = z
  .object({
    accountId: z.optional(requestId(messageKey('banking.account'))),
    from: queryDay,
    to: queryDay,
  })
  .check(periodInOrder);
export type ReconciliationQuery = z.infer<typeof reconciliationQuery>;

/** The bank's lines compared with the books (مطابقة). At most 100 of each list; `counts` has the totals. */
export const reconciliation = z.object({
  account: bankAccount,
  from: day,
  to: day,
  /** Matched pairs, newest first. */
  matched: z.array(reconciledPair),
  /** Lines without an entry (معلّقة), oldest first, each with the entries of the same amount that may match it. */
  suspense: z.array(z.object({ line: statementLine, candidates: z.array(bookEntry) })),
  /** Entries without a line, oldest first. */
  unmatchedEntries: z.array(bookEntry),
  counts: z.object({ matched: z.number(), suspense: z.number(), unmatchedEntries: z.number() }),
  /**
   * Closing balance of the latest statement up to `to`, in riyals, and its day; both null when there is no statement.
   */
  bankBalance: z.nullable(money),
  balanceOn: z.nullable(day),
  /** Balance of the books at the end of that day, in riyals; now, when there is no statement. */
  bookBalance: money,
  /** Balance of the bank minus balance of the books; null when there is no statement. */
  difference: z.nullable(money),
  /**
   * Sums of all suspense lines and of all entries without a line in the period; together with `start` they explain the
   * difference.
   */
  suspenseTotal: money,
  unmatchedEntriesTotal: money,
  /**
   * By how much the opening balance of the earliest statement is above the balance of the books before its first day;
   * null without a statement. Left out by older servers.
   */
  start: z.optional(z.nullable(z.object({ day, difference: money }))),
  /** Whether this user may import, match and undo. */
  mayReconcile: z.boolean(),
});
export type Reconciliation = z.infer<typeof reconciliation>;

/** The transaction to create for a line without an entry, with the amount and day of the line. */
export const createFromLine = z
  .object({
    /** Must agree with the sign of the line. */
    type: z.enum(['income', 'expense'], messageKey('finances.type')),
    source: z.optional(z.nullable(incomeSource)),
    category: z.optional(z.nullable(expenseCategory)),
    description: proseText({
      least: 3,
      most: 300,
      short: messageKey('finances.descriptionRequired'),
      long: messageKey('finances.descriptionLong'),
    }),
  })
  .check(
    z.refine(({ type, source }) => type === 'income' || !source, {
      error: messageKey('finances.sourceForIncome'),
      path: ['source'],
    }),
    z.refine(({ type, category }) => type === 'expense' || !category, {
      error: messageKey('finances.categoryForExpense'),
      path: ['category'],
    }),
  );
export type CreateFromLine = z.infer<typeof createFromLine>;

/** Body of `POST /api/waqf/{id}/reconciliation/match`: exactly one of `entryId` and `create`; answers 201 `{pair}`. */
export const matchLine = z
  .object({
    lineId: requestId(messageKey('banking.line')),
    entryId: z.optional(requestId(messageKey('banking.entry'))),
    create: z.optional(createFromLine),
  })
  .check(
    z.refine((body) => (body.entryId === undefined) !== (body.create === undefined), {
      error: messageKey('banking.matchRequired'),
      path: ['entryId'],
    }),
  );
export type MatchLine = z.infer<typeof matchLine>;
export const lineMatched = z.object({ pair: reconciledPair });

/**
 * Body of `POST /api/waqf/{id}/reconciliation/unmatch`: undoes a match; the reason is kept in the audit trail. Answers
 * `{line}`.
 */
export const unmatchLine = z.object({
  lineId: requestId(messageKey('banking.line')),
  reason: proseText({
    least: 3,
    most: 300,
    short: messageKey('field.reasonRequired'),
    long: messageKey('field.reasonLong'),
  }),
});
export type UnmatchLine = z.infer<typeof unmatchLine>;
export const lineUnmatched = z.object({ line: statementLine });
