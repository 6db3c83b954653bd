import type { Bilingual } from '@waqf/contracts';
import { waqfCatalogue } from '@waqf/contracts/messages';
import { displayAmount, type Halalas } from '@waqf/money';
import { DomainError, type FieldProblem } from '../platform/index.js';
import type { StatementFault } from './domain/statement.js';

export class ReconciliationForbiddenError extends DomainError {
  readonly code = 'reconciliation.forbidden';
  readonly status = 403;
  constructor() {
    super({ ar: 'المطابقة من صلاحية ناظر الوقف', en: 'Only the nazir of the waqf can reconcile' });
  }
}

export class ReconciliationAccountNotFoundError extends DomainError {
  readonly code = 'reconciliation.account-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الحساب غير موجود في هذا الوقف', en: 'The account is not one of this waqf' });
  }
}

export class ReconciliationNoAccountError extends DomainError {
  readonly code = 'reconciliation.no-account';
  readonly status = 409;
  constructor() {
    super({ ar: 'لا يوجد حساب رئيسي لهذا الوقف', en: 'This waqf has no main account' });
  }
}

export class ReconciliationUploadMalformedError extends DomainError {
  readonly code = 'reconciliation.upload-malformed';
  readonly status = 400;
  constructor(override readonly fields: readonly FieldProblem[] = []) {
    super(fields[0]?.message ?? { ar: 'فشل رفع كشف الحساب', en: 'The upload of the statement could not be read' });
  }
}

export class ReconciliationFileTooLargeError extends DomainError {
  readonly code = 'reconciliation.file-too-large';
  readonly status = 413;
  constructor() {
    super(waqfCatalogue.fileSize);
  }
}

/** A file with more faulty lines is usually another file, or was exported wrongly. */
const mostNamedLines = 20;

/** The file can't be imported as a statement; the sentence says why, and each faulty line is named. */
export class ReconciliationFileRefusedError extends DomainError {
  readonly code: string;
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor({ reason, text, lines }: StatementFault) {
    super(lines.length > mostNamedLines ? cutText(text) : text);
    this.code = `reconciliation.file-${reason}`;
    this.fields =
      lines.length < 2
        ? []
        : lines.slice(0, mostNamedLines).map(({ place, text }) => ({ field: `line-${place}`, message: text }));
  }
}

function cutText({ ar, en }: Bilingual): Bilingual {
  return { ar: `${ar}، وهذه أول ${mostNamedLines} منها`, en: `${en}; these are the first ${mostNamedLines}` };
}

export class ReconciliationOtherAccountError extends DomainError {
  readonly code = 'reconciliation.other-account';
  readonly status = 422;
  constructor() {
    super({
      ar: 'الكشف لحساب آخر: الآيبان في الملف ليس آيبان الحساب',
      en: 'The statement is of another account: the IBAN in the file is not the account’s',
    });
  }
}

export class ReconciliationPeriodTooLongError extends DomainError {
  readonly code = 'reconciliation.period-too-long';
  readonly status = 422;
  constructor() {
    super({
      ar: 'القيود في هذه المدة كثيرة جدًا، اختر مدة أقصر',
      en: 'There are too many entries in this period, choose a shorter one',
    });
  }
}

export class ReconciliationStatementNotFoundError extends DomainError {
  readonly code = 'reconciliation.statement-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الكشف غير موجود', en: 'The statement was not found' });
  }
}

export class ReconciliationStatementMatchedError extends DomainError {
  readonly code = 'reconciliation.statement-matched';
  readonly status = 409;
  constructor() {
    super({
      ar: 'في الكشف أسطر مطابقة، ألغِ مطابقتها قبل حذفه',
      en: 'Lines of the statement are matched; undo their matches before you remove it',
    });
  }
}

/** A statement for overlapping days was imported later, without the lines that this one already had. */
export class ReconciliationStatementNeededError extends DomainError {
  readonly code = 'reconciliation.statement-needed';
  readonly status = 409;
  constructor() {
    super({
      ar: 'كشف أحدث يعتمد على أسطر هذا الكشف، احذف الأحدث أولًا',
      en: 'A later statement relies on the lines of this one; remove the later one first',
    });
  }
}

export class ReconciliationLineNotFoundError extends DomainError {
  readonly code = 'reconciliation.line-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'السطر غير موجود', en: 'The line was not found' });
  }
}

export class ReconciliationEntryNotFoundError extends DomainError {
  readonly code = 'reconciliation.entry-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'القيد غير موجود في هذا الحساب', en: 'The entry is not one of this account' });
  }
}

export class ReconciliationLineMatchedError extends DomainError {
  readonly code = 'reconciliation.line-matched';
  readonly status = 409;
  constructor() {
    super({ ar: 'السطر مطابق ومقفل، ألغِ مطابقته أولًا', en: 'The line is matched and locked; undo its match first' });
  }
}

export class ReconciliationEntryMatchedError extends DomainError {
  readonly code = 'reconciliation.entry-matched';
  readonly status = 409;
  constructor() {
    super({ ar: 'القيد مطابق لسطر آخر', en: 'The entry is matched to another line' });
  }
}

export class ReconciliationNotMatchedError extends DomainError {
  readonly code = 'reconciliation.not-matched';
  readonly status = 409;
  constructor() {
    super({ ar: 'السطر غير مطابق', en: 'The line is not matched' });
  }
}

/** The amounts of line and entry differ; a match must not hide a difference. */
export class ReconciliationAmountDiffersError extends DomainError {
  readonly code = 'reconciliation.amount-differs';
  readonly status = 422;
  /** @param difference amount of the line less that of the entry */
  constructor(difference: Halalas) {
    const amount = displayAmount(difference, { sign: 'never' });
    super({
      ar: `مبلغ السطر يختلف عن مبلغ القيد بمقدار ${amount} ريال`,
      en: `The amounts of line and entry differ by ${amount} riyals`,
    });
  }
}

export class ReconciliationTypeDiffersError extends DomainError {
  readonly code = 'reconciliation.type-differs';
  readonly status = 422;
  constructor() {
    super({
      ar: 'المبلغ الداخل إيراد، والمبلغ الخارج مصروف',
      en: 'Money that came in is income, money that went out is an expense',
    });
  }
}

/** Transactions can be created from lines of the main account only, because income and expenses belong to the waqf. */
export class ReconciliationNotMainError extends DomainError {
  readonly code = 'reconciliation.not-main';
  readonly status = 422;
  constructor() {
    super({
      ar: 'تُنشأ المعاملات من أسطر الحساب الرئيسي فقط',
      en: 'Transactions are created from lines of the main account only',
    });
  }
}
