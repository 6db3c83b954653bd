import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { bilingual } from '../documents/index.js';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit, positiveAmount, requestDayOf } from '../request-fields.js';
import { requestId } from '../request-id.js';
import { formatText, proseText } from '../text-rules/index.js';
import { day, fraction, id, instant, money } from '../wire.js';
import { because, deduction } from './because.js';

export const runStates = [
  'draft',
  'calculated',
  'submitted',
  'approved',
  'paying',
  'paid',
  'partially_failed',
  'closed',
  'rejected',
  'cancelled',
] as const;
export type RunState = (typeof runStates)[number];
/** `withheld`: entitled, and the amount stays in the payable fund; `excluded`: was considered and receives nothing. */
export const runLineStates = ['calculated', 'payable', 'withheld', 'excluded', 'sent', 'paid', 'failed'] as const;
export type RunLineState = (typeof runLineStates)[number];
export const withholdingReasons = [
  'no-account',
  'account-not-active',
  'dispute',
  'no-guardian',
  'deceased',
  'suspended',
  'by-hand',
  'saved-up',
] as const;
export type WithholdingReason = (typeof withholdingReasons)[number];
export const paymentMethods = ['bank', 'cash', 'check'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** What the reader may do with the run now. */
export const runActs = ['calculate', 'submit', 'approve', 'reject', 'pay', 'retry', 'close', 'cancel'] as const;
export type RunAct = (typeof runActs)[number];

/** Body of `POST /api/waqf/{id}/distributions`, 201 `{run}`. */
export const startDistribution = z
  .object({
    /** First and last day of the period in Asia/Riyadh, both included; `to` is today at the latest. */
    from: requestDayOf(messageKey('distributions.from')),
    to: requestDayOf(messageKey('distributions.to')),
    /** The yield to divide, in riyals; when left out or null, the whole yield of the period. */
    amount: z.optional(z.nullable(positiveAmount())),
  })
  .check(z.refine(({ from, to }) => from <= to, { error: messageKey('field.period'), path: ['to'] }));
export type StartDistribution = z.infer<typeof startDistribution>;

/** Query of `GET /api/waqf/{id}/distributions?limit&cursor`. */
export const runQuery = z.object({ limit: pageLimit, cursor: pageCursor });
/** Query of `GET /api/waqf/{id}/distributions/{runId}?state&limit&cursor`: lines in the order of the beneficiaries. */
export const runLineQuery = z.object({
  state: z.optional(z.enum(runLineStates, messageKey('field.unknownChoice'))),
  limit: pageLimit,
  cursor: pageCursor,
});
export type RunLineQuery = z.infer<typeof runLineQuery>;

/** Body of `POST …/{runId}/submit` and `…/approve`: what the user was shown; 409 when it has changed since. */
export const confirmRun = z.object({
  /** `run.hash` of the answer that was shown; when left out, the current state is meant. */
  hash: z.optional(
    z.nullable(formatText(z.string().check(z.regex(/^[0-9a-f]{64}$/, messageKey('distributions.hash'))))),
  ),
});
export type ConfirmRun = z.infer<typeof confirmRun>;

const reason = proseText({
  least: 3,
  most: 300,
  short: messageKey('field.reasonRequired'),
  long: messageKey('field.reasonLong'),
});
/** Body of `POST …/{runId}/reject`. */
export const rejectRun = z.object({ reason });

const lineId = requestId(messageKey('distributions.line'));
/**
 * Body of `POST …/{runId}/retry`: failed lines, or withheld ones whose cause is resolved; all of them when left out.
 */
export const retryLines = z.object({
  lineIds: z.optional(
    z.nullable(
      z
        .array(lineId, messageKey('distributions.linesCount'))
        .check(
          z.minLength(1, messageKey('distributions.linesCount')),
          z.maxLength(500, messageKey('distributions.linesCount')),
        ),
    ),
  ),
});
export type RetryLines = z.infer<typeof retryLines>;

/** Body of `POST …/{runId}/lines/{lineId}/payment` → `{run}`: a payment by hand, in cash or by check. */
export const recordLinePayment = z.object({
  method: z.enum(['cash', 'check'], messageKey('distributions.method')),
  /** The number on the signed receipt, or the number of the check. */
  receiptNumber: formatText(
    z
      .string(messageKey('distributions.receiptNumber'))
      .check(z.regex(/^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/, messageKey('distributions.receiptNumber'))),
  ),
  paidOn: requestDayOf(messageKey('distributions.paidOn')),
});
export type RecordLinePayment = z.infer<typeof recordLinePayment>;

const figures = z.object({ lines: z.number(), amount: money });

/** A distribution run (دورة توزيع). Amounts are in riyals; computed figures are null until it is calculated. */
export const distributionRun = z.object({
  id,
  waqfId: id,
  state: answered(runStates),
  period: z.object({ from: day, to: day }),
  /** Version of the rules in force on the last day of the period; 0 is the division by recorded shares. */
  rulesVersion: z.number(),
  /** The amount that was asked to be divided; null when it is the whole yield of the period. */
  amount: z.nullable(money),
  /** Yield before any deduction. */
  gross: z.nullable(money),
  /** Expenses of the period. */
  expenses: z.nullable(money),
  deductions: z.array(deduction),
  /** What is divided among the beneficiaries, after the deductions. */
  pool: z.nullable(money),
  /** Sum of the lines. */
  allocated: z.nullable(money),
  /** What nobody is entitled to; it stays in the yield. */
  unallocated: z.nullable(money),
  /** The halalas of rounding that were given to the largest fractions, in riyals; already included in the lines. */
  remainder: z.nullable(money),
  /** What is still owed for granted objections: part of `pool` and `allocated`, taken before the shares. */
  corrections: z.nullable(money),
  /**
   * Number of lines and their amounts by state; `all` counts the lines with an amount. Until the run is approved,
   * `payable` and `withheld` are what approval would make of the calculated lines.
   */
  counts: z.object({
    all: figures,
    payable: figures,
    withheld: figures,
    excluded: figures,
    sent: figures,
    paid: figures,
    failed: figures,
  }),
  /** Number of beneficiaries whose account differs from that of their last payment; to be checked before approval. */
  changedPayees: z.number(),
  /** SHA-256, in hex, of everything shown; null until it is calculated. */
  hash: z.nullable(z.string()),
  /**
   * True when rules, beneficiaries, accounts or entries of the period have changed since; it must be calculated again.
   */
  outdated: z.boolean(),
  /** Progress of the calculation of a large run, or why it was refused; null when none is running. */
  calculation: z.nullable(
    z.object({
      done: z.number(),
      total: z.number(),
      problem: z.nullable(z.object({ code: z.string(), ...bilingual.shape })),
    }),
  ),
  /** The request that awaits a second person; null when there is none. */
  approvalId: z.nullable(id),
  /** Names of users; null when not known or not done yet, as are the times. */
  startedBy: z.nullable(z.string()),
  startedAt: instant,
  calculatedAt: z.nullable(instant),
  submittedBy: z.nullable(z.string()),
  submittedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  /** Why it was rejected; null otherwise. */
  reason: z.nullable(z.string()),
  closedAt: z.nullable(instant),
  /** What the reader may do with the run now. */
  may: z.array(answered(runActs)),
});
export type DistributionRun = z.infer<typeof distributionRun>;
export const runEnvelope = z.object({ run: distributionRun });

/** One step of an amount: `exact = portion × part × days.entitled ÷ (whole × days.of)`, fractions `p/q` in halalas. */
const traceStep = z.object({
  kind: z.string(),
  basis: z.string(),
  /** In ten-thousandths of a percent; null when the rule names an amount or takes what is left. */
  percent: z.nullable(z.string()),
  split: z.string(),
  portion: fraction,
  part: z.string(),
  whole: z.string(),
  days: z.object({ entitled: z.string(), of: z.string() }),
  exact: fraction,
});
/** Everything that an amount is computed from, so that it can be recomputed by hand. */
export const lineTrace = z.object({
  pool: money,
  steps: z.array(traceStep),
  exact: fraction,
  /**
   * Rank among the largest fractions, counted from 1, of a line that got a halala of the remainder; null for others.
   */
  rounding: z.object({ rank: z.nullable(z.number()), remainder: z.string() }),
  considered: z.array(z.object({ kind: z.string(), because: z.string() })),
  amount: money,
});

const withheld = z.object({ code: answered(withholdingReasons), ...bilingual.shape });
const failure = z.object({ code: z.string(), ...bilingual.shape, at: instant });

/** What one beneficiary receives from a run. */
export const runLine = z.object({
  id,
  beneficiaryId: id,
  /** True when the line pays what a granted objection still owed; the person may have another line for the share. */
  correction: z.boolean(),
  fullName: z.string(),
  amount: money,
  /** Exact amount before rounding: a fraction `p/q` in halalas. */
  exact: fraction,
  state: answered(runLineStates),
  because,
  trace: lineTrace,
  /** Why the amount stays in the payable fund; null when it can be paid. */
  withheld: z.nullable(withheld),
  /** The bank's reason for the last failed attempt, in words; null when there is none. */
  failure: z.nullable(failure),
  /** Whether the account differs from that of the last payment. */
  payeeChanged: z.boolean(),
  /** Last four characters of the IBAN that the line is paid to; null when there is none. */
  ibanEnd: z.nullable(z.string()),
  /** How it is paid; null until it is paid. */
  method: z.nullable(answered(paymentMethods)),
  /** Number of the receipt or check; null for a bank transfer. */
  receiptNumber: z.nullable(z.string()),
  /** Null until the bank has confirmed a transfer. */
  bankReference: z.nullable(z.string()),
  paidAt: z.nullable(instant),
});
export type RunLine = z.infer<typeof runLine>;

/** Answer of `GET …/{runId}`. */
export const runAnswer = z.object({
  run: distributionRun,
  lines: z.array(runLine),
  nextCursor: z.nullable(z.string()),
});
export type RunAnswer = z.infer<typeof runAnswer>;

/** Answer of `GET /api/waqf/{id}/distributions`, newest first. */
export const runList = z.object({
  runs: z.array(distributionRun),
  nextCursor: z.nullable(z.string()),
  may: z.object({ start: z.boolean() }),
});
export type RunList = z.infer<typeof runList>;

/** Answer of `GET /api/distributions/latest`: the newest run of each waqf that the caller sees and that has one. */
export const latestRuns = z.object({
  runs: z.array(z.object({ id, waqfId: id, state: distributionRun.shape.state, period: distributionRun.shape.period })),
});
export type LatestRuns = z.infer<typeof latestRuns>;

/** Answer of `GET /api/waqf/{id}/payables`: what is owed and not paid yet, by beneficiary, the largest first. */
export const payableList = z.object({
  payables: z.array(
    z.object({ beneficiaryId: id, fullName: z.string(), amount: money, lines: z.number(), withheld: money }),
  ),
  total: money,
});
export type PayableList = z.infer<typeof payableList>;

/** Query of `GET /api/distributions/removed`; without a waqf, of all waqfs whose beneficiaries the user manages. */
export const removedPayeeQuery = z.object({ waqfId: z.optional(requestId(messageKey('waqf.choose'))) });
export type RemovedPayeeQuery = z.infer<typeof removedPayeeQuery>;

/**
 * Somebody who is no beneficiary any more and is still owed something. Nothing else shows them to the nazir, who may
 * have to record a death or a guardian before it can be paid.
 */
const removedPerson = z.object({
  beneficiaryId: id,
  waqfId: id,
  waqfName: z.string(),
  fullName: z.string(),
  /** Days in Asia/Riyadh; null when not known or not applicable. */
  bornOn: z.nullable(day),
  diedOn: z.nullable(day),
  /** What is owed to them and not paid yet. */
  amount: money,
  /** Why their payments are held today; null when they can be paid. */
  withheld: z.nullable(withheld),
});

/** A person with what was allocated to them before, and the newest run with a share of theirs that is not paid yet. */
const removedPayee = z.extend(removedPerson, { runId: id });
export type RemovedPayee = z.infer<typeof removedPayee>;

/** A granted correction of somebody who is no beneficiary any more; the next run of the waqf pays it first. */
const removedCorrection = z.extend(removedPerson, {
  id,
  /** Why it is owed. */
  because: bilingual,
  addedAt: instant,
});
export type RemovedCorrection = z.infer<typeof removedCorrection>;

/** Answer of `GET /api/distributions/removed`: the largest 100 amounts of each first; `left` counts the others. */
export const removedPayees = z.object({
  payees: z.array(removedPayee),
  /** Corrections that no approved run has taken yet; left out by older servers. */
  corrections: z.optional(z.array(removedCorrection)),
  left: z.number(),
});
export type RemovedPayees = z.infer<typeof removedPayees>;
