import type { DataSource, EntityManager } from 'typeorm';
import { beginUnawaited } from './begin-unawaited.js';
import { sendTogether } from './data-source.js';

/**
 * Runs `read` in a read-only transaction that sees one moment. BEGIN is not awaited: it is sent with the first
 * statement of `read`. If it fails, the whole read fails, whatever the later statements returned, so this is suitable
 * for reading only. The COMMIT is not awaited either, because there is nothing to save.
 */
export async function inSnapshot<T>(source: DataSource, read: (manager: EntityManager) => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  try {
    const moment = 'START TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY';
    const { client, begun } = await beginUnawaited(runner, moment);
    try {
      const answer = await read(runner.manager);
      await begun;
      return answer;
    } finally {
      Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
      // Under load the connection goes to its next user at once, whose first statements are sent with the COMMIT.
      sendTogether(client);
      // A connection that breaks here is noticed by its next user.
      client.query('COMMIT').catch(() => undefined);
    }
  } finally {
    await runner.release();
  }
}
