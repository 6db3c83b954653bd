import { DomainError } from '../../platform/index.js';

export class SimulatorTransactionGoneError extends DomainError {
  readonly code = 'simulator.transaction-gone';
  readonly status = 404;
  constructor() {
    super({ ar: 'لا يوجد طلب قائم', en: 'There is no request waiting' });
  }
}

export class SimulatorWrongNumberError extends DomainError {
  readonly code = 'simulator.wrong-number';
  readonly status = 422;
  constructor() {
    super({ ar: 'الرقم المختار غير صحيح، ابدأ من جديد', en: 'That is not the right number; start again' });
  }
}

export class SimulatorCallbackError extends DomainError {
  readonly code = 'simulator.callback';
  readonly status = 409;
  constructor() {
    super({ ar: 'لم تقبل المنصة رد نفاذ', en: 'The platform did not accept the answer from Nafath' });
  }
}
