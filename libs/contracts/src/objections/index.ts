import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { onBehalfOf } from '../beneficiaries/portal-query.js';
import { paymentDetails } from '../distributions/payments.js';
import { messageKey } from '../messages/message-key.js';
import { positiveAmount } from '../request-fields.js';
import { requestId } from '../request-id.js';
import { proseText } from '../text-rules/index.js';
import { day, id, instant, money } from '../wire.js';
import { objectionStates } from './states.js';

export * from './state-labels.js';
export * from './states.js';

/** The part of the calculation that the objection is about. */
export const objectionTopics = ['share', 'deduction', 'yield', 'condition', 'other'] as const;
export type ObjectionTopic = (typeof objectionTopics)[number];

/** The deductions from the yield that an objection to a deduction can be about. */
export const objectionItems = ['expenses', 'maintenance', 'reserve', 'nazir_fee', 'corrections'] as const;
export type ObjectionItem = (typeof objectionItems)[number];

/** Most files that can be attached to an objection. */
export const mostObjectionFiles = 5;
/** Who reviews an escalated objection: the founder or, when the founder was involved, an administrator. */
export const objectionReviewers = ['waqif', 'admin'] as const;
export type ObjectionReviewer = (typeof objectionReviewers)[number];

/** Limits of a file: size in megabytes, and file name extensions. */
const uploads = z.object({ largestMegabytes: z.number(), types: z.array(z.string()) });

/** A person's objection to the amount of a payment (اعتراض على دفعة), and its answer. */
export const objection = z.object({
  id,
  /** The number by which users refer to it, e.g. `OBJ-1448-06-0012`. */
  number: z.string(),
  paymentId: id,
  waqfId: id,
  waqfName: z.string(),
  /** Name of the person whose payment it is. */
  fullName: z.string(),
  period: z.object({ from: day, to: day }),
  /** The amount when the objection was raised, in riyals. */
  amount: money,
  /** Whether the amount was not yet approved at that time. */
  estimated: z.boolean(),
  /** The part of the calculation that it is about; null when the user chose none. */
  topic: z.nullable(answered(objectionTopics)),
  /** The deduction that is objected to, and its amount at that time; null when it is not about a deduction. */
  item: z.nullable(z.object({ kind: answered(objectionItems), amount: money })),
  text: z.string(),
  raisedAt: instant,
  /** When the person who answers first opened it; null until then. */
  seenAt: z.nullable(instant),
  /** The last day for the answer, in Asia/Riyadh. */
  dueOn: day,
  /** Whether the answer or, once escalated, the decision is late. */
  overdue: z.boolean(),
  /**
   * Days until the answer or the decision is due, negative when it is late. For an answered objection: days until it
   * can no longer be escalated. Null when nothing is awaited.
   */
  daysLeft: z.nullable(z.number()),
  state: answered(objectionStates),
  /** The answer, and who gave it and when; null until there is one. */
  answer: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** What the next run adds for it, in riyals; null when nothing is added. */
  correction: z.nullable(money),
  /** When the person accepted the answer; null otherwise. */
  acceptedAt: z.nullable(instant),
  /** Files attached to it; empty for readers who may not open them. */
  files: z.array(z.object({ id, fileName: z.string(), size: z.number(), addedAt: instant })),
  fileCount: z.number(),
  /**
   * Documents requested by the person who answers or decides, the first one first; `attachedAt`: when a file followed.
   */
  paperRequests: z.array(
    z.object({
      id,
      text: z.string(),
      requestedBy: z.nullable(z.string()),
      requestedAt: instant,
      attachedAt: z.nullable(instant),
    }),
  ),
  /** Who reviews it and, once it is escalated, why and what was decided. */
  review: z.object({
    reviewer: answered(objectionReviewers),
    asked: z.nullable(
      z.object({
        because: z.string(),
        escalatedAt: instant,
        dueOn: day,
        decision: z.nullable(z.string()),
        decidedBy: z.nullable(z.string()),
        decidedAt: z.nullable(instant),
        correction: z.nullable(money),
      }),
    ),
  }),
  /** The granted amounts and their payments; `paymentId` is null until the next run. */
  corrections: z.array(z.object({ amount: money, paymentId: z.nullable(id), paidAt: z.nullable(instant) })),
  /** The last day to escalate the answer; null when it cannot be escalated. */
  escalateUntil: z.nullable(day),
  /** What the reader may do with it now. */
  mayAnswer: z.boolean(),
  mayDecide: z.boolean(),
  mayRequestPaper: z.boolean(),
  mayWithdraw: z.boolean(),
  mayAttach: z.boolean(),
  mayEscalate: z.boolean(),
  mayAccept: z.boolean(),
});
export type Objection = z.infer<typeof objection>;
export const objectionEnvelope = z.object({ objection });
/** Answer of `GET /api/beneficiary/objections/{id}`. */
export const ownObjection = z.object({ objection, uploads });
export type OwnObjection = z.infer<typeof ownObjection>;

