import type { ObjectionTopic } from '@waqf/contracts/objections';
import type { Halalas } from '@waqf/money';
import type { Membership, MembershipRelation } from '../../membership/index.js';
import type { ObjectionState } from './objection-states.js';

/** An objection to the amount of a payment. Amounts in halalas, days of Asia/Riyadh. */
export interface Objection {
  readonly id: string;
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
  readonly topic: ObjectionTopic | null;
  readonly text: string;
  readonly raisedAt: Date;
  readonly dueOn: string;
  readonly state: ObjectionState;
  readonly answer: string | null;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
  readonly correction: Halalas | null;
}

/** Nobody answers their own: a nazir’s goes to the founder, and where founder and nazir are one to an administrator. */
export function answererOf(
  { personId }: Pick<Objection, 'personId'>,
  { waqifId, nazirId }: Pick<Membership, 'waqifId' | 'nazirId'>,
): MembershipRelation {
  if (personId !== nazirId) return 'nazir';
  return personId === waqifId ? 'admin' : 'waqif';
}

/** What facts about an objection carry. @param reason what was said: by the person, or in the answer */
export const objectionFact = ({ id, waqfId, paymentId, beneficiaryId, personId }: Objection, reason: string) => ({
  objectionId: id,
  waqfId,
  paymentId,
  beneficiaryId,
  personId,
  reason,
});
