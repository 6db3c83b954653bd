import { DomainError } from '../platform/index.js';

/** A page of another role. */
export class ReportingPageForbiddenError extends DomainError {
  readonly code = 'reporting.page-forbidden';
  readonly status = 403;
  constructor() {
    super({ ar: 'غير مخول للوصول لهذه الصفحة', en: 'You are not authorized to access this page' });
  }
}
