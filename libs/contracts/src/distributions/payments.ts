import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { onBehalfOf } from '../beneficiaries/portal-query.js';
import { bilingual } from '../documents/index.js';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit } from '../request-fields.js';
import { day, id, instant, money } from '../wire.js';
import { citedClause } from './because.js';
import { lineTrace, paymentMethods } from './runs.js';

/**
 * `calculated` and `submitted` are estimates, because another person has not approved them yet. `approved` is owed and
 * will be sent soon.
 */
export const paymentStages = ['calculated', 'submitted', 'approved', 'withheld', 'sent', 'paid', 'failed'] as const;
export type PaymentStage = (typeof paymentStages)[number];

/** `arrived`: paid; `waiting`: everything else, including what is withheld or has failed. */
export const paymentProgresses = ['arrived', 'waiting'] as const;
export type PaymentProgress = (typeof paymentProgresses)[number];

/** Query of `GET /api/beneficiary/payments?progress&limit&cursor`. */
export const paymentQuery = z.object({
  progress: z.optional(z.enum(paymentProgresses, messageKey('field.unknownChoice'))),
  limit: pageLimit,
  cursor: pageCursor,
  onBehalfOf,
});
export type PaymentQuery = z.infer<typeof paymentQuery>;

/** What a person received, or will receive, from one distribution of a waqf. */
export const ownPayment = z.object({
  id,
  waqfId: id,
  waqfName: z.string(),
  period: z.object({ from: day, to: day }),
  amount: money,
  stage: answered(paymentStages),
  /** True until it is approved: the amount can still change. */
  estimated: z.boolean(),
  /** Null until it is paid. */
  paidAt: z.nullable(instant),
  /** How it is paid; null until it is paid. */
  method: z.nullable(answered(paymentMethods)),
  /** Last four characters of the IBAN that it is paid to; null when there is none. */
  ibanEnd: z.nullable(z.string()),
  /** Why it is withheld or has failed; null otherwise. */
  note: z.nullable(bilingual),
});
export type OwnPayment = z.infer<typeof ownPayment>;

/** Answer of `GET /api/beneficiary/payments`: newest first. */
export const paymentList = z.object({
  payments: z.array(ownPayment),
  /** Counts of all pages, whatever `progress` the query has. */
  counts: z.optional(z.object({ arrived: z.number(), waiting: z.number() })),
  nextCursor: z.nullable(z.string()),
});
export type PaymentList = z.infer<typeof paymentList>;

/**
 * Answer of `GET /api/beneficiary/payments/summary`: the next payment, and what was received in the last twelve months.
 */
export const paymentSummary = z.object({
  /** The newest payment that is not paid yet; null when there is none. */
  next: z.nullable(ownPayment),
  /** The last day to distribute the yield of its year if the deed names no other; null when `next` is null. */
  expectedBy: z.optional(z.nullable(day)),
  received: z.object({
    /** Unit of every amount in `received`. */
    unit: answered(['SAR']),
    /** Days in Asia/Riyadh, both included; the last month is not over yet. */
    period: z.object({ from: day, to: day }),
    /** The records from which the figures are computed. */
    source: bilingual,
    total: money,
    /**
     * Gregorian months by the day of payment, oldest first, including those without a payment. `first` is its first
     * day.
     */
    months: z.array(z.object({ first: day, amount: money })),
    /** The amount from each waqf, the largest first; they sum to the total. */
    sources: z.array(z.object({ waqfId: id, waqfName: z.string(), amount: money })),
  }),
});
export type PaymentSummary = z.infer<typeof paymentSummary>;

const step = z.object({
  kind: answered(['gross', 'expenses', 'maintenance', 'reserve', 'nazir_fee', 'corrections', 'pool', 'share']),
  ...bilingual.shape,
  /** In riyals; a deduction is negative. */
  amount: money,
});
export type PaymentStep = z.infer<typeof step>;

const change = z.object({
  kind: answered(['gross', 'expenses', 'maintenance', 'reserve', 'nazir_fee', 'corrections', 'share', 'rounding']),
  /**
   * The earlier figure and the present one, in riyals; null for the share and rounding, which are no amounts of the
   * waqf.
   */
  before: z.nullable(money),
  now: z.nullable(money),
  /** How much of the person's difference it causes, in riyals; all effects sum to `difference`. */
  effect: money,
});
export type PaymentChange = z.infer<typeof change>;

/** A payment with everything that it is computed from; it neither names nor counts other people. */
export const paymentDetails = z.extend(ownPayment, {
  rulesVersion: z.number(),
  /** Null until the bank has confirmed a transfer. */
  bankReference: z.nullable(z.string()),
  /** Number of the receipt or check; null for a bank transfer. */
  receiptNumber: z.nullable(z.string()),
  because: z.object({ ...bilingual.shape, clause: citedClause, steps: z.array(step) }),
  /** The calculation of the person's own part, in exact fractions. */
  trace: z.pick(lineTrace, { steps: true, exact: true, amount: true }),
  /** Comparison with the previous payment from the same waqf; null for the first one and for a correction. */
  changes: z.nullable(
    z.object({
      previous: z.object({
        id,
        period: z.object({ from: day, to: day }),
        amount: money,
        paidAt: z.nullable(instant),
      }),
      difference: money,
      /** Whether the person's share of the divided amount is the same as before. */
      sameShare: z.boolean(),
      reasons: z.array(change),
    }),
  ),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;

/** Answer of `GET /api/beneficiary/payments/{id}`. */
export const paymentEnvelope = z.object({ payment: paymentDetails });
