import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { onBehalfOf } from '../beneficiaries/portal-query.js';
import { paymentDetails } from '../distributions/payments.js';
import { messageKey } from '../messages/message-key.js';
import { positiveAmount } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import { day, id, instant, money } from '../wire.js';

/**
 * `granted`: what was missing comes as a line of its own in the next run; `upheld`: the amount stands as it is;
 * `escalated`: somebody else looks again, and grants it (`revised`) or lets the amount stand (`confirmed`).
 */
export const objectionStates = ['open', 'granted', 'upheld', 'withdrawn', 'escalated', 'revised', 'confirmed'] as const;
export type ObjectionState = (typeof objectionStates)[number];
/** What of the calculation is objected to. */
export const objectionTopics = ['share', 'deduction', 'yield', 'condition', 'other'] as const;
export type ObjectionTopic = (typeof objectionTopics)[number];

/** Of what is taken from the yield before the shares, what an objection to a deduction can be about. */
export const objectionItems = ['expenses', 'maintenance', 'reserve', 'nazir_fee', 'corrections'] as const;
export type ObjectionItem = (typeof objectionItems)[number];

/** As many files as go with an objection. */
export const mostObjectionFiles = 5;
/** Who looks at an objection again: the founder, or where the founder had a part in it, an administrator. */
export const objectionReviewers = ['waqif', 'admin'] as const;
export type ObjectionReviewer = (typeof objectionReviewers)[number];

/** What a file may be: size in megabytes, endings of its name. */
const uploads = z.object({ largestMegabytes: z.number(), types: z.array(z.string()) });

/** A person's objection to the amount of a payment (اعتراض على دفعة), and its answer. */
export const objection = z.object({
  id,
  /** `OBJ-1448-06-0012`: what people name it by. */
  number: z.string(),
  paymentId: id,
  waqfId: id,
  waqfName: z.string(),
  /** Whose payment it is. */
  fullName: z.string(),
  period: z.object({ from: day, to: day }),
  /** As it was when the objection was raised. */
  amount: money,
  /** Whether the amount was not approved yet then. */
  estimated: z.boolean(),
  topic: z.nullable(answered(objectionTopics)),
  /** The deduction that is objected to, with what was taken for it then. */
  item: z.nullable(z.object({ kind: answered(objectionItems), amount: money })),
  text: z.string(),
  raisedAt: instant,
  /** When whoever answers opened it first. */
  seenAt: z.nullable(instant),
  /** The last day for the answer, of Asia/Riyadh. */
  dueOn: day,
  /** Whether the answer, or once it is escalated the decision, is late. */
  overdue: z.boolean(),
  /**
   * Days until the answer or the decision is due, negative once it is late; of an answered one, until it can be
   * escalated no more; null once nothing is awaited.
   */
  daysLeft: z.nullable(z.number()),
  state: answered(objectionStates),
  answer: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** What the next run adds for it; null where nothing was to be added. */
  correction: z.nullable(money),
  /** When the person was content with the answer. */
  acceptedAt: z.nullable(instant),
  /** Files that came with it; empty for who may not open them. */
  files: z.array(z.object({ id, fileName: z.string(), size: z.number(), addedAt: instant })),
  fileCount: z.number(),
  /** Papers that whoever answers or decides asked for, the first one first; `attachedAt`: when a file came after it. */
  paperRequests: z.array(
    z.object({
      id,
      text: z.string(),
      requestedBy: z.nullable(z.string()),
      requestedAt: instant,
      attachedAt: z.nullable(instant),
    }),
  ),
  /** Who looks again, and once it was asked for, why, and what was decided. */
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
  /** What was granted, and where it stands: no payment while it waits for the next run. */
  corrections: z.array(z.object({ amount: money, paymentId: z.nullable(id), paidAt: z.nullable(instant) })),
  /** The last day to escalate an answer; null where there is none. */
  escalateUntil: z.nullable(day),
  /** What the person who reads may do with it now. */
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
/** `GET /api/beneficiary/objections/{id}` */
export const ownObjection = z.object({ objection, uploads });
export type OwnObjection = z.infer<typeof ownObjection>;

const text = (short: string) =>
  proseText({ least: 3, most: 1000, short, long: messageKey('beneficiaries.disputeLong') });

/** `POST /api/beneficiary/objections`, 201 `{objection}`: once a payment, until the window ends. */
export const raiseObjection = z.object({
  paymentId: z.guid(messageKey('distributions.line')),
  topic: z.optional(z.nullable(z.enum(objectionTopics, messageKey('field.unknownChoice')))),
  /** Only with the topic `deduction`, and one that the payment has: otherwise 422. */
  item: z.optional(z.nullable(z.enum(objectionItems, messageKey('field.unknownChoice')))),
  text: text(messageKey('beneficiaries.disputeReason')),
});
export type RaiseObjection = z.infer<typeof raiseObjection>;

/** `GET /api/beneficiary/objections`: one's own, newest first, at most 100; or those of one payment. */
export const ownObjectionQuery = z.object({
  paymentId: z.optional(z.guid(messageKey('distributions.line'))),
  onBehalfOf,
});
export type OwnObjectionQuery = z.infer<typeof ownObjectionQuery>;
export const ownObjectionList = z.object({
  objections: z.array(objection),
  /** Of the payment that was asked for: whether it can be objected to now, and the last day once it is paid. */
  window: z.nullable(
    z.object({
      isOpen: z.boolean(),
      until: z.nullable(day),
      /** Days until then, 0 on the last one; null where there is no last day yet. */
      daysLeft: z.nullable(z.number()),
      /** The last day for the answer, were it sent today. */
      answerBy: day,
    }),
  ),
  uploads,
});
export type OwnObjectionList = z.infer<typeof ownObjectionList>;

/** `GET /api/objections?waqfId`: of the waqfs that one runs or has founded; open ones first, at most 100. */
export const objectionQuery = z.object({ waqfId: z.optional(z.guid(messageKey('waqf.choose'))) });
export type ObjectionQuery = z.infer<typeof objectionQuery>;
export const objectionList = z.object({ objections: z.array(objection) });
export type ObjectionList = z.infer<typeof objectionList>;

/** `GET /api/objections/{id}`: with the whole calculation of the payment; null when its run was given up. */
export const objectionDetails = z.object({
  objection,
  runId: z.nullable(id),
  payment: z.nullable(paymentDetails),
});
export type ObjectionDetails = z.infer<typeof objectionDetails>;

/**
 * `POST /api/objections/{id}/answer`, and `…/decide` by whoever looks again, which ends it. `amount` in riyals is what
 * is added for a granted one whose payment is approved; an estimate is calculated anew and takes none.
 */
export const answerObjection = z.object({
  outcome: z.enum(['upheld', 'granted'], messageKey('field.unknownChoice')),
  text: text(messageKey('beneficiaries.disputeAnswer')),
  amount: z.optional(z.nullable(positiveAmount())),
});
export type AnswerObjection = z.infer<typeof answerObjection>;

/** `POST /api/objections/{id}/paper-requests`, 201 `{objection}`: 409 while another one awaits its file. */
export const requestPaper = z.object({ text: text(messageKey('beneficiaries.paperRequest')) });
export type RequestPaper = z.infer<typeof requestPaper>;

/** `POST /api/beneficiary/objections/{id}/escalate`: once the answer is late, or for 15 days after it came. */
export const escalateObjection = z.object({ text: text(messageKey('beneficiaries.escalationReason')) });
export type EscalateObjection = z.infer<typeof escalateObjection>;
