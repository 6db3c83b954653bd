import { infiniteQueryOptions } from '@tanstack/react-query';
import { waqfHistory } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';

/** `GET /api/waqf/{id}/history`: newest first, a page at a time. */
export const historyPages = (waqfId: string) =>
  infiniteQueryOptions({
    queryKey: ['/api/waqf', waqfId, 'history'],
    queryFn: ({ signal, pageParam }) =>
      http.get(
        `/api/waqf/${waqfId}/history?${new URLSearchParams(pageParam === '' ? {} : { cursor: pageParam })}`,
        waqfHistory,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
