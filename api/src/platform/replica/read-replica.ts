import { setTimeout as delay } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PoolClient } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import type { Ctx } from '../context/ctx.js';
import { databaseLimits, dataSourceOptions, poolOf } from '../database/data-source.js';
import { Environment } from '../environment.js';
import { isReplicaError } from './replica-errors.js';
import { type DatabaseStatus, maxLagMs, ReplicaState, readDatabaseStatus } from './replica-state.js';
import { AccessRights } from './access-rights.js';
import { walPosition, type WalPosition } from './wal-position.js';

const tickMs = 500;
/** Milliseconds that a person waits for the replica to have their own changes; then the primary answers. */
const maxWaitMs = 200;
/** A job waits longer, because the replica is there to keep its load off the primary. */
const maxJobWaitMs = 5000;

/** The replica cannot answer this read; the primary will. */
class ReplicaNotReadyError extends Error {}

/**
 * A standby of the database (`DATABASE_READ_URL`), for reads that may be slightly old. Its identity and its position
 * are checked twice a second; while anything is wrong with it, the primary answers.
 */
@Injectable()
export class ReadReplica implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('ReadReplica');
  private readonly state = new ReplicaState();
  private readonly connections = new Set<PoolClient>();
  private readonly answered = { replica: 0, primary: 0 };
  /** Log position after the last write of each session in this process: of two answers the older may arrive last. */
  private readonly writers = new Map<string, { readonly position: WalPosition; readonly at: number }>();
  private source: DataSource | undefined;
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;

  constructor(
    @InjectDataSource() private readonly primary: DataSource,
    @Inject(Environment) private readonly environment: Environment,
    private readonly rights: AccessRights,
  ) {}

  get isConfigured(): boolean {
    return this.environment.readUrl !== undefined;
  }

  /** For operators: how many reads each database has answered, and whether the replica is in use now. */
  get figures(): { readonly replica: number; readonly primary: number; readonly inUse: boolean } {
    return { ...this.answered, inUse: this.isConfigured && this.state.fault === undefined };
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.isConfigured) return;
    await this.checkState();
    this.timer = setInterval(() => void this.checkState(), tickMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.checking;
    await this.source?.destroy().catch(() => undefined);
  }

  /** The current position of the primary's log: at or after everything that has been committed. */
  async currentPosition(): Promise<WalPosition> {
    return walPosition((await readDatabaseStatus.one(this.primary)).position);
  }

  /** Stores and returns the log position after a change by a session. */
  async noteWrite(sessionId: string): Promise<WalPosition> {
    const position = await this.currentPosition();
    const before = this.writers.get(sessionId)?.position ?? position;
    this.writers.delete(sessionId);
    this.writers.set(sessionId, { position: before > position ? before : position, at: performance.now() });
    // The oldest entries come first. They can be dropped: any replica that may be read already has their changes.
    for (const [session, { at }] of this.writers) {
      if (at > performance.now() - 2 * maxLagMs) break;
      this.writers.delete(session);
    }
    return this.writers.get(sessionId)?.position ?? position;
  }

  /**
   * Reads from the replica in a read-only transaction that sees one moment; never for a person whose rights differ
   * between replica and primary.
   * @returns undefined when the primary has to answer
   */
  async read<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<{ answer: T } | undefined> {
    if (!this.isConfigured) return undefined;
    const answer = this.state.fault === undefined ? await this.tryReplica(ctx, read) : undefined;
    this.answered[answer ? 'replica' : 'primary'] += 1;
    return answer;
  }

  private async tryReplica<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<{ answer: T } | undefined> {
    const wanted = await this.requiredPosition(ctx);
    const rights = await this.rights.of(ctx);
    if (rights === undefined) return undefined;
    try {
      return await this.withConnection(async (runner) => {
        const { manager } = runner;
        const position = await this.waitForPosition(manager, wanted, ctx.written === undefined);
        const asOf = new Date(ctx.clock.now().getTime() - this.state.lagOf(position));
        await runner.startTransaction('REPEATABLE READ');
        await runner.query('SET TRANSACTION READ ONLY');
        const inside = { ...ctx, manager, asOf };
        if ((await this.rights.of(inside)) !== rights)
          throw new ReplicaNotReadyError('the person has other rights by now');
        const answer = await read(inside);
        await runner.commitTransaction();
        return { answer };
      });
    } catch (error) {
      if (error instanceof ReplicaNotReadyError) return undefined;
      if (!isReplicaError(error)) throw error;
      this.logger.warn({ err: error, reference: ctx.reference }, 'the replica failed a read, the primary answers');
      return undefined;
    }
  }

  private async requiredPosition(ctx: Ctx): Promise<WalPosition> {
    if (ctx.written === undefined) return this.currentPosition();
    const here = ctx.actor.kind === 'person' ? this.writers.get(ctx.actor.sessionId)?.position : undefined;
    return here !== undefined && here > ctx.written ? here : ctx.written;
  }

  /** A connection for one read; in any case it is returned without an open transaction. */
  private async withConnection<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    const { source } = this;
    if (!source?.isInitialized) throw new ReplicaNotReadyError('the replica is not connected');
    const runner = source.createQueryRunner();
    try {
      await runner.connect();
      return await work(runner);
    } catch (error) {
      // Only a broken connection is released early; the error then says nothing about the read itself.
      if (runner.isReleased) throw new ReplicaNotReadyError('the connection broke', { cause: error });
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }

  /**
   * The replica's position once it has reached `wanted`. It is checked before the snapshot, which therefore has at
   * least that.
   */
  private async waitForPosition(manager: EntityManager, wanted: WalPosition, isJob: boolean): Promise<WalPosition> {
    const until = performance.now() + (isJob ? maxJobWaitMs : maxWaitMs);
    for (;;) {
      const row = await readDatabaseStatus.one({ manager });
      if (!row.isStandby) throw new ReplicaNotReadyError('it is no standby any more');
      const position = walPosition(row.position);
      if (position >= wanted) return position;
      if (performance.now() >= until) throw new ReplicaNotReadyError('it has not got that far');
      await delay(20);
    }
  }

  private checkState(): Promise<void> {
    this.checking ??= this.checkStateOnce().finally(() => (this.checking = undefined));
    return this.checking;
  }

  private async checkStateOnce(): Promise<void> {
    const at = performance.now();
    const primary = await readDatabaseStatus.one(this.primary).catch(() => undefined);
    // When the primary cannot be reached, the replica's delay is unknown, and requests fail anyway.
    if (!primary) return;
    this.state.recordPrimaryPosition(walPosition(primary.position), at);
    const replica = await this.replicaStatus().catch(() => undefined);
    if (!this.state.judge(primary, replica)) return;
    const { fault } = this.state;
    if (fault === undefined) return this.logger.log('reads go to the replica');
    this.logger.error({ fault }, 'the replica is not read, the primary answers');
    if (fault === 'gone') for (const { connection } of this.connections) connection.stream.destroy();
  }

  private async replicaStatus(): Promise<DatabaseStatus> {
    const source = await this.connected();
    return Promise.race([
      readDatabaseStatus.one(source),
      delay(databaseLimits.connect, undefined, { ref: false }).then(() => {
        throw new Error('the replica does not answer');
      }),
    ]);
  }

  /** Connects when the replica first answers: the platform can start without it. */
  private async connected(): Promise<DataSource> {
    if (this.source?.isInitialized) return this.source;
    const { entities } = this.primary.options;
    this.source = new DataSource({
      ...dataSourceOptions(this.environment.readUrl ?? ''),
      ...(entities ? { entities } : {}),
      applicationName: 'waqf-reads',
    } as ReturnType<typeof dataSourceOptions>);
    await this.source.initialize();
    const pool = poolOf(this.source);
    pool.on('error', () => undefined);
    pool.on('connect', (client) => void this.connections.add(client));
    pool.on('remove', (client) => void this.connections.delete(client));
    return this.source;
  }
}
