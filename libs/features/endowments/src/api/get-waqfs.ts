import { waqfList, type WaqfStatus } from '@waqf/contracts/endowments';
import { apiQuery, filteredPages, withQuery } from '@waqf/platform-web';

/** `GET /api/waqfs`: the first hundred of the waqfs that the user may see. */
export const waqfsQuery = () => apiQuery(['/api/waqfs'], waqfList);

/** `GET /api/waqfs`: a page at a time, of one status or of all; the first page includes the counts. */
export const waqfPages = (status: WaqfStatus | undefined) =>
  filteredPages(['/api/waqfs', 'list'], { status }, (cursor) => withQuery('/api/waqfs', { status, cursor }), waqfList);
