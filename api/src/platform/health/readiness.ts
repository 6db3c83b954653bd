import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Blobs } from '../blobs/blobs.js';
import { DatabasePulse } from '../database/database-pulse.js';
import { findApplied, migrationNames } from '../database/migrate.js';
import { Shutdown } from './shutdown.js';

/** A balancer that waits longer sends people to a process that can't serve them. */
const patienceMs = 2_000;

/** Whether this process can serve people now. */
@Injectable()
export class Readiness {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly blobs: Blobs,
    private readonly shutdown: Shutdown,
    private readonly pulse: DatabasePulse,
  ) {}

  async check(): Promise<{ database: boolean; migrations: boolean; blobs: boolean; running: boolean }> {
    const applied = await this.appliedMigrations();
    return {
      database: applied !== undefined,
      migrations: applied !== undefined && (await this.isOfThisVersion(applied)),
      blobs: await this.blobs.isWritable(),
      running: this.shutdown.isReady,
    };
  }

  /** Has all that this version needs; a newer one may have added to it, and not taken away. */
  private async isOfThisVersion(applied: ReadonlyMap<string, boolean>): Promise<boolean> {
    const names = new Set(await migrationNames());
    const isWhole = [...names].every((name) => applied.has(name));
    return isWhole && [...applied].every(([name, contracts]) => !contracts || names.has(name));
  }

  /** Each with whether it takes something away; undefined when the database does not say it in time. */
  private async appliedMigrations(): Promise<Map<string, boolean> | undefined> {
    if (this.pulse.isSilent) return undefined;
    const late = new AbortController();
    try {
      const tooLate = delay(patienceMs, undefined, { signal: late.signal, ref: false });
      const rows = await Promise.race([findApplied.rows(this.dataSource), tooLate.catch(() => undefined)]);
      return rows && new Map(rows.map(({ name, contracts }) => [name, contracts]));
    } catch {
      return undefined;
    } finally {
      late.abort();
    }
  }
}
