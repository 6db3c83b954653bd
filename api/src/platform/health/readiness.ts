import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Blobs } from '../blobs/blobs.js';
import { DatabaseHeartbeat } from '../database/database-heartbeat.js';
import { findApplied, migrationNames } from '../database/migrate.js';
import { Shutdown } from './shutdown.js';

/** Checks whether this process can serve users now. */
@Injectable()
export class Readiness {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly blobs: Blobs,
    private readonly shutdown: Shutdown,
    private readonly heartbeat: DatabaseHeartbeat,
  ) {}

  async check(): Promise<{
    database: boolean;
    migrations: boolean;
    blobs: boolean;
    started: boolean;
    running: boolean;
  }> {
    const applied = await this.appliedMigrations();
    return {
      database: applied !== undefined,
      migrations: applied !== undefined && (await this.isOfThisVersion(applied)),
      blobs: await this.blobs.isWritable(),
      // Separate, because a process that prepares its samples serves pages before its start has ended.
      started: this.shutdown.hasStarted,
      running: !this.shutdown.signal.aborted,
    };
  }

  /**
   * Whether the database has all migrations of this version; a newer version may have added to it, but not removed from
   * it.
   */
  private async isOfThisVersion(applied: ReadonlyMap<string, boolean>): Promise<boolean> {
    const names = new Set(await migrationNames());
    const isWhole = [...names].every((name) => applied.has(name));
    return isWhole && [...applied].every(([name, contracts]) => !contracts || names.has(name));
  }

  /** The applied migrations, each with whether it removes something; undefined while the database does not answer. */
  private async appliedMigrations(): Promise<Map<string, boolean> | undefined> {
    if (this.heartbeat.isUnresponsive) return undefined;
    try {
      return new Map((await findApplied.rows(this.dataSource)).map(({ name, contracts }) => [name, contracts]));
    } catch {
      return undefined;
    }
  }
}
