import type { QueryClient } from '@tanstack/react-query';

/** What shows money of a waqf, by the beginning of its path. */
const paths = [
  '/api/waqf',
  '/api/waqfs',
  '/api/bank-account',
  '/api/bank-transactions',
  '/api/beneficiaries',
  '/api/approvals',
  '/api/transactions',
  '/api/dashboard/stats',
  '/api/desk',
];

/**
 * Marks everything that shows money as out of date.
 * @returns once what is on the screen was read again
 */
export async function refreshMoney(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) => typeof queryKey[0] === 'string' && paths.includes(queryKey[0]),
  });
}
