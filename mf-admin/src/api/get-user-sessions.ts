import { queryOptions } from '@tanstack/react-query';
import { userSessions } from '@waqf/contracts/users';
import { http } from '@waqf/platform-web';
import { usersKey } from './get-users';

/** `GET /api/admin/users/{id}/sessions`, fetched again each time the panel opens. */
export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [usersKey, id, 'sessions'],
    queryFn: ({ signal }) => http.get(`${usersKey}/${id}/sessions`, userSessions, { signal }),
    refetchOnMount: 'always',
  });
