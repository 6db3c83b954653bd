import type { QueryClient } from '@tanstack/react-query';

/** Paths of the queries that show income, expenses and balances. */
const paths = ['/api/transactions', '/api/waqf', '/api/waqfs', '/api/bank-account', '/api/dashboard/stats'];

/**
 * Marks everything that shows a waqf's money as out of date.
 * @returns a promise that resolves once the queries on the screen are refetched
 */
export async function refreshFinances(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) => typeof queryKey[0] === 'string' && paths.includes(queryKey[0]),
  });
}
