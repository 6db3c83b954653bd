import type { Bilingual } from '@waqf/contracts';
import { waqfCatalogue } from '@waqf/contracts/messages';
import { LedgerInsufficientBalanceError } from '../ledger/index.js';
import { DomainError } from '../platform/index.js';
import type { TransferRefusal } from './domain/transfer-rules.js';

/** The waqf does not exist, or the caller may not see it. */
export class BankingWaqfNotFoundError extends DomainError {
  readonly code = 'banking.waqf-not-found';
  readonly status = 404;
  constructor() {
    super(waqfCatalogue.notFound);
  }
}

/** The transfer does not exist, or belongs to a waqf that the caller may not see. */
export class BankingTransferNotFoundError extends DomainError {
  readonly code = 'banking.transfer-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'التحويل غير موجود', en: 'The transfer was not found' });
  }
}

/** The account does not exist, or the caller may not see it. */
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

export class BankingAccountsNeedApprovalError extends DomainError {
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
    super({ ar: 'يلزم فتح الحساب الرئيسي للوقف أولًا', en: 'The main account of the waqf must be opened first' });
  }
}

/** The bank refused this request for good; a new request is possible. */
export class BankingAccountRefusedError extends DomainError {
  readonly code = 'banking.account-refused';
  readonly status = 422;
  /** @param reason the bank's reason */
  constructor(reason: Bilingual) {
    super({ ar: `رفض المصرف فتح الحساب: ${reason.ar}`, en: `The bank refused to open the account: ${reason.en}` });
  }
}

/** The bank gave no answer: its balance is unknown, and the books are unchanged. */
export class BankingBankSilentError extends DomainError {
  readonly code = 'banking.bank-silent';
  readonly status = 503;
  override readonly retryAfter = 10;
  constructor() {
    super({
      ar: 'لم يجب المصرف الآن، والأرصدة في الدفاتر لم تتغير، حاول بعد قليل',
      en: 'The bank is not answering at the moment. The balances in the books are unchanged; try again shortly',
    });
  }
}

/** Only the waqf's nazir may move its money. */
class BankingNotNazirError extends DomainError {
  readonly code = 'banking.not-nazir';
  readonly status = 403;
  constructor() {
    super({ ar: 'التحويل من صلاحية ناظر الوقف وحده', en: 'Only the nazir of the waqf makes transfers' });
  }
}

/** A request with the same key was refused while this one waited: its client got the answer that no money moves. */
export class BankingRefusedMeanwhileError extends DomainError {
  readonly code = 'banking.refused-meanwhile';
  readonly status = 409;
  constructor() {
    super({
      ar: 'رُفض هذا التحويل في طلب آخر بالمفتاح نفسه ولم يتحرك مال، فأعد الطلب',
      en: 'This transfer was refused in another request with the same key. No money moved; request it again',
    });
  }
}

/** The second person of a policy must be somebody other than the founder and the nazir. */
export class BankingApproverIsPartyError extends DomainError {
  readonly code = 'banking.approver-is-party';
  readonly status = 422;
  constructor() {
    super({
      ar: 'الشخص الثاني غير الواقف والناظر، فسمِّ غيرهما',
      en: 'The second person is neither the founder nor the nazir; name somebody else',
    });
  }
}

class BankingOtherWaqfError extends DomainError {
  readonly code = 'banking.other-waqf';
  readonly status = 422;
  constructor() {
    super({ ar: 'التحويل يكون بين حسابات الوقف نفسه', en: 'Transfers are made between accounts of the same waqf' });
  }
}

class BankingWaqfNotApprovedError extends DomainError {
  readonly code = 'banking.waqf-not-approved';
  readonly status = 422;
  constructor() {
    super({ ar: 'لا تحويل قبل اعتماد الوقف', en: 'There are no transfers before the waqf is approved' });
  }
}

class BankingSourceNotActiveError extends DomainError {
  readonly code = 'banking.source-not-active';
  readonly status = 422;
  constructor() {
    super({ ar: 'حساب المصدر غير نشط', en: 'The source account is not active' });
  }
}

class BankingDestinationNotActiveError extends DomainError {
  readonly code = 'banking.destination-not-active';
  readonly status = 422;
  constructor() {
    super({ ar: 'حساب الوجهة غير نشط', en: 'The destination account is not active' });
  }
}

/** Also the code with which a recorded transfer ends whose payee may not be paid any more. */
export const payeeHeldCode = 'banking.payee-held';

/** Payments to the beneficiary are held, as in distributions and in cash, or they are no beneficiary any more. */
export class BankingPayeeHeldError extends DomainError {
  readonly code = payeeHeldCode;
  readonly status = 422;
}

/** The main account holds enough in total, but only its yield is transferable. */
export class BankingOnlyYieldError extends DomainError {
  readonly code = 'banking.only-yield';
  readonly status = 422;
  constructor() {
    super({
      ar: 'الرصيد غير كافٍ: يُحوَّل من الغلة وحدها، ولا يُحوَّل أصل الوقف ولا الاحتياطي ولا المستحقات',
      en: 'Insufficient balance: only the yield is transferable, never corpus, reserve or what is owed to beneficiaries',
    });
  }
}

/** The idempotency key was already used for another transfer. */
export class BankingTransferKeyReusedError extends DomainError {
  readonly code = 'banking.key-reused';
  readonly status = 409;
  constructor() {
    super({ ar: 'استُخدم مفتاح العملية نفسه لتحويل آخر', en: 'The same idempotency key was used for another transfer' });
  }
}

/** Only the founder may decide. */
export class BankingNotFounderError extends DomainError {
  readonly code = 'banking.not-founder';
  readonly status = 403;
  constructor() {
    super({ ar: 'الموافقة من صلاحية واقف الوقف وحده', en: 'Only the founder of the waqf decides on it' });
  }
}

const errors: Record<TransferRefusal, new () => DomainError> = {
  'account-not-found': BankingAccountNotFoundError,
  'not-nazir': BankingNotNazirError,
  'other-waqf': BankingOtherWaqfError,
  'waqf-not-approved': BankingWaqfNotApprovedError,
  'from-not-active': BankingSourceNotActiveError,
  'to-not-active': BankingDestinationNotActiveError,
  'insufficient-balance': LedgerInsufficientBalanceError,
};

/** The error that the user sees. */
export const transferError = (refusal: TransferRefusal): DomainError => new errors[refusal]();
