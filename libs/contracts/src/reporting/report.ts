import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { onBehalfOf } from '../beneficiaries/portal-query.js';
import { waqfStatus } from '../endowments/index.js';
import {
  expenseCategories,
  incomeFunds,
  incomeSources,
  transaction,
  transactionTypes,
  unnamed,
} from '../finances/index.js';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit, queryDay } from '../request-fields.js';
import { day, id, instant, money } from '../wire.js';
import { reportTypes } from './labels.js';

/** Longest period of a report, in years. */
export const longestReportYears = 50;

/**
 * `GET /api/reports/{type}?waqfId&from&to`: days of Asia/Riyadh, both included. Without `from` since the first entry,
 * without `to` until today, without a waqf all of the person's lists in the active role.
 */
export const reportQuery = z.object({
  waqfId: z.optional(z.guid(messageKey('waqf.choose'))),
  from: queryDay,
  to: queryDay,
  /** Of a beneficiary's statement: the minor for whom a guardian asks. */
  onBehalfOf,
});
export type ReportQuery = z.infer<typeof reportQuery>;

const label = z.object({ ar: z.string(), en: z.string() });
const span = z.object({ from: day, to: day });
export type ReportSpan = z.infer<typeof span>;

/** What a figure adds up, as `GET /api/figure-entries` is asked for it; without `from` since the first entry. */
const adds = z.object({ figure: z.string(), from: z.nullable(day), to: day });
export type FigureParts = z.infer<typeof adds>;

/** Of the yield; additions to the corpus stand apart. Reversals are taken away; counts are of entries. */
export const reportFigures = z.object({
  income: money,
  expenses: money,
  net: money,
  incomeCount: z.number(),
  expensesCount: z.number(),
  corpusAdditions: money,
  corpusCount: z.number(),
  /** What the net adds up. */
  netAdds: z.optional(adds),
});
export type ReportFigures = z.infer<typeof reportFigures>;

/** The entries behind a figure: what `GET /api/transactions` is asked for, in the same period. */
const opens = z.object({
  type: answered(transactionTypes),
  kind: z.nullable(answered([...incomeSources, ...expenseCategories, unnamed])),
  /** Incomes of one fund, where the figure adds up several sources. */
  fund: z.optional(answered(incomeFunds)),
});

/** A figure of a statement. `before` is the same of the period before; null when there is none to compare with. */
export const reportLine = z.object({
  key: z.string(),
  label,
  amount: money,
  before: z.nullable(money),
  opens: z.nullable(opens),
  /** Where the register has no filter for the figure. A sum of lines that open has neither. */
  adds: z.optional(z.nullable(adds)),
  /** The same of `before`. */
  addsBefore: z.optional(z.nullable(adds)),
});
export type ReportLine = z.infer<typeof reportLine>;

/** The lines of a section add up to its total. */
export const reportSection = z.object({
  key: z.string(),
  label,
  lines: z.array(reportLine),
  total: reportLine,
});
export type ReportSection = z.infer<typeof reportSection>;

export const reportedWaqf = z.object({
  id,
  name: z.string(),
  status: answered(waqfStatus.options),
  /** The distributable yield when the period ended. */
  balance: money,
  income: money,
  expenses: money,
  net: money,
  count: z.number(),
  /** What balance and net add up. */
  balanceAdds: z.optional(adds),
  netAdds: z.optional(adds),
});
export type ReportedWaqf = z.infer<typeof reportedWaqf>;

/** A bar of the picture: a Gregorian month, or a year where the period has more than 24 months. */
export const reportBucket = z.object({ from: day, to: day, income: money, expenses: money, net: money });
export type ReportBucket = z.infer<typeof reportBucket>;

/**
 * `GET /api/figure-entries?figure&waqfId&from&to&limit&cursor`: what a figure of a report adds up, newest first. What a
 * figure is called stands in the report (`adds`); another name is 400.
 */
export const figureEntriesQuery = z.object({
  figure: z
    .string(messageKey('field.unknownChoice'))
    .check(z.regex(/^[a-z_.,-]{1,300}$/, messageKey('field.unknownChoice'))),
  waqfId: z.optional(z.guid(messageKey('waqf.choose'))),
  from: queryDay,
  to: queryDay,
  limit: pageLimit,
  cursor: pageCursor,
});
export type FigureEntriesQuery = z.infer<typeof figureEntriesQuery>;

/** An entry of the books, a run of a distribution, or a turn of what repeats, with what the figure adds of it. */
export const figureEntry = z.object({
  id: z.string(),
  waqfId: id,
  waqfName: z.string(),
  occurredOn: day,
  description: z.string(),
  /** Negative where the figure takes it away. */
  amount: money,
  /** Of a run: the days whose yield it divides; its description is empty. */
  divides: z.nullable(span),
});
export type FigureEntry = z.infer<typeof figureEntry>;

export const figureEntries = z.object({
  entries: z.array(figureEntry),
  /** The figure itself, read apart from the entries; with the first page only. */
  amount: z.nullable(money),
  nextCursor: z.nullable(z.string()),
});
export type FigureEntries = z.infer<typeof figureEntries>;

/** What a type of report has nothing of is empty or null in it. */
export const report = z.object({
  report: z.object({
    type: answered(reportTypes),
    title: label,
    /** Null for all waqfs that the person sees. */
    waqf: z.nullable(z.object({ id, name: z.string() })),
    /** Whose statement it is, and who stands for them; absent where the report is of waqfs. */
    holder: z.optional(
      z.object({
        fullName: z.string(),
        guardian: z.nullable(z.object({ fullName: z.string(), deed: z.string() })),
      }),
    ),
    period: span,
    /** The moment whose books the figures are; absent where they are those of the answer's own moment. */
    asOf: z.optional(instant),
    /** The period of the same length before it; null when the books begin with the period. */
    before: z.nullable(span),
    figures: z.nullable(reportFigures),
    figuresBefore: z.nullable(reportFigures),
    /** Oldest first. A short period has the months before it too, at least eight in all. */
    buckets: z.array(reportBucket),
    sections: z.array(reportSection),
    waqfs: z.array(reportedWaqf),
    /** How many waqfs there are; `active` are the approved ones. */
    statuses: z.nullable(z.object({ total: z.number(), active: z.number(), pending: z.number(), draft: z.number() })),
    /** Newest first. */
    transactions: z.array(transaction),
    /** The rows that follow are those of `GET /api/transactions` with the same waqf and days and this cursor. */
    nextCursor: z.nullable(z.string()),
  }),
});
export type ReportAnswer = z.infer<typeof report>;
export type Report = ReportAnswer['report'];
