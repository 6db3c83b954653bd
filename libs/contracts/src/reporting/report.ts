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
import { requestId } from '../request-id.js';
import { day, id, instant, money } from '../wire.js';
import { reportTypes } from './labels.js';

/** Longest period of a report, in years. */
export const longestReportYears = 50;

/**
 * Query of `GET /api/reports/{type}?waqfId&from&to`: days in Asia/Riyadh, both included. Without `from` it starts at
 * the first entry, without `to` it ends today, without a waqf it covers all waqfs of the user in the active role.
 */
export const reportQuery = z.object({
  waqfId: z.optional(requestId(messageKey('waqf.choose'))),
  from: queryDay,
  to: queryDay,
  /** In a beneficiary's statement: the minor for whom a guardian requests it. */
  onBehalfOf,
});
export type ReportQuery = z.infer<typeof reportQuery>;

const label = z.object({ ar: z.string(), en: z.string() });
const span = z.object({ from: day, to: day });
export type ReportSpan = z.infer<typeof span>;

/**
 * The query of `GET /api/figure-entries` that lists the entries of a figure; `from` is null when it starts at the first
 * entry.
 */
const adds = z.object({ figure: z.string(), from: z.nullable(day), to: day });
export type FigureParts = z.infer<typeof adds>;

/**
 * Figures of the yield in riyals; additions to the corpus are separate. Reversals are subtracted; counts are numbers of
 * entries.
 */
export const reportFigures = z.object({
  income: money,
  expenses: money,
  net: money,
  incomeCount: z.number(),
  expensesCount: z.number(),
  corpusAdditions: money,
  corpusCount: z.number(),
  /** The query for the entries that make up the net amount. */
  netAdds: z.optional(adds),
});
export type ReportFigures = z.infer<typeof reportFigures>;

/** The filters of `GET /api/transactions` that list the entries behind a figure, in the same period. */
const opens = z.object({
  type: answered(transactionTypes),
  kind: z.nullable(answered([...incomeSources, ...expenseCategories, unnamed])),
  /** Only incomes of this fund, when the figure sums several sources. */
  fund: z.optional(answered(incomeFunds)),
});

/**
 * A figure of a statement, in riyals. `before` is the figure of the previous period; null when there is none to
 * compare.
 */
export const reportLine = z.object({
  key: z.string(),
  label,
  amount: money,
  before: z.nullable(money),
  opens: z.nullable(opens),
  /**
   * Set when `GET /api/transactions` has no filter for the figure; otherwise null or left out. A sum whose lines can
   * be opened has neither `opens` nor `adds`.
   */
  adds: z.optional(z.nullable(adds)),
  /** The same for the figure in `before`. */
  addsBefore: z.optional(z.nullable(adds)),
  /** For a payment of a distribution, as `label` says it: the day it was paid, and the days of the divided yield. */
  payment: z.optional(z.object({ paidOn: day, from: day, to: day })),
});
export type ReportLine = z.infer<typeof reportLine>;

/** A section of a statement; its lines sum to its total. */
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
  /** The distributable yield at the end of the period, in riyals. */
  balance: money,
  income: money,
  expenses: money,
  net: money,
  count: z.number(),
  /** The queries for the entries that make up `balance` and `net`. */
  balanceAdds: z.optional(adds),
  netAdds: z.optional(adds),
});
export type ReportedWaqf = z.infer<typeof reportedWaqf>;

/** A bar of the chart: a Gregorian month, or a year when the period is longer than 24 months. */
export const reportBucket = z.object({ from: day, to: day, income: money, expenses: money, net: money });
export type ReportBucket = z.infer<typeof reportBucket>;

/**
 * Query of `GET /api/figure-entries?figure&waqfId&from&to&limit&cursor`: the entries that make up a figure of a report,
 * newest first. The name of a figure is in the report (`adds`); an unknown name is 400.
 */
export const figureEntriesQuery = z.object({
  figure: z
    .string(messageKey('field.unknownChoice'))
    .check(z.regex(/^[a-z_.,-]{1,300}$/, messageKey('field.unknownChoice'))),
  waqfId: z.optional(requestId(messageKey('waqf.choose'))),
  from: queryDay,
  to: queryDay,
  limit: pageLimit,
  cursor: pageCursor,
});
export type FigureEntriesQuery = z.infer<typeof figureEntriesQuery>;

/**
 * An entry of the books, a distribution run, or an occurrence of a repeating transaction, with its part of the figure.
 */
export const figureEntry = z.object({
  id: z.string(),
  waqfId: id,
  waqfName: z.string(),
  occurredOn: day,
  description: z.string(),
  /** In riyals; negative when it is subtracted from the figure. */
  amount: money,
  /** For a run: the days whose yield it divides, and its description is then empty; null for others. */
  divides: z.nullable(span),
});
export type FigureEntry = z.infer<typeof figureEntry>;

export const figureEntries = z.object({
  entries: z.array(figureEntry),
  /** The figure itself, read independently of the entries; sent with the first page and null on later pages. */
  amount: z.nullable(money),
  nextCursor: z.nullable(z.string()),
});
export type FigureEntries = z.infer<typeof figureEntries>;

/** A report of any type; parts that a type does not have are empty or null. */
export const report = z.object({
  report: z.object({
    type: answered(reportTypes),
    title: label,
    /** Null when the report covers all waqfs that the user can see. */
    waqf: z.nullable(z.object({ id, name: z.string() })),
    /** Whose statement it is, and their guardian; left out when the report is about waqfs. */
    holder: z.optional(
      z.object({
        fullName: z.string(),
        guardian: z.nullable(z.object({ fullName: z.string(), deed: z.string() })),
      }),
    ),
    period: span,
    /** The moment at which the books were read; left out when it is the moment of the answer. */
    asOf: z.optional(instant),
    /** The previous period of the same length; null when the books begin with this period. */
    before: z.nullable(span),
    figures: z.nullable(reportFigures),
    figuresBefore: z.nullable(reportFigures),
    /** Oldest first. For a short period, earlier months are added, so that there are at least eight. */
    buckets: z.array(reportBucket),
    sections: z.array(reportSection),
    waqfs: z.array(reportedWaqf),
    /** Number of waqfs by status (`active` means approved); null when the report type does not have it. */
    statuses: z.nullable(z.object({ total: z.number(), active: z.number(), pending: z.number(), draft: z.number() })),
    /** Newest first. */
    transactions: z.array(transaction),
    /**
     * The cursor of `GET /api/transactions` for the next rows, with the same waqf and days; null when there are none.
     */
    nextCursor: z.nullable(z.string()),
  }),
});
export type ReportAnswer = z.infer<typeof report>;
export type Report = ReportAnswer['report'];
