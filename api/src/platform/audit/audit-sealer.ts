import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { sql } from '../database/sql.js';
import { PeriodicUseCase } from '../jobs/periodic-use-case.js';

const sealEntries = sql({
  name: 'platform.seal-audit-entries',
  text: 'SELECT platform.seal_audit_entries($1) AS sealed',
  row: { sealed: 'int4' },
});

/** Maximum number of entries in one block. */
const blockSize = 5000;

/** Adds committed entries of the audit trail to its hash chain; only one process does so at a time. */
@Injectable()
export class AuditSealer extends PeriodicUseCase {
  protected readonly everyMs = 5000;
  protected readonly failure = 'sealing the audit trail failed, it is tried again';

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super();
  }

  /** Seals all entries that are final now. */
  async execute(): Promise<void> {
    for (;;) {
      const { sealed } = await sealEntries.one(this.dataSource, [blockSize]);
      if (sealed < blockSize || this.shutdown.signal.aborted) return;
    }
  }
}
