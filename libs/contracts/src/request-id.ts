import * as z from 'zod/mini';

/**
 * An id in a request. Capitals are the same id as small letters, and everything behind the contract compares ids as
 * the database writes them: in small letters.
 */
// @__NO_SIDE_EFFECTS__
export const requestId = (invalid: string) => z.guid(invalid).check(z.toLowerCase());
