import { removedPayees } from '@waqf/contracts/distributions';
import { apiQuery, withQuery } from '@waqf/platform-web';

/** Path of the removed people who are still owed something. */
export const removedPayeesPath = '/api/distributions/removed';

/** `GET /api/distributions/removed`, of one waqf or of all waqfs whose beneficiaries the user manages. */
export const removedPayeesQuery = (waqfId: string | undefined) =>
  apiQuery([withQuery(removedPayeesPath, { waqfId })], removedPayees);
