import { keepPreviousData } from '@tanstack/react-query';
import { userList, type UserQuery } from '@waqf/contracts/users';
import { apiPages, withQuery, givenParams } from '@waqf/platform-web';

export const usersKey = '/api/admin/users';

export type UserFilters = Pick<UserQuery, 'search' | 'role' | 'state' | 'inactive'>;

/**
 * `GET /api/admin/users`: page after page, newest first; the last answer is shown until that of a new filter arrives.
 */
export const userPages = (filters: UserFilters) => ({
  ...apiPages([usersKey, givenParams(filters)], (cursor) => withQuery(usersKey, { ...filters, cursor }), userList),
  placeholderData: keepPreviousData,
});
