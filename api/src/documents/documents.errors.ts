import type { Bilingual } from '@waqf/contracts';
import { waqfCatalogue } from '@waqf/contracts/messages';
import { displayNumber } from '@waqf/formats';
import { DomainError, type FieldProblem } from '../platform/index.js';
import { storageQuota } from './domain/storage-quota.js';

export class DocumentsNotFoundError extends DomainError {
  readonly code = 'documents.not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الوثيقة غير موجودة', en: 'The document was not found' });
  }
}

export class DocumentsPageNotFoundError extends DomainError {
  readonly code = 'documents.page-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الصفحة غير موجودة', en: 'The page was not found' });
  }
}

export class DocumentsFileTooLargeError extends DomainError {
  readonly code = 'documents.file-too-large';
  readonly status = 413;
  constructor() {
    super(waqfCatalogue.fileSize);
  }
}

const megabytes = (bytes: number): string => displayNumber(bytes / (1024 * 1024), 1);
const quotaTexts: Record<keyof typeof storageQuota, Bilingual> = {
  person: {
    ar: `بلغت ملفاتك ${megabytes(storageQuota.person)} ميجابايت، وهي أقصى ما نحفظه لشخص واحد. تواصل مع الدعم لزيادتها.`,
    en: `Your files take ${megabytes(storageQuota.person)} MB, the most we keep for one person. Ask support for more.`,
  },
  waqf: {
    ar: `بلغت ملفات هذا الوقف ${megabytes(storageQuota.waqf)} ميجابايت، وهي أقصى ما نحفظه لوقف واحد. ارفع نسخة أصغر أو تواصل مع الدعم.`,
    en: `The files of this waqf take ${megabytes(storageQuota.waqf)} MB, the most we keep for one waqf. Upload a smaller copy or ask support.`,
  },
  personDay: {
    ar: `رفعت اليوم ${megabytes(storageQuota.personDay)} ميجابايت، وهي أقصى ما نستقبله في يوم. أكمل الرفع غدًا.`,
    en: `You have uploaded ${megabytes(storageQuota.personDay)} MB today, the most we take in a day. Continue tomorrow.`,
  },
};

/** The storage quota of this person or this waqf is used up. */
export class DocumentsQuotaError extends DomainError {
  readonly code: string;
  readonly status = 413;
  constructor(quota: keyof typeof storageQuota) {
    super(quotaTexts[quota]);
    this.code = { person: 'documents.quota-person', waqf: 'documents.quota-waqf', personDay: 'documents.quota-day' }[
      quota
    ];
  }
}

export class DocumentsFileTypeError extends DomainError {
  readonly code = 'documents.file-type';
  readonly status = 415;
  constructor() {
    super(waqfCatalogue.fileType);
  }
}

/** Several files can form one deed only if all are pictures of its pages. */
export class DocumentsPagesMixedError extends DomainError {
  readonly code = 'documents.pages-mixed';
  readonly status = 422;
  constructor() {
    super({
      ar: 'صفحات الصك الواحد تُرفع صورًا كلها. ارفع ملف PDF وحده.',
      en: 'The pages of one deed are uploaded as pictures only. Upload a PDF by itself.',
    });
  }
}

/** The file has an allowed type but cannot be read: it is encrypted, damaged, empty or has too many pages. */
export class DocumentsFileRefusedError extends DomainError {
  readonly code: string;
  readonly status = 422;
  /** @param reason code from the reader's catalogue of reasons */
  constructor(reason: string, text: Bilingual) {
    super(text);
    this.code = `documents.${reason.replaceAll('_', '-')}`;
  }
}

export class DocumentsUploadMalformedError extends DomainError {
  readonly code = 'documents.upload-malformed';
  readonly status = 400;
  constructor(override readonly fields: readonly FieldProblem[] = []) {
    super(fields[0]?.message ?? waqfCatalogue.uploadDefault);
  }
}

export class DocumentsCorrectionInvalidError extends DomainError {
  readonly code = 'documents.correction-invalid';
  readonly status = 400;
  constructor(override readonly fields: readonly FieldProblem[]) {
    super(fields[0]?.message ?? { ar: 'لا يوجد حقل لتصحيحه', en: 'There is no field to correct' });
  }
}

export class DocumentsLockedError extends DomainError {
  readonly code = 'documents.locked';
  readonly status = 409;
  constructor() {
    super({
      ar: 'بيانات الوقف مقفلة بعد الاعتماد، ارفع صكًا جديدًا لتعديلها',
      en: 'The data is locked after approval; upload a newer deed to change it',
    });
  }
}

/** Fields can be entered by hand only when the reading failed. */
export class DocumentsReadableError extends DomainError {
  readonly code = 'documents.readable';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لا تُدخل البيانات يدويًا إلا لصك تعذرت قراءته',
      en: 'Data is entered by hand only for a deed that could not be read',
    });
  }
}

export class DocumentsNotReadError extends DomainError {
  readonly code = 'documents.not-read';
  readonly status = 409;
  constructor() {
    super({ ar: 'لم تكتمل معالجة الوثيقة بعد', en: 'The document has not been processed yet' });
  }
}
