import type { QueryClient } from '@tanstack/react-query';

/** Paths of the queries that show a waqf's money. */
const paths = [
  '/api/waqf',
  '/api/waqfs',
  '/api/bank-account',
  '/api/bank-transactions',
  '/api/beneficiaries',
  '/api/approvals',
  '/api/transactions',
  '/api/dashboard/stats',
  '/api/distributions',
  '/api/desk',
];

/** Proposed days: one waits again once the transaction recorded for it is reversed. The path may have a query. */
const proposed = '/api/repeating-transactions';

/**
 * Marks everything that shows money as out of date.
 * @returns a promise that resolves once the queries on the screen are refetched
 */
export async function refreshMoney(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (paths.includes(path) || path.startsWith(proposed)),
  });
}
