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

/** The person asks for a second look. `from`: the state before. */
export const objectionEscalated = defineFact<ObjectionFact & { from: string }>('objections.objection-escalated', {
  title: { ar: 'صعّد مستفيد اعتراضه', en: 'A beneficiary escalated an objection' },
  audit: ({ from, ...fact }) => ({ ...about(fact), before: { state: from }, after: { state: 'escalated' } }),
  refreshesWaqf: true,
});

/** `correctionHalalas`: what the next run adds beside what the answer granted; null for an estimate. */
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

/** The person is content with the answer: it is not looked at again. */
export const answerAccepted = defineFact<ObjectionFact>('objections.answer-accepted', {
  title: { ar: 'قبل مستفيد جواب اعتراضه', en: 'A beneficiary accepted the answer to an objection' },
  audit: (fact) => ({ ...about(fact), after: { accepted: true } }),
  refreshesWaqf: true,
});

/** Whoever answers it has opened it: recorded once. */
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

/** `sha256` is of the file's bytes. */
export const paperAdded = defineFact<PaperFact & { sha256: string }>('objections.paper-added', {
  title: { ar: 'أرفق مستفيد ملفًا باعتراضه', en: 'A beneficiary attached a file to an objection' },
  audit: ({ sha256, ...fact }) => {
    const audited = aboutPaper(fact);
    return { ...audited, details: { ...audited.details, sha256 } };
  },
  refreshesWaqf: true,
});

/** Whoever answers or decides wants to see a paper first; `reason`: what they asked for. */
export const paperRequested = defineFact<ObjectionFact & { requestId: string }>('objections.paper-requested', {
  title: { ar: 'طُلب مستند على اعتراض', en: 'A document was requested for an objection' },
  audit: ({ requestId, ...fact }) => {
    const audited = about(fact);
    return { ...audited, details: { ...audited.details, requestId } };
  },
  refreshesWaqf: true,
});

/** By whoever answers or decides; a person's opening of their own is no fact. */
export const paperOpened = defineFact<PaperFact>('objections.paper-opened', {
  title: { ar: 'فُتح ملف مرفق باعتراض', en: 'A file of an objection was opened' },
  audit: aboutPaper,
});
