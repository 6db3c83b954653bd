import { dataDay, dataMoment, dataNumber, dataPart, dataText, dataWaqf, sql } from '../platform/index.js';

dataPart({
  name: 'beneficiary',
  place: 200,
  title: { ar: 'ما سُجل عنك مستفيدًا', en: 'What is recorded of you as a beneficiary' },
  covers: [
    'beneficiaries.beneficiary.person_id',
    'beneficiaries.beneficiary.national_id',
    'beneficiaries.beneficiary.full_name',
  ],
  statement: sql({
    name: 'beneficiaries.copy-beneficiary',
    text: `SELECT waqf_id AS "waqfId", national_id AS "nationalId", full_name AS "fullName", relationship,
             allocated_percentage::float8::text AS share, is_active AS "isActive",
             suspension_reason AS "suspensionReason", class, gender, weight, tier,
             entitled_from::text AS "entitledFrom",
             born_on::text AS "bornOn", died_on::text AS "diedOn",
             created_at AS "addedAt", removed_at AS "removedAt"
           FROM beneficiaries.beneficiary WHERE person_id = $1 ORDER BY created_at`,
    row: {
      waqfId: 'uuid',
      nationalId: 'text',
      fullName: 'text',
      relationship: 'text?',
      share: 'text?',
      isActive: 'bool',
      suspensionReason: 'text?',
      class: 'text?',
      gender: 'text?',
      weight: 'int4',
      tier: 'int4?',
      entitledFrom: 'text?',
      bornOn: 'text?',
      diedOn: 'text?',
      addedAt: 'timestamptz',
      removedAt: 'timestamptz?',
    },
  }),
  columns: {
    waqfId: dataWaqf,
    nationalId: dataText('رقم الهوية', 'National ID'),
    fullName: dataText('الاسم كما سُجل', 'Name as recorded'),
    relationship: dataText('صلة القرابة', 'Relationship'),
    share: dataText('النسبة (%)', 'Share (%)'),
    isActive: dataText('الاستحقاق قائم', 'Entitlement active'),
    suspensionReason: dataText('سبب الإيقاف', 'Reason of the suspension'),
    class: dataText('الفئة', 'Class'),
    gender: dataText('الجنس', 'Gender'),
    weight: dataNumber('الوزن', 'Weight'),
    tier: dataNumber('الطبقة', 'Tier'),
    entitledFrom: dataDay('يستحق من', 'Entitled from'),
    bornOn: dataDay('تاريخ الميلاد', 'Born on'),
    diedOn: dataDay('تاريخ الوفاة', 'Died on'),
    addedAt: dataMoment('أُضيف', 'Added'),
    removedAt: dataMoment('أُزيل', 'Removed'),
  },
});

dataPart({
  name: 'shares',
  place: 210,
  title: { ar: 'تغيّر نسبتك', en: 'Changes of your share' },
  covers: ['beneficiaries.share_change.beneficiary_id'],
  statement: sql({
    name: 'beneficiaries.copy-shares',
    text: `SELECT c.waqf_id AS "waqfId", c.before_percentage::float8::text AS before,
             c.percentage::float8::text AS after, c.effective_on::text AS "effectiveOn", c.changed_at AS "changedAt"
           FROM beneficiaries.share_change c JOIN beneficiaries.beneficiary b ON b.id = c.beneficiary_id
           WHERE b.person_id = $1 ORDER BY c.changed_at`,
    row: { waqfId: 'uuid', before: 'text?', after: 'text?', effectiveOn: 'text?', changedAt: 'timestamptz' },
  }),
  columns: {
    waqfId: dataWaqf,
    before: dataText('من (%)', 'From (%)'),
    after: dataText('إلى (%)', 'To (%)'),
    effectiveOn: dataDay('تسري من', 'Applies from'),
    changedAt: dataMoment('سُجل', 'Recorded'),
  },
});

dataPart({
  name: 'disputes',
  place: 220,
  title: { ar: 'طلبات الخروج والاعتراض على الإدراج', en: 'Requests to leave, and disputes' },
  covers: ['beneficiaries.dispute.person_id', 'beneficiaries.dispute.beneficiary_id'],
  statement: sql({
    name: 'beneficiaries.copy-disputes',
    text: `SELECT waqf_id AS "waqfId", kind, reason, raised_at AS "raisedAt", state, answer,
             answered_at AS "answeredAt"
           FROM beneficiaries.dispute WHERE person_id = $1 ORDER BY raised_at`,
    row: {
      waqfId: 'uuid',
      kind: 'text',
      reason: 'text',
      raisedAt: 'timestamptz',
      state: 'text',
      answer: 'text?',
      answeredAt: 'timestamptz?',
    },
  }),
  columns: {
    waqfId: dataWaqf,
    kind: dataText('النوع', 'Kind'),
    reason: dataText('ما كتبته', 'What you wrote'),
    raisedAt: dataMoment('قُدم', 'Raised'),
    state: dataText('الحالة', 'State'),
    answer: dataText('الجواب', 'Answer'),
    answeredAt: dataMoment('أُجيب', 'Answered'),
  },
});

