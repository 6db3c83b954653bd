import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { bankAccount } from '../banking/index.js';
import { expenseCategory, incomeSource } from '../finances/index.js';
import { queryDay, signedAmount } from '../request-fields.js';
import { day, id, instant, money } from '../wire.js';

/** Largest statement file and most lines in one. */
export const statementLimits = { bytes: 5 * 1024 * 1024, lines: 20_000 } as const;

export const statementFormat = z.enum(['csv', 'mt940', 'camt053']);
export type StatementFormat = z.infer<typeof statementFormat>;

/** A bank statement that was imported (كشف حساب). */
export const bankStatement = z.object({
  id,
  accountId: id,
  format: answered(statementFormat.options),
  fileName: z.string(),
  /** The bank's number of the statement; null where the file has none. */
  number: z.nullable(z.string()),
  /** Days of the first and the last line. */
  from: day,
  to: day,
  openingBalance: money,
  closingBalance: money,
  lineCount: z.number(),
  /** Lines that an earlier statement had not brought. */
  newLines: z.number(),
  importedAt: instant,
  importedBy: z.string(),
});
export type BankStatement = z.infer<typeof bankStatement>;

/** What a column of a CSV statement can hold. */
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
 * Places of the columns of a CSV file, counted from zero: a date, and an amount (whose sign or `mark` tells the
 * direction) or debit and credit.
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

/** Headings of a CSV file that are not known, and its first rows, for a person to say what they hold. */
export const unknownColumns = z.object({ headings: z.array(z.string()), rows: z.array(z.array(z.string())) });
export type UnknownColumns = z.infer<typeof unknownColumns>;

/**
 * Fields of `POST /api/waqf/{id}/statements` beside the part `file` (multipart): the account (default: the one whose
 * IBAN the file names, else the main account), and for a CSV file without a balance column its opening and closing
 * balance.
 */
export const importStatement = z.object({
  accountId: z.optional(z.guid(messageKey('banking.account'))),
  openingBalance: z.optional(signedAmount),
  closingBalance: z.optional(signedAmount),
  /** JSON of `statementColumnPlaces`, for a CSV file with unknown headings; remembered for later files of the bank. */
  columns: z.optional(z.string().check(z.maxLength(400))),
});
export type ImportStatement = z.infer<typeof importStatement>;

/** 201; or 200 with `alreadyImported` when this very file was imported before: nothing is added then. */
export const statementImported = z.object({
  statement: bankStatement,
  alreadyImported: z.boolean(),
  /** New lines that found their entry by themselves, and those left in suspense. */
  matched: z.number(),
  suspense: z.number(),
});
export type StatementImported = z.infer<typeof statementImported>;

/** `POST /api/waqf/{id}/statements?preview=1` answers what an import would do, and adds nothing. */
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
  /** Lines that an earlier statement brought: they are kept once. */
  knownLines: z.number(),
  moneyIn: money,
  moneyOut: money,
  /** This very file was imported before: nothing would be added. */
  alreadyImported: z.boolean(),
  /** The statement before ends with another balance; null without one, or when it continues. */
  gap: z.nullable(z.object({ previousOn: day, previousBalance: money, difference: money })),
});
import { proseText } from '../text-rules/index.js';
export type PreviewedStatement = z.infer<typeof previewedStatement>;

/** One of both: what would be imported, or what has to be said about the columns first. */
export const statementPreview = z.object({
  preview: z.nullable(previewedStatement),
  unknownColumns: z.nullable(unknownColumns),
});
export type StatementPreview = z.infer<typeof statementPreview>;

/** `GET /api/waqf/{id}/statements`: the latest 100, newest first. */
export const statementList = z.object({ statements: z.array(bankStatement) });

/** A line of a statement: what the bank says happened. */
export const statementLine = z.object({
  id,
  statementId: id,
  accountId: id,
  bookedOn: day,
  /** Positive into the account, negative out of it. */
  amount: money,
  reference: z.nullable(z.string()),
  description: z.string(),
});
export type StatementLine = z.infer<typeof statementLine>;

/** An entry of the books as the account sees it. */
export const bookEntry = z.object({
  /** The ledger entry's. */
  id,
  occurredAt: instant,
  amount: money,
  description: z.string(),
});
export type BookEntry = z.infer<typeof bookEntry>;

/** How a line found its entry: by itself, by a person's choice, or the entry was made from the line. */
export const matchKind = z.enum(['reference', 'amount_date', 'person', 'created']);
export type MatchKind = z.infer<typeof matchKind>;

/** A line and its entry; locked until the nazir undoes it with a reason. */
export const reconciledPair = z.object({
  line: statementLine,
  entry: bookEntry,
  kind: answered(matchKind.options),
  matchedAt: instant,
  /** Name of the person; null when it found its entry by itself. */
  matchedBy: z.nullable(z.string()),
});
export type ReconciledPair = z.infer<typeof reconciledPair>;

/**
 * `GET /api/waqf/{id}/reconciliation?accountId&from&to`: default the main account and the statements of the last 90
 * days.
 */
export const reconciliationQuery = z.object({
  accountId: z.optional(z.guid(messageKey('banking.account'))),
  from: queryDay,
  to: queryDay,
});
export type ReconciliationQuery = z.infer<typeof reconciliationQuery>;

/** What the bank says beside what the books say (مطابقة). At most 100 of each list; `counts` has the totals. */
export const reconciliation = z.object({
  account: bankAccount,
  from: day,
  to: day,
  /** Newest first. */
  matched: z.array(reconciledPair),
  /** Lines without an entry (معلّقة), oldest first, each with entries of the same amount that it may belong to. */
  suspense: z.array(z.object({ line: statementLine, candidates: z.array(bookEntry) })),
  /** Entries without a line, oldest first. */
  unmatchedEntries: z.array(bookEntry),
  counts: z.object({ matched: z.number(), suspense: z.number(), unmatchedEntries: z.number() }),
  /** Closing balance of the latest statement up to `to`, and its day; null without a statement. */
  bankBalance: z.nullable(money),
  balanceOn: z.nullable(day),
  /** What the books held at the end of that day (now, without a statement). */
  bookBalance: money,
  /** Bank less books; null without a statement. */
  difference: z.nullable(money),
  /** Sum of all suspense lines and of all entries without a line in the period: what makes up the difference. */
  suspenseTotal: money,
  unmatchedEntriesTotal: money,
  /** Whether this person may import, match and undo. */
  mayReconcile: z.boolean(),
});
export type Reconciliation = z.infer<typeof reconciliation>;

/** What becomes of a line that has no entry: a transaction of the books with the line's amount and day. */
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

/** `POST /api/waqf/{id}/reconciliation/match`: exactly one of `entryId` and `create`; answers 201 `{pair}`. */
export const matchLine = z
  .object({
    lineId: z.guid(messageKey('banking.line')),
    entryId: z.optional(z.guid(messageKey('banking.entry'))),
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
 * `POST /api/waqf/{id}/reconciliation/unmatch`: undoes a lock; the reason stands in the audit trail. Answers `{line}`.
 */
export const unmatchLine = z.object({
  lineId: z.guid(messageKey('banking.line')),
  reason: proseText({
    least: 3,
    most: 300,
    short: messageKey('field.reasonRequired'),
    long: messageKey('field.reasonLong'),
  }),
});
export type UnmatchLine = z.infer<typeof unmatchLine>;
export const lineUnmatched = z.object({ line: statementLine });
