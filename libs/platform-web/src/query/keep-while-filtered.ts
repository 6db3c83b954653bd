import { hashKey } from '@tanstack/react-query';

/**
 * `placeholderData` of a query whose key is its subject followed by a filter: the last answer for the same subject is
 * shown until that of the new filter arrives. Of another subject (waqf, account, person, period) nothing is shown.
 */
export const keepWhileFiltered =
  (subject: readonly unknown[]) =>
  <T>(last: T | undefined, query: { queryKey: readonly unknown[] } | undefined): T | undefined =>
    query && hashKey(query.queryKey.slice(0, subject.length)) === hashKey(subject) ? last : undefined;
