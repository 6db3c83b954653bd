import { DomainError } from '../../platform/index.js';

/** A movement was ordered on an account that the sandbox bank does not have. */
export class BankAccountUnknownError extends DomainError {
  readonly code = 'bank-simulator.account-unknown';
  readonly status = 404;
  constructor() {
    super({
      ar: 'لا يوجد حساب بهذا الآيبان لدى المصرف التجريبي',
      en: 'The sandbox bank has no account with this IBAN',
    });
  }
}
