import { peopleCatalogue } from '@waqf/contracts/messages';
import { longestReportYears, mostPackedEntries } from '@waqf/contracts/reporting';
import { arabicCount, arabicNouns, displayNumber } from '@waqf/formats';
import type { PeriodFault } from './domain/report-period.js';
import { DomainError, type FieldProblem } from '../platform/index.js';

/** The page belongs to another role. */
export class ReportingPageForbiddenError extends DomainError {
  readonly code = 'reporting.page-forbidden';
  readonly status = 403;
  constructor() {
    super(peopleCatalogue.pageForbidden);
  }
}

export class ReportingReportNotFoundError extends DomainError {
  readonly code = 'reporting.report-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'هذا التقرير غير موجود', en: 'There is no such report' });
  }
}

const periodMessages = {
  reversed: { ar: 'بداية المدة بعد نهايتها', en: 'The period begins after its end' },
  'too-long': {
    ar: `المدة أطول من ${arabicCount(longestReportYears, arabicNouns.year)}`,
    en: `The period is longer than ${longestReportYears} years`,
  },
} as const;

/** The period is reversed or too long for a report. */
export class ReportingPeriodError extends DomainError {
  readonly code: string;
  readonly status = 400;
  override readonly fields: readonly FieldProblem[];
  constructor(fault: PeriodFault) {
    super(periodMessages[fault]);
    this.code = fault === 'reversed' ? 'reporting.period-reversed' : 'reporting.period-too-long';
    this.fields = [{ field: 'from', message: periodMessages[fault] }];
  }
}

/** The export does not exist, or belongs to another person. */
export class ReportingExportNotFoundError extends DomainError {
  readonly code = 'reporting.export-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'ملف التقرير غير موجود', en: 'This report file does not exist' });
  }
}

/** The file of the export is not made yet, could not be made, or has expired. */
export class ReportingExportGoneError extends DomainError {
  readonly code = 'reporting.export-not-ready';
  readonly status = 409;
  constructor() {
    super({
      ar: 'ملف التقرير غير متاح الآن. اطلبه مرة أخرى إن انتهت مهلته',
      en: 'The report file is not available now. Request it again if it has expired',
    });
  }
}

const tooEarly = {
  run: { ar: 'يصدر كشف الدورة بعد إقفالها', en: 'The statement of a distribution is issued once it is closed' },
  payment: { ar: 'يصدر إشعار الدفعة بعد اعتمادها', en: 'The notice of a payment is issued once it is approved' },
  transfer: {
    ar: 'يصدر إيصال التحويل بعد تأكيد المصرف',
    en: 'A transfer has its receipt once the bank has confirmed it',
  },
} as const;

/** Statements, notices and receipts are issued only for what is final: closed, approved, confirmed. */
export class ReportingDocumentTooEarlyError extends DomainError {
  readonly code = 'reporting.document-too-early';
  readonly status = 409;
  constructor(of: keyof typeof tooEarly) {
    super(tooEarly[of]);
  }
}

/** A certificate is issued only for an approved waqf. */
export class ReportingCertificateTooEarlyError extends DomainError {
  readonly code = 'reporting.certificate-too-early';
  readonly status = 409;
  constructor() {
    super({ ar: 'تصدر الشهادة بعد اعتماد الوقف', en: 'The certificate is issued once the waqf is approved' });
  }
}

/** A chosen reader may not read the reports of the waqf. */
export class ReportingReaderError extends DomainError {
  readonly code = 'reporting.reader-unknown';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor() {
    const message = {
      ar: 'اختر ممن يحق لهم الاطلاع على تقارير الوقف',
      en: 'Choose among those who may read the reports of the waqf',
    };
    super(message);
    this.fields = [{ field: 'readers', message }];
  }
}

export class ReportingScheduleExistsError extends DomainError {
  readonly code = 'reporting.schedule-exists';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لديك تقرير دوري مثله لهذا الوقف. أوقفه أولًا لتغيّر من يصلهم',
      en: 'You have the same scheduled report of this waqf. End it first to change whom it is sent to',
    });
  }
}

/** The schedule does not exist, belongs to a waqf of others, or is not sent to this person. */
export class ReportingScheduleNotFoundError extends DomainError {
  readonly code = 'reporting.schedule-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'التقرير الدوري غير موجود', en: 'There is no such scheduled report' });
  }
}

/** Only its creator, the founder of the waqf or an administrator may end a schedule. */
export class ReportingScheduleForbiddenError extends DomainError {
  readonly code = 'reporting.schedule-forbidden';
  readonly status = 403;
  constructor() {
    super({
      ar: 'يوقفه للجميع من أضافه أو الواقف أو مدير النظام. لك أن توقفه عن نفسك',
      en: 'Whoever added it, the founder or an administrator ends it for all. You may stop it for yourself',
    });
  }
}

/** The period of the pack has too many entries. */
export class ReportingPackTooLargeError extends DomainError {
  readonly code = 'reporting.pack-too-large';
  readonly status = 422;
  constructor() {
    const most = displayNumber(mostPackedEntries);
    super({
      ar: `في هذه المدة أكثر من ${arabicCount(mostPackedEntries, arabicNouns.entry)}. اطلب الحزمة لمدة أقصر`,
      en: `This period has more than ${most} entries. Request the pack for a shorter period`,
    });
  }
}
