import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { onBehalfOf } from '../beneficiaries/portal-query.js';
import { paymentDetails } from '../distributions/payments.js';
import { messageKey } from '../messages/message-key.js';
import { positiveAmount } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import { day, id, instant, money } from '../wire.js';

/** `granted`: what was missing comes as a line of its own in the next run; `upheld`: the amount stands as it is. */
export const objectionStates = ['open', 'granted', 'upheld', 'withdrawn'] as const;
export type ObjectionState = (typeof objectionStates)[number];
/** What of the calculation is objected to. */
export const objectionTopics = ['share', 'deduction', 'yield', 'condition', 'other'] as const;
export type ObjectionTopic = (typeof objectionTopics)[number];

/** A person's objection to the amount of a payment (اعتراض على دفعة), and its answer. */
export const objection = z.object({
  id,
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
  text: z.string(),
  raisedAt: instant,
  /** The last day for the answer, of Asia/Riyadh. */
  dueOn: day,
  overdue: z.boolean(),
  state: answered(objectionStates),
  answer: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** What the next run adds for it; null where nothing was to be added. */
  correction: z.nullable(money),
  /** Whether the person who reads may answer or withdraw it now. */
  mayAnswer: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type Objection = z.infer<typeof objection>;
export const objectionEnvelope = z.object({ objection });

const text = (short: string) =>
  proseText({ least: 3, most: 1000, short, long: messageKey('beneficiaries.disputeLong') });

/** `POST /api/beneficiary/objections`, 201 `{objection}`: once a payment, until the window ends. */
export const raiseObjection = z.object({
  paymentId: z.guid(messageKey('distributions.line')),
  topic: z.optional(z.nullable(z.enum(objectionTopics, messageKey('field.unknownChoice')))),
  text: text(messageKey('beneficiaries.disputeReason')),
});
export type RaiseObjection = z.infer<typeof raiseObjection>;

/** `GET /api/beneficiary/distributions.lineId`: one's own, newest first, at most 100; or those of one payment. */
export const ownObjectionQuery = z.object({
  paymentId: z.optional(z.guid(messageKey('distributions.line'))),
  onBehalfOf,
});
export type OwnObjectionQuery = z.infer<typeof ownObjectionQuery>;
export const ownObjectionList = z.object({
  objections: z.array(objection),
  /** Of the payment that was asked for: whether it can be objected to now, and the last day once it is paid. */
  window: z.nullable(z.object({ isOpen: z.boolean(), until: z.nullable(day) })),
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
 * `POST /api/objections/{id}/answer`. `amount` in riyals is what is added for a granted one whose payment is approved;
 * an estimate is calculated anew and takes none.
 */
export const answerObjection = z.object({
  outcome: z.enum(['upheld', 'granted'], messageKey('field.unknownChoice')),
  text: text(messageKey('beneficiaries.disputeAnswer')),
  amount: z.optional(z.nullable(positiveAmount())),
});
export type AnswerObjection = z.infer<typeof answerObjection>;
