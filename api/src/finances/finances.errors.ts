import { financesCatalogue, waqfCatalogue } from '@waqf/contracts/messages';
import { displayAmount, halalas, type Halalas } from '@waqf/money';
import { DomainError, type FieldProblem } from '../platform/index.js';

/** The answer to anybody except nazir and administrator (specification, section 6). */
export class FinancesForbiddenError extends DomainError {
  readonly code = 'finances.forbidden';
  readonly status = 403;
  constructor() {
    super(financesCatalogue.forbidden);
  }
}

/** The waqf does not exist, or the caller may not see it: both get the same answer. */
export class FinancesWaqfNotFoundError extends DomainError {
  readonly code = 'finances.waqf-not-found';
  readonly status = 404;
  constructor() {
    super(waqfCatalogue.notFound);
  }
}

/** A waqf has no books before it is approved. */
export class FinancesWaqfNotApprovedError extends DomainError {
  readonly code = 'finances.waqf-not-approved';
  readonly status = 409;
  constructor() {
    super({ ar: 'لا تُسجَّل معاملات الوقف قبل اعتماده', en: 'Transactions of a waqf are recorded after its approval' });
  }
}

/** The transaction does not exist, or the caller may not see its waqf. */
export class FinancesTransactionNotFoundError extends DomainError {
  readonly code = 'finances.transaction-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'المعاملة غير موجودة', en: 'The transaction was not found' });
  }
}

export class FinancesReceiptNotFoundError extends DomainError {
  readonly code = 'finances.receipt-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'لا إيصال مرفقًا بهذه المعاملة', en: 'No receipt is attached to this transaction' });
  }
}

/** The repeating transaction does not exist, or the caller may not see its waqf. */
export class FinancesRepeatingNotFoundError extends DomainError {
  readonly code = 'finances.repeating-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'المعاملة المتكررة غير موجودة', en: 'The repeating transaction was not found' });
  }
}

export class FinancesRepeatingEndedError extends DomainError {
  readonly code = 'finances.repeating-ended';
  readonly status = 409;
  constructor() {
    super({ ar: 'أُنهيت هذه المعاملة المتكررة من قبل', en: 'This repeating transaction has already been ended' });
  }
}

export class FinancesNothingDueError extends DomainError {
  readonly code = 'finances.nothing-due';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لا موعد ينتظر في هذا اليوم: لم يحلّ بعد، أو أُجيب عنه',
      en: 'Nothing is due on this day: it has not come yet, or has been dealt with',
    });
  }
}

export class FinancesRepeatingDaysError extends DomainError {
  readonly code = 'finances.repeating-days';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor() {
    const text = { ar: 'آخر موعد قبل أوله', en: 'The last day is before the first' };
    super(text);
    this.fields = [{ field: 'lastOn', message: text }];
  }
}

export class FinancesOccurredInFutureError extends DomainError {
  readonly code = 'finances.occurred-in-future';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor() {
    const text = { ar: 'تاريخ المعاملة في المستقبل', en: 'The date of the transaction is in the future' };
    super(text);
    this.fields = [{ field: 'occurredOn', message: text }];
  }
}

/** Records are kept for ten years, and each year since the oldest transaction must be closed in its order. */
export class FinancesOccurredTooLongAgoError extends DomainError {
  readonly code = 'finances.occurred-too-long-ago';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor(field: 'occurredOn' | 'firstOn' = 'occurredOn') {
    const text = {
      ar: 'تاريخ المعاملة قبل أكثر من عشر سنوات. تأكد من السنة',
      en: 'The date of the transaction is more than ten years ago. Check the year',
    };
    super(text);
    this.fields = [{ field, message: text }];
  }
}

/** An expense is paid from the yield, never from the corpus. */
export class FinancesInsufficientBalanceError extends DomainError {
  readonly code = 'finances.insufficient-balance';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  /**
   * @param available the available yield of the waqf
   * @param asked the amount to be paid from it; null for one of several that were posted together
   */
  constructor(available: Halalas, asked: Halalas | null) {
    const shown = displayAmount(available);
    const missing = asked === null ? null : displayAmount(halalas(asked - available));
    const text = {
      ar: `غلة الوقف لا تكفي: المتاح ${shown} ريال${missing === null ? '' : `، وينقص ${missing} ريال`}`,
      en: `The yield of the waqf is not enough: SAR ${shown} available${missing === null ? '' : `, SAR ${missing} missing`}`,
    };
    super(text);
    this.fields = [{ field: 'amount', message: text }];
  }
}

/** The income has been spent, so it cannot be taken back. */
export class FinancesIncomeSpentError extends DomainError {
  readonly code = 'finances.income-spent';
  readonly status = 422;
  constructor() {
    super({
      ar: 'صُرف هذا الإيراد أو بعضه، فلا يمكن عكسه',
      en: 'This income is spent in whole or in part and cannot be reversed',
    });
  }
}

export class FinancesAlreadyReversedError extends DomainError {
  readonly code = 'finances.already-reversed';
  readonly status = 409;
  constructor() {
    super({ ar: 'عُكست هذه المعاملة من قبل', en: 'This transaction is already reversed' });
  }
}

/** A reversal cannot be undone; after a mistaken reversal the transaction must be recorded again. */
export class FinancesReversalIsFinalError extends DomainError {
  readonly code = 'finances.reversal-is-final';
  readonly status = 409;
  constructor() {
    super({
      ar: 'قيد العكس لا يُعكس، سجّل المعاملة من جديد',
      en: 'A reversal cannot be reversed; record the transaction again',
    });
  }
}
