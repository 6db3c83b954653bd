import { failedEventList } from '@waqf/contracts/administration';
import { apiPages, withQuery } from '@waqf/platform-web';

export const failedEventsKey = '/api/admin/events';

/** `GET /api/admin/events?cursor`: page after page, newest first. */
export const failedEventPages = () =>
  apiPages([failedEventsKey], (cursor) => withQuery(failedEventsKey, { cursor }), failedEventList);
