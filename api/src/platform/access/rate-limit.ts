import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { poolOf } from '../database/data-source.js';
import { TooManyRequestsError } from '../errors/platform.errors.js';

/** A rate limit: at most `points` calls per key in `seconds`. */
export interface RateRule {
  /** Prefix of the stored keys, e.g. `calls`. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /**
   * Number of points that a process takes from the database at once and then spends by itself; default 1. Never more
   * than `points` are spent in total; with several processes a caller may be refused up to one block early for each
   * other process.
   */
  readonly block?: number;
}

/** Points of one key that this process has taken and not spent yet. */
interface Lease {
  left: number;
  /** The `performance.now()` at which the counter restarts. */
  readonly until: number;
}

/** Above this number of leases, the expired ones are removed. */
const leasesBeforeSweep = 10_000;

/** Counters in the database: they are shared by all replicas and survive a restart. */
@Injectable()
export class RateLimit {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private readonly local = new Map<string, RateLimiterMemory>();
  private readonly leases = new Map<string, Lease>();
  private readonly leasing = new Map<string, Promise<void>>();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Counts one call. @throws TooManyRequestsError (429) with the number of seconds to wait */
  async take(rule: RateRule, key: string): Promise<void> {
    const id = `${idOf(rule)}:${key}`;
    for (;;) {
      const lease = this.leases.get(id);
      if (lease && lease.left > 0 && performance.now() < lease.until) {
        lease.left -= 1;
        return;
      }
      const other = this.leasing.get(id);
      if (other) {
        // Another call is already taking a block for this key; both spend from it.
        await other;
        continue;
      }
      const asking = this.lease(rule, key, id);
      this.leasing.set(
        id,
        asking
          .then(
            () => undefined,
            () => undefined,
          )
          .finally(() => void this.leasing.delete(id)),
      );
      return asking;
    }
  }

  /**
   * Counts one call in this process only: used for reads, which are too many to store.
   * @throws TooManyRequestsError (429)
   */
  async takeLocally(rule: RateRule, key: string): Promise<void> {
    const id = idOf(rule);
    const limiter = this.local.get(id) ?? new RateLimiterMemory({ points: rule.points, duration: rule.seconds });
    this.local.set(id, limiter);
    try {
      await limiter.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes)
        throw new TooManyRequestsError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      throw error;
    }
  }

  /** Takes a block, spends one point of it and keeps the rest. */
  private async lease(rule: RateRule, key: string, id: string): Promise<void> {
    const block = rule.block ?? 1;
    const { granted, msBeforeNext } = await this.consume(rule, key, block);
    if (granted <= 0) throw new TooManyRequestsError(Math.max(1, Math.ceil(msBeforeNext / 1000)));
    if (granted === 1) return void this.leases.delete(id);
    if (this.leases.size > leasesBeforeSweep) this.sweep();
    this.leases.set(id, { left: granted - 1, until: performance.now() + msBeforeNext });
  }

  /** Takes points from the database; grants the part of the block that the rule still allows. */
  private async consume(
    rule: RateRule,
    key: string,
    block: number,
  ): Promise<{ granted: number; msBeforeNext: number }> {
    try {
      const { msBeforeNext } = await this.limiterOf(rule).consume(key, block);
      return { granted: block, msBeforeNext };
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return { granted: rule.points - (error.consumedPoints - block), msBeforeNext: error.msBeforeNext };
    }
  }

  private sweep(): void {
    const now = performance.now();
    for (const [id, lease] of this.leases) if (lease.until <= now) this.leases.delete(id);
  }

  /** Gives one point back. */
  async giveBack(rule: RateRule, key: string): Promise<void> {
    await this.limiterOf(rule).reward(key);
  }

  private limiterOf(rule: RateRule): RateLimiterPostgres {
    const id = idOf(rule);
    const existing = this.limiters.get(id);
    if (existing) return existing;
    const limiter = new RateLimiterPostgres({
      storeClient: poolOf(this.dataSource),
      storeType: 'pool',
      schemaName: 'platform',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.seconds,
      clearExpiredByTimeout: this.limiters.size === 0,
    });
    this.limiters.set(id, limiter);
    return limiter;
  }
}

const idOf = (rule: RateRule): string => `${rule.name}:${rule.points}:${rule.seconds}`;
