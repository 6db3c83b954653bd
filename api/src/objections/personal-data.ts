import { dataAmount, dataDay, dataMoment, dataNumber, dataPart, dataText, dataWaqf, sql } from '../platform/index.js';

dataPart({
  name: 'objections',
  place: 500,
  title: { ar: 'اعتراضاتك على الدفعات', en: 'Your objections to payments' },
  covers: [
    'objections.objection.person_id',
    'objections.objection.beneficiary_id',
    'objections.objection.full_name',
    'objections.objection.raised_by',
  ],
  statement: sql({
    name: 'objections.copy-objections',
    text: `SELECT id, number, waqf_id AS "waqfId", period_from::text AS "from", period_to::text AS "to",
             CASE WHEN person_id = $1 THEN amount_halalas END AS amount, topic, text, raised_at AS "raisedAt", state,
             CASE WHEN person_id = $1 THEN answer END AS answer, answered_at AS "answeredAt",
             CASE WHEN person_id = $1 THEN decision END AS decision, decided_at AS "decidedAt"
           FROM objections.objection WHERE $1 IN (person_id, raised_by) ORDER BY raised_at`,
    row: {
      id: 'uuid',
      number: 'int8',
      waqfId: 'uuid',
      from: 'text?',
      to: 'text?',
      amount: 'int8?',
      topic: 'text?',
      text: 'text',
      raisedAt: 'timestamptz',
      state: 'text',
      answer: 'text?',
      answeredAt: 'timestamptz?',
      decision: 'text?',
      decidedAt: 'timestamptz?',
    },
  }),
  columns: {
    id: dataText('رقم السجل', 'ID'),
    number: dataNumber('رقم الاعتراض', 'Number'),
    waqfId: dataWaqf,
    from: dataDay('عن المدة من', 'Period from'),
    to: dataDay('إلى', 'To'),
    amount: dataAmount('المبلغ (ريال)', 'Amount (SAR)'),
    topic: dataText('الموضوع', 'Topic'),
    text: dataText('ما كُتب', 'Text'),
    raisedAt: dataMoment('قُدم', 'Raised'),
    state: dataText('الحالة', 'State'),
    answer: dataText('الجواب', 'Answer'),
    answeredAt: dataMoment('أُجيب', 'Answered'),
    decision: dataText('القرار', 'Decision'),
    decidedAt: dataMoment('صدر القرار', 'Decided'),
  },
});

dataPart({
  name: 'objectionFiles',
  place: 510,
  title: { ar: 'ملفات أرفقتها بالاعتراضات', en: 'Files you added to objections' },
  covers: ['objections.paper.added_by'],
  statement: sql({
    name: 'objections.copy-papers',
    text: `SELECT objection_id AS "objectionId", file_name AS "fileName", size_bytes AS size, added_at AS "addedAt"
           FROM objections.paper WHERE added_by = $1 ORDER BY added_at`,
    row: { objectionId: 'uuid', fileName: 'text', size: 'int8', addedAt: 'timestamptz' },
  }),
  columns: {
    objectionId: dataText('سجل الاعتراض', 'Objection'),
    fileName: dataText('الملف', 'File'),
    size: dataNumber('بايت', 'Bytes'),
    addedAt: dataMoment('أُرفق', 'Added'),
  },
});

dataPart({
  name: 'requestedPapers',
  place: 520,
  title: { ar: 'مستندات طُلبت منك', en: 'Documents you were asked for' },
  covers: [],
  statement: sql({
    name: 'objections.copy-paper-requests',
    text: `SELECT r.objection_id AS "objectionId", r.text, r.requested_at AS "requestedAt"
           FROM objections.paper_request r JOIN objections.objection o ON o.id = r.objection_id
           WHERE o.person_id = $1 ORDER BY r.requested_at`,
    row: { objectionId: 'uuid', text: 'text', requestedAt: 'timestamptz' },
  }),
  columns: {
    objectionId: dataText('سجل الاعتراض', 'Objection'),
    text: dataText('المطلوب', 'What was asked for'),
    requestedAt: dataMoment('طُلب', 'Requested'),
  },
});
