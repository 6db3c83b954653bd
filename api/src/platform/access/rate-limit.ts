import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { poolOf } from '../database/data-source.js';
import { TooManyRequestsError } from '../errors/platform.errors.js';

/** What is counted: `points` a `seconds` and key. */
export interface RateRule {
  /** Prefix of the stored keys, e.g. `calls`. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Counters in the database: they hold for all replicas and survive a restart. */
@Injectable()
export class RateLimit {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Counts one. @throws TooManyRequestsError (429) with the seconds to wait */
  async take(rule: RateRule, key: string): Promise<void> {
    try {
      await this.limiterOf(rule).consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new TooManyRequestsError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      throw error;
    }
  }

  /** Gives one back. */
  async giveBack(rule: RateRule, key: string): Promise<void> {
    await this.limiterOf(rule).reward(key);
  }

  private limiterOf(rule: RateRule): RateLimiterPostgres {
    const id = `${rule.name}:${rule.points}:${rule.seconds}`;
    const kept = this.limiters.get(id);
    if (kept) return kept;
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
