import { waqfCatalogue } from '@waqf/contracts/messages';
import { DomainError } from '../platform/index.js';
import { LedgerInsufficientBalanceError } from '../ledger/index.js';
import type { TransferRefusal } from './domain/transfer-rules.js';

/** There is no such account, or it is not the caller's to see. */
export class BankingTransferAccountNotFoundError extends DomainError {
  readonly code = 'banking.account-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الحساب غير موجود', en: 'The account was not found' });
  }
}

/** Only the waqf's nazir moves its money. */
export class BankingNotNazirError extends DomainError {
  readonly code = 'banking.not-nazir';
  readonly status = 403;
  constructor() {
    super({ ar: 'التحويل من صلاحية ناظر الوقف وحده', en: 'Only the nazir of the waqf makes transfers' });
  }
}

export class BankingOtherWaqfError extends DomainError {
  readonly code = 'banking.other-waqf';
  readonly status = 422;
  constructor() {
    super({ ar: 'التحويل يكون بين حسابات الوقف نفسه', en: 'Transfers are made between accounts of the same waqf' });
  }
}

export class BankingWaqfNotApprovedError extends DomainError {
  readonly code = 'banking.waqf-not-approved';
  readonly status = 422;
  constructor() {
    super({ ar: 'لا تحويل قبل اعتماد الوقف', en: 'There are no transfers before the waqf is approved' });
  }
}

export class BankingSourceNotActiveError extends DomainError {
  readonly code = 'banking.source-not-active';
  readonly status = 422;
  constructor() {
    super({ ar: 'حساب المصدر غير نشط', en: 'The source account is not active' });
  }
}

export class BankingDestinationNotActiveError extends DomainError {
  readonly code = 'banking.destination-not-active';
  readonly status = 422;
  constructor() {
    super({ ar: 'حساب الوجهة غير نشط', en: 'The destination account is not active' });
  }
}

/** The main account holds enough, and what it holds beyond the yield is not transferable. */
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

/** The key has already made another transfer. */
export class BankingTransferKeyReusedError extends DomainError {
  readonly code = 'banking.key-reused';
  readonly status = 409;
  constructor() {
    super({ ar: 'استُخدم مفتاح العملية نفسه لتحويل آخر', en: 'The same idempotency key was used for another transfer' });
  }
}

export class BankingApprovalNotFoundError extends DomainError {
  readonly code = 'banking.approval-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الطلب غير موجود', en: 'The request was not found' });
  }
}

/** Only the founder decides. */
export class BankingNotFounderError extends DomainError {
  readonly code = 'banking.not-founder';
  readonly status = 403;
  constructor() {
    super({ ar: 'الموافقة من صلاحية واقف الوقف وحده', en: 'Only the founder of the waqf decides on it' });
  }
}

/** Decided otherwise, or by somebody else. */
export class BankingAlreadyDecidedError extends DomainError {
  readonly code = 'banking.already-decided';
  readonly status = 409;
  constructor() {
    super({ ar: 'صدر القرار في هذا الطلب من قبل', en: 'This request has already been decided' });
  }
}

const errors: Record<TransferRefusal, new () => DomainError> = {
  'account-not-found': BankingTransferAccountNotFoundError,
  'not-nazir': BankingNotNazirError,
  'other-waqf': BankingOtherWaqfError,
  'waqf-not-approved': BankingWaqfNotApprovedError,
  'from-not-active': BankingSourceNotActiveError,
  'to-not-active': BankingDestinationNotActiveError,
  'insufficient-balance': LedgerInsufficientBalanceError,
};

/** The error that a person is told. */
export const transferError = (refusal: TransferRefusal): DomainError => new errors[refusal]();

/** The waqf does not exist, or is not the caller's to see. */
export class BankingTransfersWaqfNotFoundError extends DomainError {
  readonly code = 'banking.waqf-not-found';
  readonly status = 404;
  constructor() {
    super(waqfCatalogue.notFound);
  }
}
