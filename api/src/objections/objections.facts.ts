import { type AuditedAs, defineFact, type Json } from '../platform/index.js';

interface ObjectionFact {
  readonly [key: string]: Json | undefined;
  readonly objectionId: string;
  readonly waqfId: string;
  readonly paymentId: string;
  readonly beneficiaryId: string;
  /** User id of whose payment it is. */
  readonly personId: string;
  /** What the person wrote, later what was answered. */
  readonly reason: string;
}

const about = ({ objectionId, waqfId, paymentId, beneficiaryId, personId, reason }: ObjectionFact): AuditedAs => ({
  subject: { type: 'objection', id: objectionId },
  waqfId,
  details: { paymentId, beneficiaryId, personId },
  reason,
});

export const objectionRaised = defineFact<ObjectionFact>('objections.objection-raised', {
  title: { ar: 'اعترض مستفيد على دفعة', en: 'A beneficiary objected to a payment' },
  audit: (fact) => ({ ...about(fact), after: { state: 'open' } }),
  refreshesWaqf: true,
});

/** `correctionHalalas`: what the next run adds; null for an estimate, which is calculated anew. */
export const objectionGranted = defineFact<ObjectionFact & { correctionHalalas: string | null }>(
  'objections.objection-granted',
  {
    title: { ar: 'قُبل اعتراض على دفعة', en: 'An objection to a payment was granted' },
    audit: (fact) => ({
      ...about(fact),
      before: { state: 'open' },
      after: { state: 'granted', correctionHalalas: fact.correctionHalalas },
    }),
    refreshesWaqf: true,
  },
);

export const objectionUpheld = defineFact<ObjectionFact>('objections.objection-upheld', {
  title: { ar: 'أُجيب عن اعتراض وبقي المبلغ', en: 'An objection was answered and the amount stands' },
  audit: (fact) => ({ ...about(fact), before: { state: 'open' }, after: { state: 'upheld' } }),
  refreshesWaqf: true,
});

export const objectionWithdrawn = defineFact<ObjectionFact>('objections.objection-withdrawn', {
  title: { ar: 'سحب مستفيد اعتراضه', en: 'A beneficiary withdrew an objection' },
  audit: (fact) => ({ ...about(fact), before: { state: 'open' }, after: { state: 'withdrawn' } }),
  refreshesWaqf: true,
});

/** The last day for the answer has passed: recorded once. */
export const objectionOverdue = defineFact<ObjectionFact>('objections.objection-overdue', {
  title: { ar: 'مضى موعد الجواب عن اعتراض', en: 'The answer to an objection is overdue' },
  audit: about,
});
