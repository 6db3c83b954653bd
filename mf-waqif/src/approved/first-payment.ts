import { queryOptions } from '@tanstack/react-query';
import { runList } from '@waqf/contracts/distributions';
import { http } from '@waqf/platform-web';

/** Whether a distribution of the waqf has been paid: `GET /api/waqf/{id}/distributions`, its newest page. */
export const hasPaidQuery = (waqfId: string) =>
  queryOptions({
    queryKey: ['/api/waqf', waqfId, 'distributions', 'has-paid'],
    queryFn: async ({ signal }) => {
      const { runs } = await http.get(`/api/waqf/${waqfId}/distributions`, runList, { signal });
      return runs.some(({ state }) => state === 'paid' || state === 'closed');
    },
  });
