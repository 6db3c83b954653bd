import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { userList, type UserQuery } from '@waqf/contracts/users';
import { http } from '@waqf/platform-web';

export const usersKey = '/api/admin/users';

export type UserFilters = Pick<UserQuery, 'search' | 'role' | 'state' | 'inactive'>;

/** The filters as named parameters, for the request and the export; those that are not set are left out. */
export const namedUserFilters = (filters: UserFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/**
 * `GET /api/admin/users`: page after page, newest first; the last answer is shown until that of a new filter arrives.
 */
export const userPages = (filters: UserFilters) =>
  infiniteQueryOptions({
    queryKey: [usersKey, namedUserFilters(filters)],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(namedUserFilters(filters));
      if (pageParam !== null) query.set('cursor', pageParam);
      return http.get(query.size === 0 ? usersKey : `${usersKey}?${query}`, userList, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  });
