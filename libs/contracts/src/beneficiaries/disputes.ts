import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { proseText } from '../text-rules/index.js';
import { id, instant } from '../wire.js';

/** `wrong`: the person says that they should not be named; `leaving`: they are rightly named and want to go. */
export const disputeKinds = ['wrong', 'leaving'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

export const disputeStates = ['open', 'removed', 'explained'] as const;

/** A person's objection to being named as a beneficiary (اعتراض على الإدراج), and the nazir's answer. */
export const dispute = z.object({
  id,
  beneficiaryId: id,
  waqfId: id,
  waqfName: z.string(),
  /** Whom it is about, as the waqf has recorded them. */
  fullName: z.string(),
  /** Absent: `wrong`. */
  kind: z.optional(answered(disputeKinds)),
  reason: z.string(),
  raisedAt: instant,
  /** `removed`: the person is no beneficiary any more; `explained`: they stay, for the reason in `answer`. */
  state: answered(disputeStates),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** Whether the person who reads may answer it now. */
  mayAnswer: z.boolean(),
});
export type Dispute = z.infer<typeof dispute>;
export const disputeEnvelope = z.object({ dispute });

/** `GET /api/disputes?waqfId`: of the waqfs that one runs or has founded; open ones first, at most 100. */
export const disputeQuery = z.object({ waqfId: z.optional(z.guid(messageKey('waqf.choose'))) });
export type DisputeQuery = z.infer<typeof disputeQuery>;
export const disputeList = z.object({ disputes: z.array(dispute) });
export type DisputeList = z.infer<typeof disputeList>;

/** `POST /api/beneficiary/disputes`; `leaving` needs a fresh confirmation (`leaving`, id of the beneficiary). */
export const raiseDispute = z.object({
  beneficiaryId: z.guid(messageKey('beneficiaries.disputedRequired')),
  /** Absent: `wrong`. */
  kind: z.optional(z.enum(disputeKinds, messageKey('beneficiaries.disputeKind'))),
  reason: proseText({
    least: 3,
    most: 1000,
    short: messageKey('beneficiaries.askReason'),
    long: messageKey('beneficiaries.disputeLong'),
  }),
});
export type RaiseDispute = z.infer<typeof raiseDispute>;

/** `POST /api/disputes/{id}/answer` by the nazir. */
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

/** `GET /api/beneficiary/entitlements`: where the person who reads is named as a beneficiary. */
export const entitlement = z.object({
  beneficiaryId: id,
  waqfName: z.string(),
  relationship: z.nullable(z.string()),
  /** Percent; null when none was set. */
  allocatedPercentage: z.nullable(z.number()),
  isActive: z.boolean(),
  /** Why the nazir suspended it; null while it is not. */
  suspensionReason: z.nullable(z.string()),
  createdAt: instant,
  /** The latest dispute, or null. */
  dispute: z.nullable(dispute),
  /** Whether the person may dispute it now. */
  mayDispute: z.boolean(),
});
export type Entitlement = z.infer<typeof entitlement>;
export const entitlementList = z.object({ entitlements: z.array(entitlement) });
