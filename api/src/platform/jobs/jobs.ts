import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PgBoss, type Db } from 'pg-boss';
import type { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { Ctx } from '../context/ctx.js';
import { newId } from '../context/new-id.js';
import { inTransaction } from '../context/transactions.js';
import { errorKind } from '../logging/error-kind.js';
import { poolOf } from '../database/data-source.js';
import { traced } from '../tracing/tracing.js';
import { jobsSchema } from './jobs-schema.js';
import type { Job, Queue } from './queue.js';

/** How one process works on a queue. */
export interface WorkOptions {
  /** Number of jobs that run at the same time in this process; default 1. */
  readonly concurrency?: number;
}

export interface EnqueueOptions {
  /** While a job with this key waits, another job with the same key is not added. */
  readonly key?: string;
  readonly startAfter?: Date;
}

interface Registration {
  readonly queue: Queue<object>;
  readonly handler: (job: Job<object>) => Promise<void>;
  readonly concurrency: number;
}

const queueDefaults = { heartbeatSeconds: 10, expireInSeconds: 120, retryLimit: 2, retryDelay: 1 } as const;
/** Workers poll at this interval; a job with a known due time wakes them at that time. */
const pollingSeconds = 2;
/** Extra wait for the clock difference between this process and the database, and for the failure to be stored. */
const leewayMs = 50;
/** Jobs that are due later than this are found by polling. */
const longestWaitMs = 60_000;

/** Background work, on pg-boss: at most three runs of 120 s each; a job is claimed again 10 s after its worker died. */
@Injectable()
export class Jobs {
  private readonly logger = new Logger('Jobs');
  private readonly registrations = new Map<string, Registration>();
  private readonly workers = new Map<string, string[]>();
  private readonly alarms = new Set<NodeJS.Timeout>();
  private readonly boss: PgBoss;
  private started = false;
  /** Resolves when the handlers that were running when claiming ended have ended too. */
  private ending: Promise<unknown> = Promise.resolve();

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.boss = new PgBoss({
      db: throughPool(poolOf(dataSource)),
      schema: jobsSchema,
      migrate: false,
      createSchema: false,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
    });
    this.boss.on('error', (error) => this.logger.error(error, 'jobs'));
    this.boss.on('warning', (warning) => this.logger.warn(warning, 'jobs'));
  }

  /**
   * Adds a job in the caller's transaction: it exists if and only if that transaction commits.
   * @throws Error outside a transaction, or for a queue that has no worker in this process
   */
  async enqueue<T extends object>(ctx: Ctx, queue: Queue<T>, data: T, options: EnqueueOptions = {}): Promise<void> {
    if (!inTransaction(ctx)) throw new Error(`job ${queue.name} enqueued outside of a transaction`);
    if (!this.registrations.has(queue.name)) throw new Error(`queue ${queue.name} has no worker`);
    await this.boss.send(queue.name, data, {
      db: throughManager(ctx.manager),
      // The queue lets one job per key wait; a job without a key gets a unique one.
      singletonKey: options.key ?? newId(),
      ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
    });
    const wait = options.startAfter === undefined ? 0 : options.startAfter.getTime() - Date.now();
    ctx.afterCommit(() => this.wakeIn(wait, queue.name));
  }

  /**
   * Registers the handler of a queue, from a module's `onModuleInit`; claiming starts with the platform. A failed
   * handler is run again after a second, so it must be safe to run twice. Long work must check `job.signal`.
   */
  work<T extends object>(queue: Queue<T>, handler: (job: Job<T>) => Promise<void>, options: WorkOptions = {}): void {
    if (this.registrations.has(queue.name)) throw new Error(`queue ${queue.name} has two workers`);
    this.registrations.set(queue.name, {
      queue,
      handler: handler as Registration['handler'],
      concurrency: options.concurrency ?? 1,
    });
  }

  /** Opens the queues, so that jobs can be added; nothing is claimed yet. */
  async open(): Promise<void> {
    if (this.started) return;
    await this.boss.start();
    this.started = true;
    for (const { queue } of this.registrations.values()) {
      await this.boss.createQueue(queue.name, { ...queueDefaults, policy: 'short' });
    }
  }

  /** Starts claiming jobs. */
  async start(): Promise<void> {
    await this.open();
    for (const registration of this.registrations.values()) {
      const ids: string[] = [];
      for (let i = 0; i < registration.concurrency; i += 1) ids.push(await this.claim(registration));
      this.workers.set(registration.queue.name, ids);
    }
  }

  /** Claims no more jobs; running handlers continue. */
  stopClaiming(): void {
    if (!this.started) return;
    const queues = [...this.workers.keys()];
    this.workers.clear();
    for (const alarm of this.alarms) clearTimeout(alarm);
    this.alarms.clear();
    this.ending = Promise.all([this.ending, ...queues.map((queue) => this.boss.offWork(queue, { wait: true }))]);
  }

  /**
   * Stops claiming, waits for running handlers (at most `timeoutMs`), then stops; unfinished jobs run again elsewhere.
   */
  async stop(timeoutMs: number): Promise<void> {
    if (!this.started) return;
    this.stopClaiming();
    this.started = false;
    // Waits here, because pg-boss itself would check only every half second whether the handlers have ended.
    await Promise.race([this.ending, delay(timeoutMs, undefined, { ref: false })]);
    await this.boss.stop({ graceful: false, close: false });
  }

  private async claim({ queue, handler }: Registration): Promise<string> {
    const options = { pollingIntervalSeconds: pollingSeconds };
    const worker = await this.boss.work<object>(queue.name, options, async ([job]) => {
      if (!job) return;
      // Another job may wait behind this one; the worker would otherwise find it only at its next poll.
      this.boss.notifyWorker(worker);
      try {
        const attempt = job.retryCount + 1;
        const about = { 'messaging.message.id': job.id, 'waqf.attempt': attempt };
        const work = () =>
          handler({
            id: job.id,
            data: job.data,
            attempt,
            lastAttempt: job.retryCount >= queueDefaults.retryLimit,
            signal: job.signal,
          });
        await traced(`job ${queue.name}`, about, work, { begins: true });
      } catch (error) {
        this.logger.error({ err: error, job: job.id, queue: queue.name, attempt: job.retryCount + 1 }, 'job failed');
        this.wakeIn(queueDefaults.retryDelay * 1000, queue.name);
        // pg-boss stores the reason of a failure: only its kind and place, no more.
        throw new Error(errorKind(error));
      }
    });
    return worker;
  }

  /** Runs a failed job again, in the transaction of `ctx`. */
  async retry(ctx: Ctx, queue: string, id: string): Promise<void> {
    await this.boss.retry(queue, id, { db: throughManager(ctx.manager) });
    ctx.afterCommit(() => this.wake(queue));
  }

  /** Drops a failed job, in the transaction of `ctx`. */
  async drop(ctx: Ctx, queue: string, id: string): Promise<void> {
    await this.boss.deleteJob(queue, id, { db: throughManager(ctx.manager) });
  }

  private wake(queue: string): void {
    for (const worker of this.workers.get(queue) ?? []) this.boss.notifyWorker(worker);
  }

  /** Wakes the workers of a queue when one of their jobs is due. */
  private wakeIn(waitMs: number, queue: string): void {
    if (waitMs <= 0) return this.wake(queue);
    if (waitMs > longestWaitMs || !this.workers.has(queue)) return;
    const alarm = setTimeout(() => {
      this.alarms.delete(alarm);
      this.wake(queue);
    }, waitMs + leewayMs);
    this.alarms.add(alarm.unref());
  }
}

function throughPool(pool: Pool): Db {
  return { executeSql: (text, values) => pool.query(text, values) };
}

/** Runs pg-boss's statements on the caller's own connection, so in the caller's transaction. */
function throughManager(manager: EntityManager): Db {
  return {
    executeSql: async (text, values) => ({ rows: await manager.query(text, values ? [...values] : []) }),
  };
}
