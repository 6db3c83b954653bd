import type { DataSource, EntityManager } from 'typeorm';
import { clientOf, sendTogether } from './data-source.js';

/**
 * Work in a read-only transaction that sees one moment. Its beginning is not waited for: it leaves with the first
 * statement of `read`. Should it fail, the whole reading does, whatever the statements after it answered; that makes
 * it a way for reading only. Nobody waits for the end either: there is nothing to be kept.
 */
export async function inSnapshot<T>(source: DataSource, read: (manager: EntityManager) => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  try {
    const client = await clientOf(runner);
    sendTogether(client);
    const begun = client.query('START TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    begun.catch(() => undefined);
    // As TypeORM's own beginning leaves it: façades that are called inside join this transaction.
    Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
    try {
      const answer = await read(runner.manager);
      await begun;
      return answer;
    } finally {
      Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
      // A connection that is lost here is found by whoever asks it next.
      client.query('COMMIT').catch(() => undefined);
    }
  } finally {
    await runner.release();
  }
}
