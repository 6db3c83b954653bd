import type { QueryClient } from '@tanstack/react-query';

/**
 * Marks everything that shows this waqf as out of date: its view, the list, and the figures of the dashboard.
 * @returns a promise that resolves once the queries on the screen are refetched
 */
export async function refreshWaqf(client: QueryClient, waqfId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['/api/waqf', waqfId] }),
    client.invalidateQueries({ queryKey: ['/api/waqfs'] }),
    client.invalidateQueries({ queryKey: ['/api/dashboard/stats'] }),
  ]);
}
