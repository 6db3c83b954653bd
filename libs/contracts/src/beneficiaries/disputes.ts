import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { requestId } from '../request-id.js';
import { proseText } from '../text-rules/index.js';
import { day, id, instant } from '../wire.js';

/** `wrong`: the person should not have been named; `leaving`: the person was rightly named and wants to leave. */
export const disputeKinds = ['wrong', 'leaving'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

export const disputeStates = ['open', 'removed', 'explained'] as const;

/** A person's objection to being named as a beneficiary (اعتراض على الإدراج), and the nazir's answer. */
export const dispute = z.object({
  id,
  beneficiaryId: id,
  waqfId: id,
  waqfName: z.string(),
  /** Name of the disputed beneficiary, as the waqf recorded it. */
  fullName: z.string(),
  /** `wrong` when left out. */
  kind: z.optional(answered(disputeKinds)),
  reason: z.string(),
  raisedAt: instant,
  /** `removed`: the person is no longer a beneficiary; `explained`: the person stays, for the reason in `answer`. */
  state: answered(disputeStates),
  /** The nazir's answer; null until there is one. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** Whether the reader may answer it now. */
  mayAnswer: z.boolean(),
});
export type Dispute = z.infer<typeof dispute>;
export const disputeEnvelope = z.object({ dispute });

/**
 * Query of `GET /api/disputes?waqfId`: disputes in the waqfs that the user runs or founded; open ones first, at most
 * 100.
 */
export const disputeQuery = z.object({ waqfId: z.optional(requestId(messageKey('waqf.choose'))) });
export type DisputeQuery = z.infer<typeof disputeQuery>;
export const disputeList = z.object({ disputes: z.array(dispute) });
export type DisputeList = z.infer<typeof disputeList>;

/**
 * Body of `POST /api/beneficiary/disputes`; `leaving` needs a fresh Nafath confirmation of `leaving` with the
 * beneficiary's id. A guardian may say that their ward is named wrongly; for a child below fifteen only they may.
 */
export const raiseDispute = z.object({
  beneficiaryId: requestId(messageKey('beneficiaries.disputedRequired')),
  /** `wrong` when left out. */
  kind: z.optional(z.enum(disputeKinds, messageKey('beneficiaries.disputeKind'))),
  reason: proseText({
    least: 3,
    most: 1000,
    short: messageKey('beneficiaries.askReason'),
    long: messageKey('beneficiaries.disputeLong'),
  }),
});
export type RaiseDispute = z.infer<typeof raiseDispute>;

/** Body of `POST /api/disputes/{id}/answer`, for the nazir. */
export const answerDispute = z.object({
  outcome: z.enum(['removed', 'explained'], messageKey('beneficiaries.disputeOutcome')),
  text: proseText({
    least: 3,
    most: 1000,
    short: messageKey('beneficiaries.disputeAnswer'),
    long: messageKey('beneficiaries.disputeLong'),
  }),
});
export type AnswerDispute = z.infer<typeof answerDispute>;

/** An entry of `GET /api/beneficiary/entitlements`: a waqf in which the reader is named as a beneficiary. */
export const entitlement = z.object({
  beneficiaryId: id,
  waqfName: z.string(),
  /** Family relationship (صلة القرابة); null when none was recorded. */
  relationship: z.nullable(z.string()),
  /** Share of the yield in percent; null when none was set. */
  allocatedPercentage: z.nullable(z.number()),
  isActive: z.boolean(),
  /** Why the nazir suspended the entitlement; null when it is not suspended. */
  suspensionReason: z.nullable(z.string()),
  createdAt: instant,
  /** The latest dispute; null when there is none. */
  dispute: z.nullable(dispute),
  /** Whether the reader may dispute it now. */
  mayDispute: z.boolean(),
  /**
   * The last day on which the reader cannot ask to leave, because they are a minor or under guardianship; null or left
   * out when they can.
   */
  leavesAfter: z.optional(z.nullable(day)),
});
export type Entitlement = z.infer<typeof entitlement>;
export const entitlementList = z.object({ entitlements: z.array(entitlement) });
