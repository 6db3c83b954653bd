import { waqfHistory } from '@waqf/contracts/endowments';
import { apiPages, withQuery } from '@waqf/platform-web';

/** `GET /api/waqf/{id}/history`: newest first, a page at a time. */
export const historyPages = (waqfId: string) =>
  apiPages(
    ['/api/waqf', waqfId, 'history'],
    (cursor) => withQuery(`/api/waqf/${waqfId}/history`, { cursor }),
    waqfHistory,
  );
