import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { sql } from '../database/sql.js';
import { Shutdown } from '../health/shutdown.js';
import { PeriodicTask } from '../jobs/periodic-task.js';

const sealEntries = sql({
  name: 'platform.seal-audit-entries',
  text: 'SELECT platform.seal_audit_entries($1) AS sealed',
  row: { sealed: 'int4' },
});

/** Maximum number of entries in one block. */
const blockSize = 5000;
const roundMs = 5000;

/** Adds committed entries of the audit trail to its hash chain; only one process does so at a time. */
@Injectable()
export class AuditSealer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(AuditSealer.name);
  private readonly task: PeriodicTask;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly shutdown: Shutdown,
  ) {
    this.task = new PeriodicTask(
      () => this.sealAll(),
      roundMs,
      shutdown.signal,
      (error) => this.logger.warn({ err: error }, 'sealing the audit trail failed, it is tried again'),
    );
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** Seals all entries that are final now. */
  async sealAll(): Promise<void> {
    for (;;) {
      const { sealed } = await sealEntries.one(this.dataSource, [blockSize]);
      if (sealed < blockSize || this.shutdown.signal.aborted) return;
    }
  }
}
