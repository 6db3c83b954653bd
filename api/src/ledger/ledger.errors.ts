import { bankingCatalogue } from '@waqf/contracts/messages';
import { DomainError } from '../platform/index.js';
import type { RefusalReason } from './domain/posting.js';

/** The debited account holds less than the amount. */
export class LedgerInsufficientBalanceError extends DomainError {
  readonly code = 'ledger.insufficient-balance';
  readonly status = 422;
  constructor() {
    super(bankingCatalogue.insufficientBalance);
  }
}

/** The account does not exist or belongs to another waqf. */
class LedgerAccountNotFoundError extends DomainError {
  readonly code = 'ledger.account-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الحساب غير موجود في دفاتر هذا الوقف', en: 'The account is not in the books of this waqf' });
  }
}

/** The key was already used to enter something else. */
class LedgerKeyReusedError extends DomainError {
  readonly code = 'ledger.key-reused';
  readonly status = 409;
  constructor() {
    super({
      ar: 'استُخدم مفتاح العملية نفسه لعملية أخرى',
      en: 'The same idempotency key was used for another operation',
    });
  }
}

/**
 * The endowed asset is never spent or distributed; only what was added to it by mistake is taken back, by a reversal.
 */
class LedgerCorpusProtectedError extends DomainError {
  readonly code = 'ledger.corpus-protected';
  readonly status = 422;
  constructor() {
    super({ ar: 'أصل الوقف لا يُصرف منه ولا يُوزَّع', en: 'The corpus of a waqf is neither spent nor distributed' });
  }
}

/** An entry can be reversed only once. */
export class LedgerAlreadyReversedError extends DomainError {
  readonly code = 'ledger.already-reversed';
  readonly status = 409;
  constructor() {
    super({ ar: 'عُكس هذا القيد من قبل', en: 'This entry has already been reversed' });
  }
}

/** The waqf has no such entry, the entry is itself a reversal, or the posting does not mirror it. */
export class LedgerNotReversibleError extends DomainError {
  readonly code = 'ledger.not-reversible';
  readonly status = 409;
  constructor() {
    super({ ar: 'لا يمكن عكس هذا القيد', en: 'This entry cannot be reversed' });
  }
}

/** The fiscal year of the day, or a later one, is closed; items found later are entered in the open year. */
export class LedgerPeriodClosedError extends DomainError {
  readonly code = 'ledger.period-closed';
  readonly status = 409;
  constructor() {
    super({
      ar: 'أُقفلت السنة المالية لهذا اليوم أو سنة بعده. سجّل ما ظهر بعد إقفالها بتاريخ اليوم، واذكر في الوصف اليوم الذي يخصه',
      en: 'The fiscal year of this date, or a later one, is closed. Record what was found later with today’s date, and give its own date in the description',
    });
  }
}

const errors: Record<RefusalReason, new () => DomainError> = {
  'insufficient-balance': LedgerInsufficientBalanceError,
  'account-not-found': LedgerAccountNotFoundError,
  'key-reused': LedgerKeyReusedError,
  'corpus-protected': LedgerCorpusProtectedError,
  'already-reversed': LedgerAlreadyReversedError,
  'not-reversible': LedgerNotReversibleError,
};

/** The error for a refused posting. */
export const refusalError = (reason: RefusalReason): DomainError => new errors[reason]();
