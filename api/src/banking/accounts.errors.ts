import type { Bilingual } from '@waqf/contracts';
import { DomainError } from '../platform/index.js';

/** Also for an account that exists and is not the caller's: what is not yours is not found. */
export class BankingAccountNotFoundError extends DomainError {
  readonly code = 'banking.account-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الحساب غير موجود', en: 'The account was not found' });
  }
}

export class BankingAccountForbiddenError extends DomainError {
  readonly code = 'banking.account-forbidden';
  readonly status = 403;
  constructor() {
    super({ ar: 'يفتح الناظر حسابات الوقف', en: 'The nazir opens the accounts of a waqf' });
  }
}

export class BankingWaqfNotApprovedError extends DomainError {
  readonly code = 'banking.waqf-not-approved';
  readonly status = 409;
  constructor() {
    super({ ar: 'تُفتح حسابات الوقف بعد اعتماده', en: 'The accounts of a waqf are opened after its approval' });
  }
}

export class BankingMainAccountExistsError extends DomainError {
  readonly code = 'banking.main-account-exists';
  readonly status = 409;
  constructor() {
    super({ ar: 'للوقف حساب رئيسي', en: 'The waqf has a main account' });
  }
}

export class BankingSubAccountExistsError extends DomainError {
  readonly code = 'banking.sub-account-exists';
  readonly status = 409;
  constructor() {
    super({ ar: 'للمستفيد حساب فرعي', en: 'The beneficiary has a sub-account' });
  }
}

export class BankingMainAccountMissingError extends DomainError {
  readonly code = 'banking.main-account-missing';
  readonly status = 409;
  constructor() {
    super({ ar: 'يلزم فتح الحساب الرئيسي للوقف أولاً', en: 'The main account of the waqf must be opened first' });
  }
}

/** The bank said no, for good; asking anew is possible. */
export class BankingAccountRefusedError extends DomainError {
  readonly code = 'banking.account-refused';
  readonly status = 422;
  /** @param reason the bank's */
  constructor(reason: Bilingual) {
    super({ ar: `رفض البنك فتح الحساب: ${reason.ar}`, en: `The bank refused to open the account: ${reason.en}` });
  }
}

/** The bank gave no answer; nothing is known about its balance, and the books stand as they are. */
export class BankingBankSilentError extends DomainError {
  readonly code = 'banking.bank-silent';
  readonly status = 503;
  override readonly retryAfter = 10;
  constructor() {
    super({
      ar: 'لم يجب البنك الآن، والأرصدة في الدفاتر لم تتغير، حاول بعد قليل',
      en: 'The bank does not answer now; the balances in the books are unchanged, try again shortly',
    });
  }
}
