import { peopleCatalogue } from '@waqf/contracts/messages';
import { DomainError } from '../platform/index.js';

/** A page of another role. */
export class ReportingPageForbiddenError extends DomainError {
  readonly code = 'reporting.page-forbidden';
  readonly status = 403;
  constructor() {
    super(peopleCatalogue.pageForbidden);
  }
}
