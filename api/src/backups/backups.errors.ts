import { DomainError } from '../platform/index.js';

/** The backup is unknown, or its file has been removed. */
export class BackupsNotFoundError extends DomainError {
  readonly code = 'backups.not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'النسخة الاحتياطية غير موجودة', en: 'The backup was not found' });
  }
}

export class BackupsUnderWayError extends DomainError {
  readonly code = 'backups.under-way';
  readonly status = 409;
  constructor() {
    super({ ar: 'نسخة أخرى تجري الآن، انتظر حتى تنتهي', en: 'Another backup is being made; wait until it is done' });
  }
}

export class BackupsNoKeyError extends DomainError {
  readonly code = 'backups.no-key';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لا يوجد مفتاح تعمية للنسخ، حدد BACKUP_KEY_FILE ثم أعد تشغيل المنصة',
      en: 'No encryption key for backups is set. Set BACKUP_KEY_FILE and restart the platform',
    });
  }
}

const faults = {
  foreign: { ar: 'الملف ليس نسخة احتياطية من هذه المنصة', en: 'The file is not a backup of this platform' },
  older: {
    ar: 'النسخة أقدم من هذا الإصدار من المنصة. لاستعادتها وترقيتها أضف ‎--older',
    en: 'The backup is of an older version of the platform. To restore and upgrade it, add --older',
  },
  newer: {
    ar: 'النسخة من إصدار أحدث من المنصة، رقّ المنصة أولًا',
    en: 'The backup is of a newer version of the platform: upgrade the platform first',
  },
  'wrong-key': {
    ar: 'النسخة معماة بمفتاح آخر غير هذا المفتاح',
    en: 'The backup is encrypted with another key than this one',
  },
  damaged: { ar: 'ملف النسخة تالف أو ناقص', en: 'The backup file is damaged or incomplete' },
} as const;

/** The file cannot be restored; nothing was changed. */
export class BackupsFileError extends DomainError {
  readonly code: string;
  readonly status = 422;
  constructor(readonly fault: keyof typeof faults) {
    super(faults[fault]);
    this.code = `backups.file-${fault}`;
  }
}

const refusals = {
  'no-right': {
    ar: 'مستخدم قاعدة البيانات لا يستطيع إنشاء قاعدة (CREATEDB)',
    en: 'The database user may not create a database (CREATEDB)',
  },
  'in-use': {
    ar: 'المنصة أو برنامج آخر يستعمل قاعدة البيانات، أوقفه أولًا',
    en: 'The platform or another program is using the database. Stop it first',
  },
  'books-broken': {
    ar: 'استُعيدت النسخة تجريبيًا ودفاترها غير سليمة',
    en: 'The backup was test-restored, and its books are not intact',
  },
} as const;

/** A trial or a restore could not continue; the database is unchanged. */
export class BackupsRestoreError extends DomainError {
  readonly code: string;
  readonly status = 409;
  constructor(readonly why: keyof typeof refusals) {
    super(refusals[why]);
    this.code = `backups.${why}`;
  }
}