dataPart({
  name: 'guardianships',
  place: 230,
  title: { ar: 'الولايات: وليًّا أو مولّى عليه', en: 'Guardianships, as guardian or as ward' },
  covers: [
    'beneficiaries.guardianship.ward_id',
    'beneficiaries.guardianship.guardian_id',
    'beneficiaries.guardianship.guardian_name',
    'beneficiaries.guardianship.beneficiary_id',
  ],
  statement: sql({
    name: 'beneficiaries.copy-guardianships',
    text: `SELECT waqf_id AS "waqfId", CASE WHEN guardian_id = $1 THEN 'guardian' ELSE 'ward' END AS relation,
             CASE WHEN guardian_id = $1 THEN guardian_name END AS "recordedName", deed,
             from_on::text AS "from", until_on::text AS until, set_at AS "setAt",
             ended_at AS "endedAt", end_reason AS "endReason"
           FROM beneficiaries.guardianship WHERE $1 IN (guardian_id, ward_id) ORDER BY set_at`,
    row: {
      waqfId: 'uuid',
      relation: 'text?',
      recordedName: 'text?',
      deed: 'text',
      from: 'text?',
      until: 'text?',
      setAt: 'timestamptz',
      endedAt: 'timestamptz?',
      endReason: 'text?',
    },
  }),
  columns: {
    waqfId: dataWaqf,
    relation: dataText('صفتك', 'You are'),
    recordedName: dataText('اسمك كما سُجل', 'Your name as recorded'),
    deed: dataText('الصك', 'Deed'),
    from: dataDay('من', 'From'),
    until: dataDay('حتى', 'Until'),
    setAt: dataMoment('سُجلت', 'Recorded'),
    endedAt: dataMoment('انتهت', 'Ended'),
    endReason: dataText('سبب الانتهاء', 'Reason of the end'),
  },
});

dataPart({
  name: 'ibans',
  place: 240,
  title: { ar: 'آيبانات الصرف إليك', en: 'IBANs to which you are paid' },
  covers: [
    'beneficiaries.payee_iban.person_id',
    'beneficiaries.payee_iban.beneficiary_id',
    'beneficiaries.payee_iban.iban',
  ],
  statement: sql({
    name: 'beneficiaries.copy-ibans',
    text: `SELECT waqf_id AS "waqfId", iban, state, requested_at AS "requestedAt", confirmed_at AS "confirmedAt",
             approved_at AS "approvedAt", usable_from AS "usableFrom"
           FROM beneficiaries.payee_iban WHERE person_id = $1 ORDER BY requested_at`,
    row: {
      waqfId: 'uuid',
      iban: 'text',
      state: 'text',
      requestedAt: 'timestamptz',
      confirmedAt: 'timestamptz?',
      approvedAt: 'timestamptz?',
      usableFrom: 'timestamptz?',
    },
  }),
  columns: {
    waqfId: dataWaqf,
    iban: dataText('الآيبان', 'IBAN'),
    state: dataText('الحالة', 'State'),
    requestedAt: dataMoment('طُلب', 'Requested'),
    confirmedAt: dataMoment('أُكد', 'Confirmed'),
    approvedAt: dataMoment('وُوفق عليه', 'Approved'),
    usableFrom: dataMoment('يُصرف إليه من', 'Paid to from'),
  },
});

dataPart({
  name: 'paymentPreferences',
  place: 250,
  title: { ar: 'طريقة الصرف وتكراره', en: 'How you are paid, and how often' },
  covers: ['beneficiaries.payment_preference.person_id'],
  statement: sql({
    name: 'beneficiaries.copy-preference',
    text: `SELECT method, frequency, changed_at AS "changedAt" FROM beneficiaries.payment_preference
           WHERE person_id = $1`,
    row: { method: 'text', frequency: 'text', changedAt: 'timestamptz' },
  }),
  columns: {
    method: dataText('الطريقة', 'Method'),
    frequency: dataText('التكرار', 'Frequency'),
    changedAt: dataMoment('تغيّرت', 'Changed'),
  },
});
