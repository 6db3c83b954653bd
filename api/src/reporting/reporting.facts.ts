import { defineFact } from '../platform/index.js';

type Exported = {
  exportId: string;
  report: string;
  format: string;
  /** The person who requested the export. */
  personId: string;
  /** Null for a report of all waqfs of the person. */
  waqfId: string | null;
};

const subject = ({ exportId }: Exported) => ({ type: 'export', id: exportId });

export const exportRequested = defineFact<Exported>('reporting.export-requested', {
  title: { ar: 'طُلب ملف تقرير', en: 'A report file was requested' },
  audit: (fact) => ({
    subject: subject(fact),
    waqfId: fact.waqfId,
    details: { report: fact.report, format: fact.format },
  }),
});

export const exportReady = defineFact<Exported & { sha256: string; number: string | null }>('reporting.export-ready', {
  title: { ar: 'أُعد ملف تقرير', en: 'A report file was made' },
  audit: (fact) => ({
    subject: subject(fact),
    waqfId: fact.waqfId,
    details: { report: fact.report, format: fact.format, sha256: fact.sha256, number: fact.number },
  }),
});

export const exportFailed = defineFact<Exported & { reference: string }>('reporting.export-failed', {
  title: { ar: 'تعذر إعداد ملف تقرير', en: 'A report file could not be prepared' },
  audit: (fact) => ({ subject: subject(fact), waqfId: fact.waqfId, details: { reference: fact.reference } }),
});

export const exportExpired = defineFact<Exported>('reporting.export-expired', {
  title: { ar: 'انتهت مهلة ملف تقرير', en: 'A report file expired' },
  audit: (fact) => ({ subject: subject(fact), waqfId: fact.waqfId }),
});

export const exportDownloaded = defineFact<Exported & { sha256: string }>('reporting.export-downloaded', {
  title: { ar: 'نُزّل ملف تقرير', en: 'A report file was downloaded' },
  audit: (fact) => ({ subject: subject(fact), waqfId: fact.waqfId, details: { sha256: fact.sha256 } }),
});

export const certificateIssued = defineFact<{ waqfId: string; number: string; sha256: string; language: string }>(
  'reporting.certificate-issued',
  {
    title: { ar: 'صدرت شهادة اعتماد الوقف', en: 'The certificate of approval was issued' },
    audit: ({ waqfId, ...details }) => ({ subject: { type: 'waqf', id: waqfId }, waqfId, details }),
  },
);

type Scheduled = { scheduleId: string; waqfId: string; report: string };

const scheduleSubject = ({ scheduleId }: Scheduled) => ({ type: 'report-schedule', id: scheduleId });

export const scheduleCreated = defineFact<
  Scheduled & { format: string; frequency: string; calendar: string; readers: readonly string[] }
>('reporting.schedule-created', {
  title: { ar: 'أُضيف تقرير دوري', en: 'A scheduled report was added' },
  audit: (fact) => ({
    subject: scheduleSubject(fact),
    waqfId: fact.waqfId,
    details: {
      report: fact.report,
      format: fact.format,
      frequency: fact.frequency,
      calendar: fact.calendar,
      readers: fact.readers,
    },
  }),
});

export const scheduleRan = defineFact<Scheduled & { from: string; to: string; sent: number; skipped: number }>(
  'reporting.schedule-ran',
  {
    title: { ar: 'طُلب تقرير دوري', en: 'A scheduled report was requested' },
    audit: (fact) => ({
      subject: scheduleSubject(fact),
      waqfId: fact.waqfId,
      details: { from: fact.from, to: fact.to, sent: fact.sent, skipped: fact.skipped },
    }),
  },
);

export const scheduleStopped = defineFact<Scheduled & { personId: string }>('reporting.schedule-stopped', {
  title: { ar: 'أوقف شخص تقريره الدوري', en: 'A reader stopped a scheduled report' },
  audit: (fact) => ({
    subject: scheduleSubject(fact),
    waqfId: fact.waqfId,
    details: { report: fact.report, personId: fact.personId },
  }),
});

export const scheduleEnded = defineFact<Scheduled>('reporting.schedule-ended', {
  title: { ar: 'أُوقف تقرير دوري', en: 'A scheduled report was ended' },
  audit: (fact) => ({ subject: scheduleSubject(fact), waqfId: fact.waqfId, details: { report: fact.report } }),
});

export const exportShared = defineFact<Exported & { readers: readonly string[] }>('reporting.export-shared', {
  title: { ar: 'شورك ملف تقرير', en: 'A report file was shared' },
  audit: (fact) => ({ subject: subject(fact), waqfId: fact.waqfId, details: { readers: fact.readers } }),
});

export const runStatementIssued = defineFact<{
  waqfId: string;
  runId: string;
  number: string;
  sha256: string;
  language: string;
}>('reporting.run-statement-issued', {
  title: { ar: 'صدر كشف دورة توزيع', en: 'The statement of a distribution was issued' },
  audit: ({ waqfId, runId, ...details }) => ({ subject: { type: 'distribution-run', id: runId }, waqfId, details }),
});

export const paymentNoticeIssued = defineFact<{
  waqfId: string;
  paymentId: string;
  number: string;
  sha256: string;
  language: string;
}>('reporting.payment-notice-issued', {
  title: { ar: 'صدر إشعار دفعة لمستفيد', en: 'The notice of a beneficiary’s payment was issued' },
  audit: ({ waqfId, paymentId, ...details }) => ({
    subject: { type: 'distribution-line', id: paymentId },
    waqfId,
    details,
  }),
});

export const transferReceiptIssued = defineFact<{
  waqfId: string;
  transferId: string;
  number: string;
  sha256: string;
  language: string;
}>('reporting.transfer-receipt-issued', {
  title: { ar: 'صدر إيصال تحويل', en: 'The receipt of a transfer was issued' },
  audit: ({ waqfId, transferId, ...details }) => ({
    subject: { type: 'bank-transfer', id: transferId },
    waqfId,
    details,
  }),
});
