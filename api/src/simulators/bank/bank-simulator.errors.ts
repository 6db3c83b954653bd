import { DomainError } from '../../platform/index.js';

/** The sandbox bank has no account with this IBAN. */
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
