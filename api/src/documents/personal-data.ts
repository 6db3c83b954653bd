import { dataDay, dataMoment, dataNumber, dataPart, dataText, dataWaqf, sql } from '../platform/index.js';

dataPart({
  name: 'files',
  place: 600,
  title: { ar: 'ملفات رفعتها', en: 'Files you uploaded' },
  covers: ['documents.document.uploaded_by', 'documents.attachment.added_by'],
  statement: sql({
    name: 'documents.copy-files',
    text: `SELECT waqf_id AS "waqfId", type AS kind, file_name AS "fileName", size_bytes::int8 AS size,
             created_at AS "addedAt"
           FROM documents.document WHERE uploaded_by = $1
           UNION ALL
           SELECT waqf_id, 'attachment', file_name, size_bytes, added_at FROM documents.attachment WHERE added_by = $1
           ORDER BY "addedAt"`,
    row: { waqfId: 'uuid?', kind: 'text?', fileName: 'text?', size: 'int8?', addedAt: 'timestamptz?' },
  }),
  columns: {
    waqfId: dataWaqf,
    kind: dataText('النوع', 'Kind'),
    fileName: dataText('الملف', 'File'),
    size: dataNumber('بايت', 'Bytes'),
    addedAt: dataMoment('رُفع', 'Uploaded'),
  },
});

dataPart({
  name: 'uploadedBytes',
  place: 610,
  title: { ar: 'حجم ما رفعته كل يوم', en: 'Bytes you uploaded per day' },
  covers: ['documents.received_bytes.person_id'],
  statement: sql({
    name: 'documents.copy-received-bytes',
    text: `SELECT day::text AS day, bytes FROM documents.received_bytes WHERE person_id = $1
           ORDER BY received_bytes.day`,
    row: { day: 'text?', bytes: 'int8' },
  }),
  columns: { day: dataDay('اليوم', 'Day'), bytes: dataNumber('بايت', 'Bytes') },
});
