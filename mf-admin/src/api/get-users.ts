import { userList, type UserQuery } from '@waqf/contracts/users';
import { filteredPages, withQuery } from '@waqf/platform-web';

export const usersKey = '/api/admin/users';

export type UserFilters = Pick<UserQuery, 'search' | 'role' | 'state' | 'inactive'>;

/** `GET /api/admin/users`: page after page, newest first. */
export const userPages = (filter: UserFilters) =>
  filteredPages([usersKey], filter, (cursor) => withQuery(usersKey, { ...filter, cursor }), userList);
