import { queryOptions } from '@tanstack/react-query';
import { waqfList, type WaqfSummary } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';

/** `GET /api/waqfs?status=approved`: all that the person may record money of, page after page, to choose from. */
export const approvedWaqfsQuery = () => queryOptions({
  queryKey: ['/api/waqfs', 'approved'],
  queryFn: async ({ signal }): Promise<WaqfSummary[]> => {
    const waqfs: WaqfSummary[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query = new URLSearchParams({ status: 'approved', ...(cursor === '' ? {} : { cursor }) });
      const page = await http.get(`/api/waqfs?${query.toString()}`, waqfList, { signal });
      waqfs.push(...page.waqfs);
      cursor = page.nextCursor;
    }
    return waqfs;
  },
});
