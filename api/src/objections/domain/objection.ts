import type { Answered } from '@waqf/contracts';
import type { ObjectionItem, ObjectionTopic } from '@waqf/contracts/objections';
import type { Halalas } from '@waqf/money';
import type { Membership, MembershipRelation } from '../../membership/index.js';
import type { ObjectionState } from './objection-states.js';

/** The second look at an objection. Days of Asia/Riyadh. */
export interface Review {
  /** Known to distributions as what granted a correction: the answer may have granted one before. */
  readonly id: string;
  /** User id of who asked for it: the person, or whoever stands for a minor. */
  readonly escalatedBy: string;
  readonly escalatedAt: Date;
  readonly because: string;
  readonly dueOn: string;
  readonly decision: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly correction: Halalas | null;
}

/** An objection to the amount of a payment. Amounts in halalas, days of Asia/Riyadh. */
export interface Objection {
  readonly id: string;
  /** No other objection has it; given by the database. */
  readonly number: bigint;
  readonly paymentId: string;
  readonly runId: string;
  readonly waqfId: string;
  readonly beneficiaryId: string;
  /** User id of whose payment it is. */
  readonly personId: string;
  readonly fullName: string;
  readonly from: string;
  readonly to: string;
  readonly amount: Halalas;
  readonly estimated: boolean;
  readonly topic: Answered<ObjectionTopic> | null;
  /** The deduction that is objected to, with what was taken of the yield for it then. */
  readonly item: { readonly kind: Answered<ObjectionItem>; readonly amount: Halalas } | null;
  readonly text: string;
  readonly raisedAt: Date;
  readonly dueOn: string;
  /** When whoever answers opened it first. */
  readonly seenAt: Date | null;
  readonly state: ObjectionState;
  readonly answer: string | null;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
  readonly correction: Halalas | null;
  /** When the person was content with the answer. */
  readonly acceptedAt: Date | null;
  readonly review: Review | null;
}

/** Nobody answers their own: a nazir’s goes to the founder, and where founder and nazir are one to an administrator. */
export function answererOf(
  { personId }: Pick<Objection, 'personId'>,
  { waqifId, nazirId }: Pick<Membership, 'waqifId' | 'nazirId'>,
): MembershipRelation {
  if (personId !== nazirId) return 'nazir';
  return personId === waqifId ? 'admin' : 'waqif';
}

type Reviewed = Pick<Objection, 'personId' | 'answeredBy' | 'review'>;

/**
 * Who looks again is somebody else than who answers, whose payment it is and who asks: the founder, and where the
 * founder is one of them, an administrator.
 */
export function reviewerOf(
  { personId, answeredBy, review }: Reviewed,
  parties: Pick<Membership, 'waqifId' | 'nazirId'>,
): 'waqif' | 'admin' {
  const { waqifId, nazirId } = parties;
  const involved = [personId, nazirId, answeredBy, review?.escalatedBy];
  return involved.includes(waqifId) || answererOf({ personId }, parties) === 'waqif' ? 'admin' : 'waqif';
}

/** Whether this person took part in it already, so that they do not look at it again. */
export const tookPart = ({ personId, answeredBy, review }: Reviewed, userId: string): boolean =>
  [personId, answeredBy, review?.escalatedBy].includes(userId);

/** What facts about an objection carry. @param reason what was said: by the person, or in the answer */
export const objectionFact = ({ id, waqfId, paymentId, beneficiaryId, personId }: Objection, reason: string) => ({
  objectionId: id,
  waqfId,
  paymentId,
  beneficiaryId,
  personId,
  reason,
});
