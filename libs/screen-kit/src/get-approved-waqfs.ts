import { queryOptions } from '@tanstack/react-query';
import { waqfList, type WaqfList, type WaqfSummary } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';

/** `GET /api/waqfs?status=approved`: all waqfs in which the user acts, loaded page after page, to choose from. */
export const approvedWaqfsQuery = () =>
  queryOptions({
    queryKey: ['/api/waqfs', 'approved'],
    queryFn: async ({ signal }): Promise<WaqfSummary[]> => {
      const waqfs: WaqfSummary[] = [];
      for (let cursor: WaqfList['nextCursor'] = ''; cursor !== null; ) {
        const query = new URLSearchParams({ status: 'approved', ...(cursor === '' ? {} : { cursor }) });
        const page: WaqfList = await http.get(`/api/waqfs?${query}`, waqfList, { signal });
        waqfs.push(...page.waqfs);
        cursor = page.nextCursor;
      }
      return waqfs;
    },
  });
