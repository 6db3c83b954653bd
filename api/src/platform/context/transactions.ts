import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { traced } from '../tracing/tracing.js';
import { inSnapshot } from '../database/snapshot.js';
import { ReadReplica } from '../replica/read-replica.js';
import type { Ctx } from './ctx.js';
import { isLostToOthers, sqlState } from './sql-state.js';

const maxAttempts = 5;

/** Opens transactions. Use cases call it; repositories and façades only use the `ctx` they are given. */
@Injectable()
export class Transactions {
  private readonly logger = new Logger(Transactions.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly replica: ReadReplica,
  ) {}

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
        if (attempt === maxAttempts || !isLostToOthers(error)) throw error;
        this.logger.warn({ attempt, reference: ctx.reference, sqlState: sqlState(error) }, 'transaction runs again');
        await delay(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  /**
   * Reads several tables as they stood at one moment, so that an answer never mixes what was before and after
   * somebody's commit. Read-only; inside a transaction it joins that one. What `read` asks for without waiting in
   * between (`Promise.all`) leaves as one round trip, and the beginning leaves with the first question.
   */
  async snapshot<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
    if (inTransaction(ctx)) return read(ctx);
    return inSnapshot(this.dataSource, (manager) => read({ ...ctx, manager }));
  }

  /**
   * As `snapshot`, and from the read replica where there is one that has what the caller wrote: for what may be a
   * moment old and says so. `ctx.asOf` inside tells of which moment it is.
   */
  async reading<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
    if (inTransaction(ctx)) return read(ctx);
    const fromReplica = await this.replica.read(ctx, read);
    return fromReplica ? fromReplica.answer : this.snapshot(ctx, read);
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
