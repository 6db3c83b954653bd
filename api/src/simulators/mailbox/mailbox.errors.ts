import { DomainError } from '../../platform/index.js';

export class SimulatorMailNotFoundError extends DomainError {
  readonly code = 'simulator.mail-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الرسالة غير موجودة', en: 'The mail was not found' });
  }
}
