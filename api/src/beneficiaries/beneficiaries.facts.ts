import { type AuditedAs, defineFact, type Json } from '../platform/index.js';

export const beneficiaryAdded = defineFact<{
  waqfId: string;
  beneficiaryId: string;
  /** User id. */
  personId: string;
  /** Percent; null when none was set. */
  allocatedPercentage: number | null;
}>('beneficiaries.beneficiary-added', {
  title: { ar: 'أُضيف مستفيد', en: 'A beneficiary was added' },
  audit: ({ waqfId, beneficiaryId, personId, allocatedPercentage }) => ({
    subject: { type: 'beneficiary', id: beneficiaryId },
    waqfId,
    after: { allocatedPercentage },
    details: { personId },
  }),
  refreshesWaqf: true,
});

interface BeneficiaryFact {
  readonly [key: string]: Json | undefined;
  readonly waqfId: string;
  readonly beneficiaryId: string;
  /** User id. */
  readonly personId: string;
}

const about = ({ waqfId, beneficiaryId, personId }: BeneficiaryFact): AuditedAs => ({
  subject: { type: 'beneficiary', id: beneficiaryId },
  waqfId,
  details: { personId },
});

/** `before` and `after` contain only the changed fields. */
export const beneficiaryChanged = defineFact<
  BeneficiaryFact & { before: Record<string, Json>; after: Record<string, Json> }
>('beneficiaries.beneficiary-changed', {
  title: { ar: 'تغيّرت بيانات مستفيد', en: 'A beneficiary was changed' },
  audit: (fact) => ({ ...about(fact), before: fact.before, after: fact.after }),
  refreshesWaqf: true,
});

export const beneficiarySuspended = defineFact<BeneficiaryFact & { reason: string }>(
  'beneficiaries.beneficiary-suspended',
  {
    title: { ar: 'أُوقف استحقاق مستفيد', en: 'A beneficiary was suspended' },
    audit: (fact) => ({
      ...about(fact),
      before: { isActive: true },
      after: { isActive: false },
      reason: fact.reason,
    }),
    refreshesWaqf: true,
  },
);

export const beneficiaryResumed = defineFact<BeneficiaryFact & { reason: string }>(
  'beneficiaries.beneficiary-resumed',
  {
    title: { ar: 'استُؤنف استحقاق مستفيد', en: 'A beneficiary was resumed' },
    audit: (fact) => ({ ...about(fact), before: { isActive: false }, after: { isActive: true }, reason: fact.reason }),
    refreshesWaqf: true,
  },
);

/** A person changed how they are paid. */
export const preferenceChanged = defineFact<{
  personId: string;
  before: Record<string, Json>;
  after: Record<string, Json>;
}>('beneficiaries.preference-changed', {
  title: { ar: 'غيّر مستفيد طريقة صرف مستحقاته', en: 'A beneficiary changed how they are paid' },
  audit: ({ personId, before, after }) => ({ subject: { type: 'person', id: personId }, waqfId: null, before, after }),
});

/** `kind` is absent in older facts, from before there was a choice: those are disputes (`wrong`). */
type DisputeFact = BeneficiaryFact & { disputeId: string; reason: string; kind?: 'wrong' | 'leaving' };
const aboutDispute = (fact: DisputeFact): AuditedAs => ({
  ...about(fact),
  details: { personId: fact.personId, disputeId: fact.disputeId, kind: fact.kind ?? 'wrong' },
  reason: fact.reason,
});

/** The named person disputed being a beneficiary. */
export const disputeRaised = defineFact<DisputeFact>('beneficiaries.dispute-raised', {
  title: { ar: 'اعترض مستفيد على إدراجه', en: 'A beneficiary disputed being named' },
  audit: aboutDispute,
  refreshesWaqf: true,
});

/** The person is rightly named but asked to leave the waqf. */
export const leavingRequested = defineFact<DisputeFact>('beneficiaries.leaving-asked', {
  title: { ar: 'طلب مستفيد الخروج من الوقف', en: 'A beneficiary asked to leave the waqf' },
  audit: aboutDispute,
  refreshesWaqf: true,
});

/** The nazir explained why the person stays; `reason` is the answer. */
export const disputeExplained = defineFact<DisputeFact>('beneficiaries.dispute-explained', {
  title: { ar: 'أجاب الناظر مستفيدًا بالبيان', en: 'The nazir explained to a beneficiary why they stay' },
  audit: aboutDispute,
  refreshesWaqf: true,
});

