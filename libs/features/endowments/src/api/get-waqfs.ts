import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { waqfList, type WaqfStatus } from '@waqf/contracts/endowments';
import { apiQuery, http } from '@waqf/platform-web';

/** `GET /api/waqfs`: the first hundred of the waqfs that the user may see. */
export const waqfsQuery = () => apiQuery(['/api/waqfs'], waqfList);

/** `GET /api/waqfs`: a page at a time, of one status or of all; the first page includes the counts. */
export const waqfPages = (status: WaqfStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: ['/api/waqfs', 'list', status ?? ''],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({
        ...(status ? { status } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      }).toString();
      return http.get(query ? `/api/waqfs?${query}` : '/api/waqfs', waqfList, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
