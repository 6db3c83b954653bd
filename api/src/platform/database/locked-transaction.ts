import type { DataSource, EntityManager } from 'typeorm';
import { beginUnawaited } from './begin-unawaited.js';

/**
 * Runs `lock` and then `work` in one transaction. BEGIN is not awaited: it is sent with the first statement of `lock`,
 * which saves a round trip. If BEGIN fails, `lock` ran outside of a transaction; it must therefore only lock and read.
 * `work` starts when BEGIN has succeeded.
 */
export async function inLockedTransaction<Locked, T>(
  source: DataSource,
  lock: (manager: EntityManager) => Promise<Locked>,
  work: (manager: EntityManager, locked: Locked) => Promise<T>,
): Promise<T> {
  const runner = source.createQueryRunner();
  try {
    const { begun } = await beginUnawaited(runner, 'START TRANSACTION');
    try {
      const locked = await lock(runner.manager);
      await begun;
      const result = await work(runner.manager, locked);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      // The first error is thrown, even when the rollback fails too.
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    }
  } finally {
    await runner.release();
  }
}
