import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { traced } from '../tracing/tracing.js';
import { inLockedTransaction } from '../database/locked-transaction.js';
import { inSnapshot } from '../database/snapshot.js';
import { ReadReplica } from '../replica/read-replica.js';
import type { Ctx } from './ctx.js';
import { isSerializationConflict, sqlState } from './sql-state.js';

const maxAttempts = 5;

/** One transaction; `context` makes the context of its work. */
type Transaction<T> = (context: (manager: EntityManager) => Ctx) => Promise<T>;

/** Opens transactions. Use cases call it; repositories and façades only use the `ctx` that they are given. */
@Injectable()
export class Transactions {
  private readonly logger = new Logger(Transactions.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly replica: ReadReplica,
  ) {}

  /**
   * Runs `work` in one transaction, or joins the transaction of `ctx`. When the database reports a serialization
   * failure or a deadlock, the whole of `work` runs again (at most five times). It must therefore have no effect
   * outside the database; such effects belong in the outbox, a job or `afterCommit`.
   */
  async run<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    if (inTransaction(ctx)) return work(ctx);
    return this.repeated(ctx, (context) => this.dataSource.transaction((manager) => work(context(manager))));
  }

  /**
   * Like `run` for a transaction that begins with locks: `lock` is sent together with the BEGIN, so it must only lock
   * and read. `work` gets what `lock` returned.
   */
  async runLocked<Locked, T>(
    ctx: Ctx,
    lock: (ctx: Ctx) => Promise<Locked>,
    work: (ctx: Ctx, locked: Locked) => Promise<T>,
  ): Promise<T> {
    if (inTransaction(ctx)) return work(ctx, await lock(ctx));
    return this.repeated(ctx, (context) =>
      inLockedTransaction(
        this.dataSource,
        (manager) => lock(context(manager)),
        (manager, locked) => work(context(manager), locked),
      ),
    );
  }

  /**
   * Reads several tables as they were at one moment, so that an answer never mixes data from before and after another
   * commit. Read-only; inside a transaction it joins that one. Statements that `read` starts together (`Promise.all`)
   * are sent in one round trip, and the BEGIN is sent with the first of them.
   */
  async snapshot<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
    if (inTransaction(ctx)) return read(ctx);
    return inSnapshot(this.dataSource, (manager) => read({ ...ctx, manager }));
  }

  /**
   * Like `snapshot`, but uses the read replica when there is one that already has the caller's own changes: for data
   * that may be slightly old and says so. Inside, `ctx.asOf` is the moment of the data.
   */
  async reading<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
    if (inTransaction(ctx)) return read(ctx);
    const fromReplica = await this.replica.read(ctx, read);
    return fromReplica ? fromReplica.answer : this.snapshot(ctx, read);
  }

  private async repeated<T>(ctx: Ctx, transaction: Transaction<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(ctx, transaction);
      } catch (error) {
        if (attempt === maxAttempts || !isSerializationConflict(error)) throw error;
        this.logger.warn({ attempt, reference: ctx.reference, sqlState: sqlState(error) }, 'transaction runs again');
        await delay(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  private async once<T>(ctx: Ctx, transaction: Transaction<T>): Promise<T> {
    const committed: (() => void)[] = [];
    const context = (manager: EntityManager): Ctx => ({
      ...ctx,
      manager,
      afterCommit: (after) => void committed.push(after),
    });
    const result = await traced('transaction', {}, () => transaction(context));
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
