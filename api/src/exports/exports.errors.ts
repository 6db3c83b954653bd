import { DomainError } from '../platform/index.js';

export class ExportsTableNotFoundError extends DomainError {
  readonly code = 'exports.table-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'هذا الجدول غير موجود', en: 'There is no such table' });
  }
}

/** The table has no such column, or cannot be sorted by it. */
export class ExportsColumnUnknownError extends DomainError {
  readonly code = 'exports.column-unknown';
  readonly status = 400;
  constructor() {
    super({ ar: 'عمود غير معروف في هذا الجدول', en: 'This table has no such column' });
  }
}
