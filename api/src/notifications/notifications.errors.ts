import { DomainError } from '../platform/index.js';

/** The notification does not exist or belongs to another person. */
export class NotificationsNotFoundError extends DomainError {
  readonly code = 'notifications.not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الإشعار غير موجود', en: 'The notification was not found' });
  }
}
