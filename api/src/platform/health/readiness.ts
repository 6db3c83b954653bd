import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Blobs } from '../blobs/blobs.js';
import { findApplied, migrationNames } from '../database/migrate.js';
import { Shutdown } from './shutdown.js';

/** Whether this process can serve people now. */
@Injectable()
export class Readiness {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly blobs: Blobs,
    private readonly shutdown: Shutdown,
  ) {}

  async check(): Promise<{ database: boolean; migrations: boolean; blobs: boolean; running: boolean }> {
    const applied = await this.appliedMigrations();
    return {
      database: applied !== undefined,
      migrations: applied !== undefined && (await migrationNames()).every((name) => applied.has(name)),
      blobs: await this.blobs.isWritable(),
      running: this.shutdown.isReady,
    };
  }

  private async appliedMigrations(): Promise<Set<string> | undefined> {
    try {
      return new Set((await findApplied.rows(this.dataSource)).map(({ name }) => name));
    } catch {
      return undefined;
    }
  }
}
