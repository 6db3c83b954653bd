import type { QueryClient } from '@tanstack/react-query';

/** What shows income, expenses and balances, by the beginning of its path. */
const paths = ['/api/transactions', '/api/waqf', '/api/waqfs', '/api/bank-account', '/api/dashboard/stats'];

/**
 * Marks everything that shows a waqf's money as out of date.
 * @returns once what is on the screen was read again
 */
export async function refreshFinances(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) => typeof queryKey[0] === 'string' && paths.includes(queryKey[0]),
  });
}
