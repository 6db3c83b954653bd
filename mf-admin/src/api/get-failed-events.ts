import { infiniteQueryOptions } from '@tanstack/react-query';
import { failedEventList } from '@waqf/contracts/administration';
import { http } from '@waqf/platform-web';

export const failedEventsKey = '/api/admin/events';

/** `GET /api/admin/events?cursor`: page after page, newest first. */
export const failedEventPages = () =>
  infiniteQueryOptions({
    queryKey: [failedEventsKey],
    queryFn: ({ pageParam, signal }) =>
      http.get(`${failedEventsKey}${pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''}`, failedEventList, {
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
