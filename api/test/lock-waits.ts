import { setTimeout as delay } from 'node:timers/promises';
import type { TestApi } from './harness.js';

/**
 * Waits until a transaction waits for a lock that another one holds, so that a test of two at the same time does not
 * pass because the second had not begun.
 * @param table part of the statement that waits; any statement without it
 * @throws Error when nobody waits within 20 s
 */
export async function untilSomebodyWaits(api: Pick<TestApi, 'query'>, table = ''): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await delay(5)) {
    const waiting = await api.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
        AND position($1 in query) > 0`,
      [table],
    );
    if (waiting.length > 0) return;
  }
  throw new Error('nobody waited for a lock');
}
