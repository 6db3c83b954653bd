import type { Answered } from '@waqf/contracts';
import type { ObjectionItem, ObjectionTopic } from '@waqf/contracts/objections';
import type { Halalas } from '@waqf/money';
import type { Membership, MembershipRelation } from '../../membership/index.js';
import type { ObjectionState } from './objection-states.js';

/** The review of an objection. Days are in Asia/Riyadh. */
export interface Review {
  /**
   * The id under which distributions stores a correction granted by the review; the answer may have granted one before.
   */
  readonly id: string;
  /** The user id of the one who asked for the review: the person, or the guardian of a minor. */
  readonly escalatedBy: string;
  readonly escalatedAt: Date;
  readonly because: string;
  readonly dueOn: string;
  readonly decision: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly correction: Halalas | null;
}

/** An objection to the amount of a payment. Amounts are in halalas, days in Asia/Riyadh. */
export interface Objection {
  readonly id: string;
  /** A unique number, assigned by the database. */
  readonly number: bigint;
  readonly paymentId: string;
  readonly runId: string;
  readonly waqfId: string;
  readonly beneficiaryId: string;
  /** The user id of the person who gets the payment. */
  readonly personId: string;
  readonly fullName: string;
  readonly from: string;
  readonly to: string;
  readonly amount: Halalas;
  readonly estimated: boolean;
  readonly topic: Answered<ObjectionTopic> | null;
  /** The deduction that the objection is about, with the amount taken for it when the objection was raised. */
  readonly item: { readonly kind: Answered<ObjectionItem>; readonly amount: Halalas } | null;
  readonly text: string;
  /** The user id of the one who raised it: the person, or the guardian of a minor. */
  readonly raisedBy: string;
  readonly raisedAt: Date;
  readonly dueOn: string;
  /** When the person who answers first opened it. */
  readonly seenAt: Date | null;
  readonly state: ObjectionState;
  readonly answer: string | null;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
  readonly correction: Halalas | null;
  /** When the person accepted the answer. */
  readonly acceptedAt: Date | null;
  readonly review: Review | null;
}

/**
 * Who answers an objection. Nobody answers their own, or one that they raised for a minor: a nazir’s goes to the
 * founder, or to an administrator when the founder is part of it too.
 */
export function answererOf(
  objection: Raised,
  { waqifId, nazirId }: Pick<Membership, 'waqifId' | 'nazirId'>,
): MembershipRelation {
  if (nazirId === null || !isRaiser(objection, nazirId)) return 'nazir';
  return nazirId === waqifId || isRaiser(objection, waqifId) ? 'admin' : 'waqif';
}

type Raised = Pick<Objection, 'personId' | 'raisedBy'>;
type Reviewed = Raised & Pick<Objection, 'answeredBy' | 'review'>;

/** True for the person who gets the payment and for the guardian who objected for them. */
export const isRaiser = ({ personId, raisedBy }: Raised, userId: string): boolean =>
  [personId, raisedBy].includes(userId);

/**
 * Who reviews an objection: the founder, or an administrator when the founder is the nazir, answers it, gets the
 * payment or asks for the review.
 */
export function reviewerOf(objection: Reviewed, parties: Pick<Membership, 'waqifId' | 'nazirId'>): 'waqif' | 'admin' {
  const { waqifId, nazirId } = parties;
  const isPart = waqifId === nazirId || isInvolved(objection, waqifId);
  return isPart || answererOf(objection, parties) === 'waqif' ? 'admin' : 'waqif';
}

/** True when this user already took part in the objection and so must not review it. */
export const isInvolved = (objection: Reviewed, userId: string): boolean =>
  isRaiser(objection, userId) || [objection.answeredBy, objection.review?.escalatedBy].includes(userId);

/** The data of every fact about an objection. @param reason the text of the person, or of the answer */
export const objectionFact = ({ id, waqfId, paymentId, beneficiaryId, personId }: Objection, reason: string) => ({
  objectionId: id,
  waqfId,
  paymentId,
  beneficiaryId,
  personId,
  reason,
});