const text = (short: string) =>
  proseText({ least: 3, most: 1000, short, long: messageKey('beneficiaries.disputeLong') });

/**
 * Body of `POST /api/beneficiary/objections`, 201 `{objection}`: once per payment, until the period for objections
 * ends.
 */
export const raiseObjection = z.object({
  paymentId: requestId(messageKey('distributions.line')),
  topic: z.optional(z.nullable(z.enum(objectionTopics, messageKey('field.unknownChoice')))),
  /** Allowed only with the topic `deduction`, and only a deduction that the payment has; otherwise 422. */
  item: z.optional(z.nullable(z.enum(objectionItems, messageKey('field.unknownChoice')))),
  text: text(messageKey('beneficiaries.disputeReason')),
});
export type RaiseObjection = z.infer<typeof raiseObjection>;

/** Query of `GET /api/beneficiary/objections`: the user's own, newest first, at most 100; or those to one payment. */
export const ownObjectionQuery = z.object({
  paymentId: z.optional(requestId(messageKey('distributions.line'))),
  onBehalfOf,
});
export type OwnObjectionQuery = z.infer<typeof ownObjectionQuery>;
export const ownObjectionList = z.object({
  objections: z.array(objection),
  /** For the payment in the query: whether it can be objected to now, and the last day once it is paid. */
  window: z.nullable(
    z.object({
      isOpen: z.boolean(),
      until: z.nullable(day),
      /** Days until the last day, 0 on that day; null when there is no last day yet. */
      daysLeft: z.nullable(z.number()),
      /** The last day for the answer if the objection were sent today. */
      answerBy: day,
    }),
  ),
  uploads,
});
export type OwnObjectionList = z.infer<typeof ownObjectionList>;

/**
 * Query of `GET /api/objections?waqfId`: objections in the waqfs that the user runs or founded; open ones first, at
 * most 100.
 */
export const objectionQuery = z.object({ waqfId: z.optional(requestId(messageKey('waqf.choose'))) });
export type ObjectionQuery = z.infer<typeof objectionQuery>;
export const objectionList = z.object({ objections: z.array(objection) });
export type ObjectionList = z.infer<typeof objectionList>;

/**
 * Answer of `GET /api/objections/{id}`: includes the whole calculation of the payment, or null when its run was
 * cancelled.
 */
export const objectionDetails = z.object({
  objection,
  /** The run of the payment; null when it was cancelled. */
  runId: z.nullable(id),
  payment: z.nullable(paymentDetails),
});
export type ObjectionDetails = z.infer<typeof objectionDetails>;

/**
 * Body of `POST /api/objections/{id}/answer`, and of `…/decide` by the reviewer, which is final. `amount` in riyals is
 * added when the objection is granted and its payment is approved; an estimate takes no amount and is calculated again.
 */
export const answerObjection = z.object({
  outcome: z.enum(['upheld', 'granted'], messageKey('field.unknownChoice')),
  text: text(messageKey('beneficiaries.disputeAnswer')),
  amount: z.optional(z.nullable(positiveAmount())),
});
export type AnswerObjection = z.infer<typeof answerObjection>;

/**
 * Body of `POST /api/objections/{id}/paper-requests`, 201 `{objection}`: 409 while another request still awaits its
 * file.
 */
export const requestPaper = z.object({ text: text(messageKey('beneficiaries.paperRequest')) });
export type RequestPaper = z.infer<typeof requestPaper>;

/**
 * Body of `POST /api/beneficiary/objections/{id}/escalate`: allowed when the answer is late, or within 15 days after
 * it.
 */
export const escalateObjection = z.object({ text: text(messageKey('beneficiaries.escalationReason')) });
export type EscalateObjection = z.infer<typeof escalateObjection>;
