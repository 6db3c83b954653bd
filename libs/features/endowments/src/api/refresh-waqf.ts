import type { QueryClient } from '@tanstack/react-query';

/**
 * Marks everything that shows this waqf as out of date: its view, the list, the numbers of the dashboard.
 * @returns once what is on the screen was read again
 */
export async function refreshWaqf(client: QueryClient, waqfId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['/api/waqf', waqfId] }),
    client.invalidateQueries({ queryKey: ['/api/waqfs'] }),
    client.invalidateQueries({ queryKey: ['/api/dashboard/stats'] }),
  ]);
}
