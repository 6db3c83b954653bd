import { dataMoment, dataPart, dataText, dataWaqf, sql } from '../platform/index.js';

dataPart({
  name: 'exports',
  place: 700,
  title: { ar: 'ملفات طلبتها', en: 'Files you requested' },
  covers: ['reporting.export.requested_by'],
  statement: sql({
    name: 'reporting.copy-exports',
    text: `SELECT requested_at AS "requestedAt", report, format, state, file_name AS "fileName",
             expires_at AS "expiresAt"
           FROM reporting.export WHERE requested_by = $1 ORDER BY requested_at`,
    row: {
      requestedAt: 'timestamptz',
      report: 'text',
      format: 'text',
      state: 'text',
      fileName: 'text?',
      expiresAt: 'timestamptz?',
    },
  }),
  columns: {
    requestedAt: dataMoment('طُلب', 'Requested'),
    report: dataText('التقرير', 'Report'),
    format: dataText('الصيغة', 'Format'),
    state: dataText('الحالة', 'State'),
    fileName: dataText('الملف', 'File'),
    expiresAt: dataMoment('ينتهي', 'Expires'),
  },
});

dataPart({
  name: 'sharedFiles',
  place: 710,
  title: { ar: 'ملفات شوركت معك', en: 'Files shared with you' },
  covers: ['reporting.export_share.person_id'],
  statement: sql({
    name: 'reporting.copy-shares',
    text: `SELECT s.shared_at AS "sharedAt", e.report, e.format
           FROM reporting.export_share s JOIN reporting.export e ON e.id = s.export_id
           WHERE s.person_id = $1 ORDER BY s.shared_at`,
    row: { sharedAt: 'timestamptz', report: 'text', format: 'text' },
  }),
  columns: {
    sharedAt: dataMoment('شورك', 'Shared'),
    report: dataText('التقرير', 'Report'),
    format: dataText('الصيغة', 'Format'),
  },
});

dataPart({
  name: 'schedules',
  place: 720,
  title: { ar: 'تقارير مجدولة تصلك أو أنشأتها', en: 'Scheduled reports you receive or created' },
  covers: [
    'reporting.schedule.created_by',
    'reporting.schedule.created_by_name',
    'reporting.schedule_reader.person_id',
  ],
  statement: sql({
    name: 'reporting.copy-schedules',
    text: `SELECT s.waqf_id AS "waqfId", s.report, s.frequency, s.created_by = $1 AS "isCreator", r.role,
             s.created_at AS "createdAt", r.stopped_at AS "stoppedAt", s.ended_at AS "endedAt"
           FROM reporting.schedule s LEFT JOIN reporting.schedule_reader r ON r.schedule_id = s.id AND r.person_id = $1
           WHERE s.created_by = $1 OR r.person_id IS NOT NULL ORDER BY s.created_at`,
    row: {
      waqfId: 'uuid',
      report: 'text',
      frequency: 'text',
      isCreator: 'bool?',
      role: 'text?',
      createdAt: 'timestamptz',
      stoppedAt: 'timestamptz?',
      endedAt: 'timestamptz?',
    },
  }),
  columns: {
    waqfId: dataWaqf,
    report: dataText('التقرير', 'Report'),
    frequency: dataText('التكرار', 'Frequency'),
    isCreator: dataText('أنشأته أنت', 'Created by you'),
    role: dataText('يصلك بدور', 'Sent to you as'),
    createdAt: dataMoment('أُنشئ', 'Created'),
    stoppedAt: dataMoment('أوقفته', 'Stopped by you'),
    endedAt: dataMoment('انتهى', 'Ended'),
  },
});

dataPart({
  name: 'issuedDocuments',
  place: 730,
  title: { ar: 'وثائق أصدرتها', en: 'Documents you issued' },
  covers: ['reporting.issued_document.issued_by'],
  statement: sql({
    name: 'reporting.copy-issued-documents',
    text: `SELECT number, waqf_id AS "waqfId", issued_at AS "issuedAt" FROM reporting.issued_document
           WHERE issued_by = $1 ORDER BY issued_at`,
    row: { number: 'text', waqfId: 'uuid?', issuedAt: 'timestamptz' },
  }),
  columns: {
    number: dataText('الرقم', 'Number'),
    waqfId: dataWaqf,
    issuedAt: dataMoment('صدرت', 'Issued'),
  },
});