/** The beneficiary was removed at their own request; `reason` is the nazir's answer. */
export const beneficiaryRemoved = defineFact<DisputeFact>('beneficiaries.beneficiary-removed', {
  title: { ar: 'أُزيل مستفيد بطلبه', en: 'A beneficiary was removed at their own request' },
  audit: (fact) => ({ ...aboutDispute(fact), before: { isBeneficiary: true }, after: { isBeneficiary: false } }),
  refreshesWaqf: true,
});

type GuardianFact = BeneficiaryFact & { guardianshipId: string; guardianId: string; reason: string };
const aboutGuardian = (fact: GuardianFact): AuditedAs => ({
  subject: { type: 'guardianship', id: fact.guardianshipId },
  waqfId: fact.waqfId,
  details: { beneficiaryId: fact.beneficiaryId, personId: fact.personId, guardianId: fact.guardianId },
  reason: fact.reason,
});

/** A guardian was recorded; `reason` is the deed, `personId` the minor. */
export const guardianSet = defineFact<GuardianFact & { from: string; until: string }>('beneficiaries.guardian-set', {
  title: { ar: 'سُجّل ولي لمستفيد قاصر', en: 'A guardian of a minor was recorded' },
  audit: (fact) => ({ ...aboutGuardian(fact), after: { from: fact.from, until: fact.until } }),
  refreshesWaqf: true,
});

export const guardianEnded = defineFact<GuardianFact>('beneficiaries.guardian-ended', {
  title: { ar: 'أُنهيت ولاية على مستفيد قاصر', en: 'A guardianship was ended' },
  audit: (fact) => ({ ...aboutGuardian(fact), before: { active: true }, after: { active: false } }),
  refreshesWaqf: true,
});

type IbanFact = BeneficiaryFact & { ibanId: string; ibanEnd: string };
const aboutIban =
  (after: string) =>
  (fact: IbanFact): AuditedAs => ({ ...about(fact), after: { ibanEnd: fact.ibanEnd, ibanState: after } });

/** The nazir requested another account; its owner has not confirmed it yet. */
export const payeeIbanRequested = defineFact<IbanFact>('beneficiaries.iban-asked', {
  title: { ar: 'طُلب صرف مستحقات مستفيد إلى آيبان آخر', en: 'Another IBAN of a beneficiary was requested' },
  audit: aboutIban('asked'),
  refreshesWaqf: true,
});

/** The owner confirmed the account, with a fresh confirmation in Nafath. */
export const payeeIbanConfirmed = defineFact<IbanFact>('beneficiaries.iban-confirmed', {
  title: { ar: 'أكد مستفيد آيبان صرفه', en: 'A beneficiary confirmed the IBAN' },
  audit: aboutIban('confirmed'),
  refreshesWaqf: true,
});

/** The account was approved; `usableFrom` is an ISO timestamp before which nothing is paid to it. */
export const payeeIbanApproved = defineFact<IbanFact & { usableFrom: string }>('beneficiaries.iban-approved', {
  title: { ar: 'اعتُمد آيبان صرف مستفيد', en: 'The IBAN of a beneficiary was approved' },
  audit: (fact) => ({
    ...about(fact),
    after: { ibanEnd: fact.ibanEnd, ibanState: 'approved', usableFrom: fact.usableFrom },
  }),
  refreshesWaqf: true,
});

export const payeeIbanDeclined = defineFact<IbanFact & { requestedBy: string }>('beneficiaries.iban-declined', {
  title: { ar: 'أنكر مستفيد آيبانًا طُلب الصرف إليه', en: 'A beneficiary declined an IBAN' },
  audit: aboutIban('declined'),
  refreshesWaqf: true,
});

export const payeeIbanRejected = defineFact<IbanFact & { reason: string }>('beneficiaries.iban-rejected', {
  title: { ar: 'رُفض آيبان صرف مستفيد', en: 'The IBAN of a beneficiary was rejected' },
  audit: (fact) => ({ ...aboutIban('rejected')(fact), reason: fact.reason }),
  refreshesWaqf: true,
});

export const payeeIbanWithdrawn = defineFact<IbanFact>('beneficiaries.iban-withdrawn', {
  title: { ar: 'سُحب طلب آيبان مستفيد', en: 'The request for an IBAN was withdrawn' },
  audit: aboutIban('withdrawn'),
  refreshesWaqf: true,
});
