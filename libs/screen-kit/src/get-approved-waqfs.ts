import { queryOptions } from '@tanstack/react-query';
import { waqfList, type WaqfList, type WaqfSummary } from '@waqf/contracts/endowments';
import { http, takePreloadedData, withQuery } from '@waqf/platform-web';

const addressOf = (cursor: string) => withQuery('/api/waqfs', { status: 'approved', cursor });

/** `GET /api/waqfs?status=approved`: all waqfs in which the user acts, loaded page after page, to choose from. */
export const approvedWaqfsQuery = () =>
  queryOptions({
    queryKey: ['/api/waqfs', 'approved'],
    queryFn: async ({ signal }): Promise<WaqfSummary[]> => {
      const waqfs: WaqfSummary[] = [];
      for (let cursor: WaqfList['nextCursor'] = ''; cursor !== null; ) {
        const page: WaqfList = await http.get(addressOf(cursor), waqfList, { signal });
        waqfs.push(...page.waqfs);
        cursor = page.nextCursor;
      }
      return waqfs;
    },
    initialData: () => {
      const brought = takePreloadedData(addressOf(''), waqfList);
      return brought?.nextCursor === null ? brought.waqfs : undefined;
    },
  });
