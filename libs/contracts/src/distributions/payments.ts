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
 * `calculated` and `submitted` are estimates: another person has not approved them yet. `approved` is owed and about to
 * be sent.
 */
export const paymentStages = ['calculated', 'submitted', 'approved', 'withheld', 'sent', 'paid', 'failed'] as const;
export type PaymentStage = (typeof paymentStages)[number];

/** `arrived` is what was paid; `waiting` is everything else, also what is kept or has failed. */
export const paymentProgresses = ['arrived', 'waiting'] as const;
export type PaymentProgress = (typeof paymentProgresses)[number];

/** `GET /api/beneficiary/payments?progress&limit&cursor`. */
export const paymentQuery = z.object({
  progress: z.optional(z.enum(paymentProgresses, messageKey('field.unknownChoice'))),
  limit: pageLimit,
  cursor: pageCursor,
  onBehalfOf,
});
export type PaymentQuery = z.infer<typeof paymentQuery>;

/** What a person gets, or is about to get, of one distribution of a waqf. */
export const ownPayment = z.object({
  id,
  waqfId: id,
  waqfName: z.string(),
  period: z.object({ from: day, to: day }),
  amount: money,
  stage: answered(paymentStages),
  /** Not approved yet: the amount can still change. */
  estimated: z.boolean(),
  paidAt: z.nullable(instant),
  method: z.nullable(answered(paymentMethods)),
  ibanEnd: z.nullable(z.string()),
  /** Why it waits or has failed. */
  note: z.nullable(bilingual),
});
export type OwnPayment = z.infer<typeof ownPayment>;

/** Answer of `GET /api/beneficiary/payments`: newest first. */
export const paymentList = z.object({
  payments: z.array(ownPayment),
  /** Of all pages and whatever `progress` was asked for. */
  counts: z.optional(z.object({ arrived: z.number(), waiting: z.number() })),
  nextCursor: z.nullable(z.string()),
});
export type PaymentList = z.infer<typeof paymentList>;

/** Answer of `GET /api/beneficiary/payments/summary`: what comes next, and what came in the last twelve months. */
export const paymentSummary = z.object({
  /** The newest one that is not paid yet; null when nothing waits. */
  next: z.nullable(ownPayment),
  /** The last day by which its year is distributed where the deed is silent; null without `next`. */
  expectedBy: z.optional(z.nullable(day)),
  received: z.object({
    /** Of every amount in it. */
    unit: answered(['SAR']),
    /** Days of Asia/Riyadh, both included; the last month is not over yet. */
    period: z.object({ from: day, to: day }),
    /** What the figures are counted from. */
    source: bilingual,
    total: money,
    /** Gregorian months by the day of payment, oldest first; those without a payment too. `first` is the first day. */
    months: z.array(z.object({ first: day, amount: money })),
    /** From which waqf it came, the largest first; they add up to the total. */
    sources: z.array(z.object({ waqfId: id, waqfName: z.string(), amount: money })),
  }),
});
export type PaymentSummary = z.infer<typeof paymentSummary>;

const step = z.object({
  kind: answered(['gross', 'expenses', 'maintenance', 'reserve', 'nazir_fee', 'corrections', 'pool', 'share']),
  ...bilingual.shape,
  /** In riyals; what is taken is negative. */
  amount: money,
});
export type PaymentStep = z.infer<typeof step>;

const change = z.object({
  kind: answered(['gross', 'expenses', 'maintenance', 'reserve', 'nazir_fee', 'corrections', 'share', 'rounding']),
  /** The figure then and now, in riyals; null of the share and of rounding, which are no amounts of the waqf. */
  before: z.nullable(money),
  now: z.nullable(money),
  /** How much of the person's difference comes from it; the effects together are the difference. */
  effect: money,
});
export type PaymentChange = z.infer<typeof change>;

/** A payment with all that it follows from; nothing in it names or counts another person. */
export const paymentDetails = z.extend(ownPayment, {
  rulesVersion: z.number(),
  bankReference: z.nullable(z.string()),
  receiptNumber: z.nullable(z.string()),
  because: z.object({ ...bilingual.shape, clause: citedClause, steps: z.array(step) }),
  /** The sum of the person's own part, in exact fractions. */
  trace: z.pick(lineTrace, { steps: true, exact: true, amount: true }),
  /** Against the payment before, of the same waqf; null of the first one. */
  changes: z.nullable(
    z.object({
      previous: z.object({
        id,
        period: z.object({ from: day, to: day }),
        amount: money,
        paidAt: z.nullable(instant),
      }),
      difference: money,
      /** The share of what is divided is the same as before. */
      sameShare: z.boolean(),
      reasons: z.array(change),
    }),
  ),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;

/** Answer of `GET /api/beneficiary/payments/{id}`. */
export const paymentEnvelope = z.object({ payment: paymentDetails });
