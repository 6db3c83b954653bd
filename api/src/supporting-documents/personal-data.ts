import { dataMoment, dataPart, dataText, dataWaqf, sql } from '../platform/index.js';

dataPart({
  name: 'supportingDocuments',
  place: 530,
  title: { ar: 'مستنداتك المؤيدة', en: 'Your supporting documents' },
  covers: [
    'supporting_documents.document.person_id',
    'supporting_documents.document.beneficiary_id',
    'supporting_documents.document.added_by',
  ],
  statement: sql({
    name: 'supporting-documents.copy-documents',
    text: `SELECT waqf_id AS "waqfId", kind, file_name AS "fileName", added_at AS "addedAt", state,
             CASE WHEN person_id = $1 THEN reason END AS reason, reviewed_at AS "reviewedAt"
           FROM supporting_documents.document WHERE $1 IN (person_id, added_by) ORDER BY added_at`,
    row: {
      waqfId: 'uuid',
      kind: 'text',
      fileName: 'text',
      addedAt: 'timestamptz',
      state: 'text',
      reason: 'text?',
      reviewedAt: 'timestamptz?',
    },
  }),
  columns: {
    waqfId: dataWaqf,
    kind: dataText('النوع', 'Kind'),
    fileName: dataText('الملف', 'File'),
    addedAt: dataMoment('أُرسل', 'Sent'),
    state: dataText('الحالة', 'State'),
    reason: dataText('السبب', 'Reason'),
    reviewedAt: dataMoment('رُوجع', 'Reviewed'),
  },
});
