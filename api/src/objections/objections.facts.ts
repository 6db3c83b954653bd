import { type AuditedAs, defineFact, type Json } from '../platform/index.js';

interface ObjectionFact {
  readonly [key: string]: Json | undefined;
  readonly objectionId: string;
  readonly waqfId: string;
  readonly paymentId: string;
  readonly beneficiaryId: string;
  /** The user id of the person who gets the payment. */
  readonly personId: string;
  /** What the person wrote, later the text of the answer. */
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

/** `correctionHalalas`: what the next run adds; null for an estimate, which is recalculated. */
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

/** The last day for the answer has passed; recorded once. */
export const objectionOverdue = defineFact<ObjectionFact>('objections.objection-overdue', {
  title: { ar: 'مضى موعد الجواب عن اعتراض', en: 'The answer to an objection is overdue' },
  audit: about,
});

/** The last day for the decision on an escalated objection has passed; recorded once. */
export const decisionOverdue = defineFact<ObjectionFact>('objections.decision-overdue', {
  title: { ar: 'مضى موعد القرار في اعتراض', en: 'The decision on an objection is overdue' },
  audit: about,
});

/** The person asks for a review. `from` is the state before. */
export const objectionEscalated = defineFact<ObjectionFact & { from: string }>('objections.objection-escalated', {
  title: { ar: 'صعّد مستفيد اعتراضه', en: 'A beneficiary escalated an objection' },
  audit: ({ from, ...fact }) => ({ ...about(fact), before: { state: from }, after: { state: 'escalated' } }),
  refreshesWaqf: true,
});

/** `correctionHalalas`: what the next run adds on top of what the answer granted; null for an estimate. */
export const objectionRevised = defineFact<ObjectionFact & { correctionHalalas: string | null }>(
  'objections.objection-revised',
  {
    title: { ar: 'قُبل اعتراض بعد تصعيده', en: 'An objection was granted on review' },
    audit: (fact) => ({
      ...about(fact),
      before: { state: 'escalated' },
      after: { state: 'revised', correctionHalalas: fact.correctionHalalas },
    }),
    refreshesWaqf: true,
  },
);

export const objectionConfirmed = defineFact<ObjectionFact>('objections.objection-confirmed', {
  title: { ar: 'بقي المبلغ بعد تصعيد اعتراض', en: 'The amount stands after the review of an objection' },
  audit: (fact) => ({ ...about(fact), before: { state: 'escalated' }, after: { state: 'confirmed' } }),
  refreshesWaqf: true,
});

/** The person accepts the answer, so the objection is not reviewed. */
export const answerAccepted = defineFact<ObjectionFact>('objections.answer-accepted', {
  title: { ar: 'قبل مستفيد جواب اعتراضه', en: 'A beneficiary accepted the answer to an objection' },
  audit: (fact) => ({ ...about(fact), after: { accepted: true } }),
  refreshesWaqf: true,
});

/** The person who answers has opened the objection; recorded once. */
export const objectionSeen = defineFact<ObjectionFact>('objections.objection-seen', {
  title: { ar: 'اطّلع الناظر على اعتراض', en: 'An objection was opened by whoever answers it' },
  audit: about,
});

interface PaperFact extends ObjectionFact {
  readonly paperId: string;
}
const aboutPaper = ({ paperId, ...fact }: PaperFact): AuditedAs => {
  const audited = about(fact);
  return { ...audited, details: { ...audited.details, paperId } };
};

/** `sha256` is the hash of the file's bytes. */
export const paperAdded = defineFact<PaperFact & { sha256: string }>('objections.paper-added', {
  title: { ar: 'أرفق مستفيد ملفًا باعتراضه', en: 'A beneficiary attached a file to an objection' },
  audit: ({ sha256, ...fact }) => {
    const audited = aboutPaper(fact);
    return { ...audited, details: { ...audited.details, sha256 } };
  },
  refreshesWaqf: true,
});

/** The person who answers or decides asks for a document; `reason` is the text of the request. */
export const paperRequested = defineFact<ObjectionFact & { requestId: string }>('objections.paper-requested', {
  title: { ar: 'طُلب مستند على اعتراض', en: 'A document was requested for an objection' },
  audit: ({ requestId, ...fact }) => {
    const audited = about(fact);
    return { ...audited, details: { ...audited.details, requestId } };
  },
  refreshesWaqf: true,
});

/** The person who answers or decides opened a file; no fact is recorded when people open their own. */
export const paperOpened = defineFact<PaperFact>('objections.paper-opened', {
  title: { ar: 'فُتح ملف مرفق باعتراض', en: 'A file of an objection was opened' },
  audit: aboutPaper,
});
