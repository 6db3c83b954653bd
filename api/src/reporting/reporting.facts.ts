import { defineFact } from '../platform/index.js';

type Exported = {
  exportId: string;
  report: string;
  format: string;
  /** Who asked for it. */
  personId: string;
  /** Null for a report of all waqfs of the person. */
  waqfId: string | null;
};

const subject = ({ exportId }: Exported) => ({ type: 'export', id: exportId });

export const exportRequested = defineFact<Exported>('reporting.export-requested', {
  title: { ar: 'طُلب ملف تقرير', en: 'A file of a report was asked for' },
  audit: (fact) => ({
    subject: subject(fact),
    waqfId: fact.waqfId,
    details: { report: fact.report, format: fact.format },
  }),
});

export const exportReady = defineFact<Exported & { sha256: string; number: string | null }>('reporting.export-ready', {
  title: { ar: 'أُعد ملف تقرير', en: 'A file of a report was made' },
  audit: (fact) => ({
    subject: subject(fact),
    waqfId: fact.waqfId,
    details: { report: fact.report, format: fact.format, sha256: fact.sha256, number: fact.number },
  }),
});

export const exportFailed = defineFact<Exported & { reference: string }>('reporting.export-failed', {
  title: { ar: 'تعذر إعداد ملف تقرير', en: 'A file of a report could not be made' },
  audit: (fact) => ({ subject: subject(fact), waqfId: fact.waqfId, details: { reference: fact.reference } }),
});

export const exportExpired = defineFact<Exported>('reporting.export-expired', {
  title: { ar: 'انتهت مهلة ملف تقرير', en: 'A file of a report expired' },
  audit: (fact) => ({ subject: subject(fact), waqfId: fact.waqfId }),
});

export const exportDownloaded = defineFact<Exported & { sha256: string }>('reporting.export-downloaded', {
  title: { ar: 'نُزّل ملف تقرير', en: 'A file of a report was downloaded' },
  audit: (fact) => ({ subject: subject(fact), waqfId: fact.waqfId, details: { sha256: fact.sha256 } }),
});

export const certificateIssued = defineFact<{ waqfId: string; number: string; sha256: string; language: string }>(
  'reporting.certificate-issued',
  {
    title: { ar: 'صدرت شهادة اعتماد الوقف', en: 'The certificate of approval was issued' },
    audit: ({ waqfId, ...details }) => ({ subject: { type: 'waqf', id: waqfId }, waqfId, details }),
  },
);
