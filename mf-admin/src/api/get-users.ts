import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { userList, type UserQuery } from '@waqf/contracts/users';
import { http } from '@waqf/platform-web';

export const usersKey = '/api/admin/users';

export type UserFilters = Pick<UserQuery, 'search' | 'role' | 'state'>;

/** `GET /api/admin/users`: page after page, newest first; the last answer stays until the next filter has its own. */
export const userPages = ({ search, role, state }: UserFilters) =>
  infiniteQueryOptions({
    queryKey: [usersKey, { search, role, state }],
    queryFn: ({ pageParam, signal }) => {
      const given = Object.entries({ search, role, state, cursor: pageParam }).filter(([, value]) => value);
      const query = new URLSearchParams(given as [string, string][]).toString();
      return http.get(query === '' ? usersKey : `${usersKey}?${query}`, userList, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  });
