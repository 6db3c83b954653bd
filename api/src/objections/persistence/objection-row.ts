import { objectionItems, objectionTopics } from '@waqf/contracts/objections';
import { type Halalas, halalas } from '@waqf/money';
import { oneOfOrLater, stateOf, orNull, rowOf, type RowOf } from '../../platform/index.js';
import type { Objection, Review } from '../domain/objection.js';
import { objectionStates } from '../domain/objection-states.js';

/** The columns of an objection that every statement returns, in the order of `objectionRow`. */
export const objectionColumns = `id, number, payment_id AS "paymentId", run_id AS "runId", waqf_id AS "waqfId",
  beneficiary_id AS "beneficiaryId", person_id AS "personId", full_name AS "fullName", period_from::text AS "from",
  period_to::text AS "to", amount_halalas AS amount, estimated, topic, item, item_halalas AS "itemAmount", text,
  coalesce(raised_by, person_id) AS "raisedBy", raised_at AS "raisedAt",
  due_on::text AS "dueOn", seen_at AS "seenAt", state, answer, answered_by AS "answeredBy",
  answered_at AS "answeredAt", correction_halalas AS correction, accepted_at AS "acceptedAt", review_id AS "reviewId",
  escalated_by AS "escalatedBy", escalated_at AS "escalatedAt", escalated_because AS because,
  review_due_on::text AS "reviewDueOn", decision, decided_by AS "decidedBy", decided_at AS "decidedAt",
  review_correction_halalas AS "reviewCorrection"`;
export const objectionRow = rowOf({
  id: 'uuid',
  number: 'int8',
  paymentId: 'uuid',
  runId: 'uuid',
  waqfId: 'uuid',
  beneficiaryId: 'uuid',
  personId: 'uuid',
  fullName: 'text',
  from: 'text',
  to: 'text',
  amount: 'int8',
  estimated: 'bool',
  topic: orNull(oneOfOrLater(objectionTopics)),
  item: orNull(oneOfOrLater(objectionItems)),
  itemAmount: 'int8?',
  text: 'text',
  raisedBy: 'uuid',
  raisedAt: 'timestamptz',
  dueOn: 'text',
  seenAt: 'timestamptz?',
  state: stateOf(objectionStates),
  answer: 'text?',
  answeredBy: 'uuid?',
  answeredAt: 'timestamptz?',
  correction: 'int8?',
  acceptedAt: 'timestamptz?',
  reviewId: 'uuid?',
  escalatedBy: 'uuid?',
  escalatedAt: 'timestamptz?',
  because: 'text?',
  reviewDueOn: 'text?',
  decision: 'text?',
  decidedBy: 'uuid?',
  decidedAt: 'timestamptz?',
  reviewCorrection: 'int8?',
});
type Row = RowOf<typeof objectionRow>;

export function asObjection(row: Row): Objection {
  const { number, amount, item, itemAmount, correction, reviewId, escalatedBy, escalatedAt, because, ...rest } = row;
  const { reviewDueOn, decision, decidedBy, decidedAt, reviewCorrection, ...answered } = rest;
  const review = { decision, decidedBy, decidedAt, correction: owed(reviewCorrection) };
  return {
    ...answered,
    number: BigInt(number),
    amount: halalas(BigInt(amount)),
    item: item === null || itemAmount === null ? null : { kind: item, amount: halalas(BigInt(itemAmount)) },
    correction: owed(correction),
    review: reviewOf({ id: reviewId, escalatedBy, escalatedAt, because, dueOn: reviewDueOn }, review),
  };
}

type Asked = { [Key in 'id' | 'escalatedBy' | 'because' | 'dueOn']: string | null } & { escalatedAt: Date | null };
/** The review; in the database its columns are either all set or all null. */
function reviewOf(
  { id, escalatedBy, escalatedAt, because, dueOn }: Asked,
  decided: Pick<Review, 'decision' | 'decidedBy' | 'decidedAt' | 'correction'>,
): Review | null {
  if (id === null || escalatedBy === null || escalatedAt === null || because === null || dueOn === null) return null;
  return { id, escalatedBy, escalatedAt, because, dueOn, ...decided };
}

const owed = (amount: string | null): Halalas | null => (amount === null ? null : halalas(BigInt(amount)));
