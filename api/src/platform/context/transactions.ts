import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, QueryFailedError } from 'typeorm';
import { traced } from '../tracing/tracing.js';
import type { Ctx } from './ctx.js';

/** serialization_failure and deadlock_detected: the database asks for the whole unit again. */
const retryable = new Set(['40001', '40P01']);
const maxAttempts = 5;

/** Opens transactions. Use cases call it; repositories and façades only use the `ctx` they are given. */
@Injectable()
export class Transactions {
  private readonly logger = new Logger(Transactions.name);

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in one transaction, or joins the one that `ctx` is already in. When the database reports a
   * serialization failure or a deadlock, the whole of `work` runs again (at most five times): nothing in it may reach
   * outside the database, such effects belong into the outbox, a job or `afterCommit`.
   */
  async run<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    if (inTransaction(ctx)) return work(ctx);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(ctx, work);
      } catch (error) {
        if (attempt === maxAttempts || !retryable.has(sqlState(error) ?? '')) throw error;
        this.logger.warn({ attempt, reference: ctx.reference, sqlState: sqlState(error) }, 'transaction runs again');
        await delay(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  /**
   * Reads several tables as they stood at one moment, so that an answer never mixes what was before and after
   * somebody's commit. Read-only; inside a transaction it joins that one.
   */
  async snapshot<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
    if (inTransaction(ctx)) return read(ctx);
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('SET TRANSACTION READ ONLY');
      return read({ ...ctx, manager });
    });
  }

  private async once<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    const committed: (() => void)[] = [];
    const result = await traced('transaction', {}, () =>
      this.dataSource.transaction((manager) =>
        work({ ...ctx, manager, afterCommit: (after) => void committed.push(after) }),
      ),
    );
    for (const after of committed) {
      try {
        after();
      } catch (error) {
        this.logger.error(error, 'work after the commit failed');
      }
    }
    return result;
  }
}

/** True inside `Transactions.run`. */
export function inTransaction(ctx: Ctx): boolean {
  return ctx.manager.queryRunner?.isTransactionActive === true;
}

/** SQLSTATE of a database error, whoever wrapped it; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code) ? cause.code : undefined;
}

/** Name of the constraint that a statement violated; undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (typeof cause !== 'object' || cause === null || !('constraint' in cause)) return undefined;
  return typeof cause.constraint === 'string' ? cause.constraint : undefined;
}
