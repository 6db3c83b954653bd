import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { beneficiaryList } from '@waqf/contracts/beneficiaries';
import { http } from '@waqf/platform-web';

const pageSize = 50;

/** `GET /api/beneficiaries`: newest first, a page at a time; every page carries the totals. */
export const beneficiaryPages = (waqfId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['/api/beneficiaries', waqfId ?? ''],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({
        limit: String(pageSize),
        ...(waqfId ? { waqfId } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      });
      return http.get(`/api/beneficiaries?${query}`, beneficiaryList, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
